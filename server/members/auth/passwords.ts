import { hash, verify } from '@node-rs/argon2';
import { message } from '../../texts/translate';
import { publicError } from '../../validation/errors';

export interface PasswordCost {
  /** In KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** Argon2id with 19 MiB and two passes, as OWASP advises (D17). Argon2id is the package's default. */
export const recommendedCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards encode the same letter in different ways; NIST SP 800-63B advises to normalise before hashing. */
export function normalPassword(password: string): string {
  return password.normalize('NFKC');
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Takes as long for a missing hash as for a wrong password, so that the time does not tell whether there is an
   * account.
   */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /** How many checks are running or waiting. */
  underWay(): number;
}

/**
 * Hashing is the most expensive thing that a visitor can ask for, so at most `running` are under way and
 * `waiting` queued; beyond that the response is `OVERLOADED`, without a wait.
 */
export function createPasswords({
  running = 2,
  waiting = 100,
  cost = recommendedCost,
} = {}): Passwords {
  let active = 0;
  const queue: (() => void)[] = [];

  async function withSlot<T>(work: () => Promise<T>): Promise<T> {
    if (active >= running) {
      if (queue.length >= waiting) {
        throw publicError('OVERLOADED', message('account.tooManySignIns'));
      }
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      active += 1;
    }
    try {
      return await work();
    } finally {
      // The next in the queue takes the place over; without one it becomes free.
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  }

  let placeholderHash: Promise<string> | null = null;
  return {
    underWay: () => active + queue.length,
    hash: (password) => withSlot(() => hash(normalPassword(password), cost)),
    verify: (passwordHash, password) =>
      withSlot(async () => {
        placeholderHash ??= hash('compared with when there is no account', cost);
        const matches = await verify(
          passwordHash ?? (await placeholderHash),
          normalPassword(password),
        );
        return matches && passwordHash !== null;
      }),
  };
}
