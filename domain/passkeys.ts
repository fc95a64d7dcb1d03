/** Passkeys that one member may have. */
export const mostPasskeys = 10;

/** Characters of the name of a passkey. */
export const longestPasskeyName = 60;
