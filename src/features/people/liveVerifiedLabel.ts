/** What live says in place of "Verified" and "Identity verified"; null where nothing is confirmed. */
export function liveVerifiedLabel(person: { emailConfirmed: boolean }): string | null {
  return person.emailConfirmed ? /*i18n*/ 'E-mail confirmed' : null;
}
