/** The most passkeys that one member may have. */
export const mostPasskeys = 10;

/** The most characters in the name of a passkey. */
export const longestPasskeyName = 60;
