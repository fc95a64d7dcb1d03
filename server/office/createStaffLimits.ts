import { limits } from '../config/limits';
import type { Executor } from '../database/openDatabase';
import { consume, createLimiters, type Exceeded } from '../members/auth/createLimiters';
import { hashKey, throwWhen } from '../members/auth/createRateLimits';
import { quarter } from '../members/auth/rateLimitRules';

export interface StaffLimits {
  /**
   * Counts an attempt to sign in, from an address and for an e-mail where one is given. Throws `TOO_MANY_REQUESTS` when
   * there were too many. Returns a function to call on success: it takes the attempt back.
   */
  attempt(address: string, email?: string): Promise<() => Promise<void>>;
  /** Counts a challenge for an address. Null, or the error. */
  challenge(address: string): Promise<Exceeded | null>;
}

/** The limits of signing in to the office, counted apart from those of members. */
export function createStaffLimits(executor: Executor): StaffLimits {
  const makeLimiter = createLimiters(executor);
  const { perAddress, perAccount, challenges } = limits.office.signIn;
  const addresses = makeLimiter('office address', perAddress, quarter);
  const accounts = makeLimiter('office account', perAccount, quarter);
  const asked = makeLimiter('office challenge', challenges, quarter);
  return {
    async attempt(address, email) {
      throwWhen(await consume(addresses, hashKey(address)));
      const name = email?.toLowerCase();
      if (name !== undefined) throwWhen(await consume(accounts, hashKey(name)));
      return async () => {
        await addresses?.reward(hashKey(address));
        if (name !== undefined) await accounts?.delete(hashKey(name));
      };
    },
    challenge: (address) => consume(asked, hashKey(address)),
  };
}
