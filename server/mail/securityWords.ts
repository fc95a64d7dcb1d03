import { copenhagenDateOf, formatDate } from '../../domain/days';
import { leavesAt } from '../../domain/leaving';
import type { ScreenLanguage } from '../../domain/money';
import type { SecurityEventKind } from '../../domain/securityEvents';
import type { Device } from '../auth/deviceOf';

/**
 * The text of a mail about an event: its subject, what happened, and its button's label when it differs from the usual.
 * `device` is null when it is not known.
 */
type Words = (about: { email: string; at: Date; device: string | null }) => {
  subject: string;
  text: string;
  label?: string;
};

/** The last day on which a member who has deleted their account can come back. */
const lastDay = (at: Date, language: ScreenLanguage) =>
  formatDate(copenhagenDateOf(leavesAt(at)), language);

const danish: Partial<Record<SecurityEventKind, Words>> = {
  emailChangeAsked: ({ email }) => ({
    subject: 'Din e-mail er ved at blive ændret',
    text: `Der er bedt om at ændre e-mailen på din konto til ${email}. Den bliver først ændret, når linket i den e-mail, vi har sendt dertil, er brugt.`,
  }),
  emailChanged: ({ email }) => ({
    subject: 'Din e-mail er ændret',
    text: `E-mailen på din konto er ikke længere ${email}. Du logger ind med den nye.`,
  }),
  passwordChanged: () => ({
    subject: 'Din adgangskode er ændret',
    text: 'Adgangskoden til din konto er ændret, og alle andre browsere er logget ud.',
  }),
  passwordReset: () => ({
    subject: 'Din adgangskode er ændret',
    text: 'Der er valgt en ny adgangskode til din konto med et link fra en e-mail, og alle browsere er logget ud.',
  }),
  sessionsEnded: () => ({
    subject: 'Dine andre browsere er logget ud',
    text: 'Alle andre browsere end den, det blev gjort i, er logget ud af din konto.',
  }),
  paymentMethodAsked: () => ({
    subject: 'Et betalingskort er ved at blive tilføjet',
    text: 'Der er bedt om at tilføje et betalingskort til din konto.',
  }),
  signedInNew: ({ device }) => ({
    subject: device ? `Nyt login fra ${device}` : 'Nyt login på din konto',
    text: 'Der er logget ind på din konto fra en browser, som vi ikke har set på den før.',
  }),
  secondFactorSet: () => ({
    subject: 'Totrinsgodkendelse er slået til',
    text: 'Når du logger ind, skal du fra nu af også bruge en kode fra din app.',
  }),
  secondFactorRemoved: () => ({
    subject: 'Totrinsgodkendelse er slået fra',
    text: 'Din adgangskode er fra nu af nok til at logge ind.',
  }),
  secondFactorRemovedBySkuret: () => ({
    subject: 'Skuret har slået totrinsgodkendelse fra',
    text: 'Vi har slået totrinsgodkendelse fra på din konto. Din adgangskode er nok til at logge ind, indtil du slår den til igen.',
  }),
  recoveryCodesRenewed: () => ({
    subject: 'Du har nye gendannelseskoder',
    text: 'Der er lavet nye gendannelseskoder til din konto. De gamle virker ikke længere.',
  }),
  passkeyAdded: () => ({
    subject: 'Du har en ny adgangsnøgle',
    text: 'Der er føjet en adgangsnøgle til din konto. Den logger ind uden adgangskode.',
  }),
  passkeyRemoved: () => ({
    subject: 'En adgangsnøgle er fjernet',
    text: 'En adgangsnøgle er fjernet fra din konto og logger ikke længere ind.',
  }),
  recoveryCodeUsed: () => ({
    subject: 'En gendannelseskode er brugt',
    text: 'En af dine gendannelseskoder er brugt i stedet for en kode fra din app. Den virker ikke igen.',
  }),
  exported: () => ({
    subject: 'Dine data er hentet',
    text: 'Der er bedt om en fil med alt, hvad Skuret har om dig: profil, bookinger, beskeder, betalinger og billeder.',
  }),
  calendarMade: () => ({
    subject: 'Din kalender har fået en ny adresse',
    text: 'Der er lavet en privat adresse, hvor kalenderprogrammer kan læse dine bookinger. En tidligere adresse virker ikke længere.',
  }),
  leavingAsked: ({ at }) => ({
    subject: 'Din konto er ved at blive slettet',
    text: `Din profil og dit værktøj er skjult nu, og du er logget ud overalt. Fortryder du, så log ind inden ${lastDay(at, 'da')} og tryk på »Kom tilbage«: så er alt, som det var. Den dag bliver det, der er personligt, slettet for altid.`,
    label: 'Log ind og kom tilbage',
  }),
  cameBack: () => ({
    subject: 'Velkommen tilbage',
    text: 'Din konto bliver ikke slettet. Din profil og dit værktøj kan ses igen, som før.',
  }),
};

