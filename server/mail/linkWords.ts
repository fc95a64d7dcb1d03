import type { MailLinkPurpose } from '../../domain/mailLinks';
import type { ScreenLanguage } from '../../domain/money';

interface LinkWords {
  subject: string;
  paragraphs: readonly string[];
  label: string;
  /** Why the person gets the mail: not every recipient has an account. */
  why: string;
}

/** The text of a mail with a link. `taken`: a member wants to change to an address that another account has. */
export const linkWords: Record<ScreenLanguage, Record<MailLinkPurpose | 'taken', LinkWords>> = {
  da: {
    confirmEmail: {
      subject: 'Bekræft din e-mail',
      paragraphs: [
        'Tryk på knappen for at vise, at adressen er din. Linket virker i tre døgn og kan bruges én gang.',
        'Har du ikke oprettet en konto på Skuret, kan du se bort fra denne e-mail.',
      ],
      label: 'Bekræft din e-mail',
      why: 'Du får denne e-mail, fordi nogen har oprettet en konto på Skuret med din adresse.',
    },
    changeEmail: {
      subject: 'Bekræft din nye e-mail',
      paragraphs: [
        'Du har bedt om at bruge denne adresse på Skuret. Tryk på knappen for at bekræfte den. Linket virker i et døgn og kan bruges én gang. Indtil da gælder din gamle adresse.',
        'Har du ikke bedt om det, kan du se bort fra denne e-mail. Der er ikke ændret noget.',
      ],
      label: 'Bekræft din nye e-mail',
      why: 'Du får denne e-mail, fordi nogen med en konto på Skuret har skrevet din adresse.',
    },
    resetPassword: {
      subject: 'Vælg en ny adgangskode',
      paragraphs: [
        'Tryk på knappen for at vælge en ny adgangskode. Linket virker i en time og kan bruges én gang. Når du har valgt, bliver du logget ud alle steder.',
        'Har du ikke bedt om det, kan du se bort fra denne e-mail. Din adgangskode er den samme som før.',
      ],
      label: 'Vælg en ny adgangskode',
      why: 'Du får denne e-mail, fordi du har en konto på Skuret.',
    },
    taken: {
      subject: 'Din e-mail er allerede i brug på Skuret',
      paragraphs: [
        'Nogen har bedt om at bruge din adresse til en anden konto på Skuret. Adressen hører til din konto, så der er ikke ændret noget.',
        'Var det dig, så log ind med denne adresse. Har du glemt adgangskoden, kan du vælge en ny, når du logger ind.',
      ],
      label: 'Log ind',
      why: 'Du får denne e-mail, fordi du har en konto på Skuret.',
    },
  },
  en: {
    confirmEmail: {
      subject: 'Confirm your e-mail',
      paragraphs: [
        'Press the button to show that the address is yours. The link works for three days and can be used once.',
        'If you have not made an account at Skuret, you can ignore this e-mail.',
      ],
      label: 'Confirm your e-mail',
      why: 'You get this e-mail because somebody made an account at Skuret with your address.',
    },
    changeEmail: {
      subject: 'Confirm your new e-mail',
      paragraphs: [
        'You have asked to use this address at Skuret. Press the button to confirm it. The link works for a day and can be used once. Until then your old address counts.',
        'If you have not asked for it, you can ignore this e-mail. Nothing was changed.',
      ],
      label: 'Confirm your new e-mail',
      why: 'You get this e-mail because somebody with an account at Skuret typed your address.',
    },
    resetPassword: {
      subject: 'Choose a new password',
      paragraphs: [
        'Press the button to choose a new password. The link works for an hour and can be used once. When you have chosen, you are signed out everywhere.',
        'If you have not asked for it, you can ignore this e-mail. Your password is the same as before.',
      ],
      label: 'Choose a new password',
      why: 'You get this e-mail because you have an account at Skuret.',
    },
    taken: {
      subject: 'Your e-mail is in use at Skuret already',
      paragraphs: [
        'Somebody asked to use your address for another account at Skuret. The address belongs to your account, so nothing was changed.',
        'If it was you, sign in with this address. If you have forgotten the password, you can choose a new one when you sign in.',
      ],
      label: 'Sign in',
      why: 'You get this e-mail because you have an account at Skuret.',
    },
  },
};
