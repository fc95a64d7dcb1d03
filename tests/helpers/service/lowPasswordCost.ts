import type { PasswordCost } from '../../../server/members/auth/passwords';

/** Tests sign thousands of people up; at the recommended cost that is a sixth of their time. */
export const lowPasswordCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
