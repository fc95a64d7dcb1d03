import type { TextValues } from './service.generated';

type MessageId = keyof TextValues;

/** The messages that are Danish as given, because their screens are (D24). All others are English. */
export const danishAsGiven: ReadonlySet<MessageId> = new Set<MessageId>([
  'account.emailInvalid',
  'account.emailTaken',
  'calendar.booking',
  'calendar.borrowed',
  'calendar.comesBack',
  'calendar.handBack',
  'calendar.lent',
  'calendar.requestedByYou',
  'calendar.requestedOfYou',
  'calendar.units',
  'members.former',
  'signUp.emailTooLong',
  'signUp.nameRequired',
  'signUp.nameReserved',
  'signUp.nameTooLong',
  'signUp.passwordBlank',
  'signUp.passwordCommon',
  'signUp.passwordIsEmail',
  'signUp.passwordTooLong',
  'signUp.passwordTooShort',
]);

/** The messages whose English text as given has other words, with the id of that text: here American spelling. */
export const givenTexts: { readonly [Id in MessageId]?: MessageId } = {
  'favourites.tooMany': 'favourites.tooManyAsGiven',
};
