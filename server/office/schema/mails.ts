import { signedInStaff } from '../../context/officeContext';
import type { Resolvers } from '../../context/officeResolvers.generated';
import { mailLabels, mailSampleByName } from '../../notifications/mail/mailSamples';

const languages = { DA: 'da', EN: 'en' } as const;

export const mails: Resolvers = {
  Query: {
    async mails(_root, { language }, context) {
      await signedInStaff(context);
      return mailLabels(languages[language]);
    },
    async mail(_root, { name, language }, context) {
      await signedInStaff(context);
      return mailSampleByName(name)?.render(languages[language], '') ?? null;
    },
  },
};
