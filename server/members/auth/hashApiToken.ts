import { createHash } from 'node:crypto';

/** The form in which an API token is stored. Its 256 random bits need no slow hash. */
export const hashApiToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