const english: Partial<Record<SecurityEventKind, Words>> = {
  emailChangeAsked: ({ email }) => ({
    subject: 'Your e-mail is about to be changed',
    text: `It was asked to change the e-mail of your account to ${email}. It is changed only when the link in the e-mail that we have sent there is used.`,
  }),
  emailChanged: ({ email }) => ({
    subject: 'Your e-mail was changed',
    text: `The e-mail of your account is no longer ${email}. You sign in with the new one.`,
  }),
  passwordChanged: () => ({
    subject: 'Your password was changed',
    text: 'The password of your account was changed, and all other browsers were signed out.',
  }),
  passwordReset: () => ({
    subject: 'Your password was changed',
    text: 'A new password of your account was chosen with a link from an e-mail, and all browsers were signed out.',
  }),
  sessionsEnded: () => ({
    subject: 'Your other browsers were signed out',
    text: 'All browsers but the one where this was done were signed out of your account.',
  }),
  paymentMethodAsked: () => ({
    subject: 'A payment card is about to be added',
    text: 'It was asked to add a payment card to your account.',
  }),
  signedInNew: ({ device }) => ({
    subject: device ? `New sign-in from ${device}` : 'New sign-in to your account',
    text: 'Somebody signed in to your account in a browser that we have not seen there before.',
  }),
  secondFactorSet: () => ({
    subject: 'Two-step sign-in is on',
    text: 'From now on signing in also takes a code from your app.',
  }),
  secondFactorRemoved: () => ({
    subject: 'Two-step sign-in is off',
    text: 'From now on your password is enough to sign in.',
  }),
  secondFactorRemovedBySkuret: () => ({
    subject: 'Skuret has turned two-step sign-in off',
    text: 'We have turned two-step sign-in off for your account. Your password is enough to sign in until you turn it on again.',
  }),
  recoveryCodesRenewed: () => ({
    subject: 'You have new recovery codes',
    text: 'New recovery codes were made for your account. The old ones no longer work.',
  }),
  passkeyAdded: () => ({
    subject: 'You have a new passkey',
    text: 'A passkey was added to your account. It signs in without a password.',
  }),
  passkeyRemoved: () => ({
    subject: 'A passkey was removed',
    text: 'A passkey was removed from your account, and no longer signs in.',
  }),
  recoveryCodeUsed: () => ({
    subject: 'A recovery code was used',
    text: 'One of your recovery codes was used instead of a code from your app. It does not work again.',
  }),
  exported: () => ({
    subject: 'Your data were downloaded',
    text: 'It was asked for a file with everything that Skuret has about you: profile, bookings, messages, payments and pictures.',
  }),
  calendarMade: () => ({
    subject: 'Your calendar has a new address',
    text: 'A private address was made where calendars can read your bookings. A former address no longer works.',
  }),
  leavingAsked: ({ at }) => ({
    subject: 'Your account is about to be deleted',
    text: `Your profile and your tools are hidden now, and you are signed out everywhere. If you change your mind, sign in before ${lastDay(at, 'en')} and press “Come back”: then everything is as it was. On that day what is personal is deleted for good.`,
    label: 'Sign in and come back',
  }),
  cameBack: () => ({
    subject: 'Welcome back',
    text: 'Your account will not be deleted. Your profile and your tools can be seen again, as before.',
  }),
};

const words = { da: danish, en: english };

const around = {
  da: {
    when: (at: string, where: string) => `Det skete ${at}${where}.`,
    on: (device: string) => ` i ${device}`,
    system: (browser: string, system: string) => `${browser} på ${system}`,
    unknown: 'en browser, vi ikke kender',
    notYou: 'Var det ikke dig, så vælg en ny adgangskode med det samme, og skriv til os.',
    // A person who no longer has the account cannot choose a password there.
    notYouLeft: 'Var det ikke dig, så skriv til os med det samme.',
    notAsked: 'Har du ikke bedt os om det, så skriv til os med det samme.',
    see: 'Se din konto',
    write: 'Skriv til os',
  },
  en: {
    when: (at: string, where: string) => `It happened on ${at}${where}.`,
    on: (device: string) => ` in ${device}`,
    system: (browser: string, system: string) => `${browser} on ${system}`,
    unknown: 'a browser that we do not know',
    notYou: 'If it was not you, choose another password at once, and write to us.',
    notYouLeft: 'If it was not you, write to us at once.',
    notAsked: 'If you did not ask us for it, write to us at once.',
    see: 'See your account',
    write: 'Write to us',
  },
} as const;

function momentOf(at: Date, language: ScreenLanguage): string {
  return new Intl.DateTimeFormat(language === 'da' ? 'da-DK' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Copenhagen',
  }).format(at);
}

/** The mail about an event, to its member or to the other address; null for an event without a mail. */
export function securityWords(
  event: Device & { kind: SecurityEventKind; email: string | null; at: Date },
  to: 'member' | 'other',
  language: ScreenLanguage,
) {
  const { when, on, system, unknown, notYou, notYouLeft, notAsked, see, write } = around[language];
  const device =
    event.browser && event.system
      ? system(event.browser, event.system)
      : (event.browser ?? event.system);
  const said = words[language][event.kind]?.({ email: event.email ?? '', at: event.at, device });
  if (!said) return null;
  // Skuret's own actions come from no browser, and a new password would not help against them.
  const isOurs = event.kind.endsWith('BySkuret');
  const notThem = isOurs ? notAsked : notYou;
  return {
    subject: said.subject,
    paragraphs: [
      said.text,
      when(momentOf(event.at, language), isOurs ? '' : on(device ?? unknown)),
      to === 'member' ? notThem : notYouLeft,
    ],
    label: said.label ?? (to === 'member' ? see : write),
  };
}
