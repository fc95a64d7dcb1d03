/** The label of a verified member; null when the e-mail is not confirmed. */
export function getVerifiedLabel(person: { emailConfirmed: boolean }): string | null {
  return person.emailConfirmed ? /*i18n*/ 'Email confirmed' : null;
}
