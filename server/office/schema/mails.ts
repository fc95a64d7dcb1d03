import { signedInStaff } from '../../context/officeContext';
import type { Resolvers } from '../../context/officeResolvers.generated';
import { mailSampleByName, mailSamples } from '../../notifications/mail/mailSamples';

const languages = { DA: 'da', EN: 'en' } as const;

export const mails: Resolvers = {
  Query: {
    async mails(_root, _args, context) {
      await signedInStaff(context);
      return mailSamples().map(({ name }) => ({ name }));
    },
    async mail(_root, { name, language }, context) {
      await signedInStaff(context);
      return mailSampleByName(name)?.render(languages[language], '') ?? null;
    },
  },
};
