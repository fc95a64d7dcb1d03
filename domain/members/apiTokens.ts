/** The rights that a member can give an API token. */
export const apiTokenScopes = ['READ_OWN', 'MANAGE_TOOLS', 'MANAGE_BOOKINGS'] as const;
export type ApiTokenScope = (typeof apiTokenScopes)[number];

/** The beginning of every API token, by which requests, people and secret scanners know one. */
export const apiTokenPrefix = 'skuret_';
/** The most API tokens of one member that have not expired. */
export const mostApiTokens = 10;
/** The most characters in the name of an API token. */
export const longestApiTokenName = 60;
/** The most days that an API token is valid. */
export const longestApiTokenDays = 365;
