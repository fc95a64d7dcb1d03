import { getCopenhagenDate } from '../../domain/values/days';
import { createCalendarFeeds } from '../bookings/calendar/createCalendarFeeds';
import type { Executor } from '../database/openDatabase';
import { createPasskeys } from '../members/auth/createPasskeys';
import { createRateLimits } from '../members/auth/createRateLimits';
import { createSecondFactors } from '../members/auth/createSecondFactors';
import { createPasswords } from '../members/auth/passwords';
import { createTokens, readSigningKeys } from '../members/auth/tokens';
import { createIdentityBroker } from '../members/identity/createIdentityBroker';
import { createIdentityChecks } from '../members/identity/createIdentityChecks';
import { memberPasskeys } from '../members/records/passkeys';
import { isAnyEmailTaken } from '../members/records/users';
import { createSecurityLog } from '../observe/createSecurityLog';
import { demoSignIns } from '../seed/demoMembers';
import { seedDemo } from '../seed/seedDemo';
import type { BaseUrl } from './createBaseUrl';
import type { Start } from './createStart';
import { deleteOldAccountRows } from './deleteExpiredRows';
import { isLoopback, openDemo, WrongEnvironment } from './env';
import type { StartOptions } from './StartOptions';

type Options = Pick<
  StartOptions,
  | 'rateLimits'
  | 'identity'
  | 'host'
  | 'jwtSecret'
  | 'passwordCost'
  | 'publicDemo'
  | 'publicUrl'
  | 'seed'
>;

/** Throws when the data come from an earlier start with SEED=demo: its members have the same known passwords. */
async function rejectDemo(executor: Executor): Promise<void> {
  const emails = demoSignIns.map(({ email }) => email);
  if (await isAnyEmailTaken(executor, emails)) throw new WrongEnvironment(openDemo);
}

/** Sign-in: passwords, sessions, passkeys, second factors and rate limits. Stores the demo members if they are wanted. */
export async function startAccounts(
  { log, metrics, now, schedule }: Start,
  { executor, baseUrl }: { executor: Executor; baseUrl: BaseUrl },
  options: Options,
) {
  const passwords = createPasswords(options.passwordCost && { cost: options.passwordCost });
  if (options.seed === 'demo') {
    await seedDemo(executor, passwords, getCopenhagenDate(now()), now());
  }
  if (!options.publicDemo && !isLoopback(options.host)) await rejectDemo(executor);
  metrics.gauge(
    'skuret_password_checks',
    'Password checks under way or in line.',
    passwords.underWay,
  );
  schedule('hourly', () => deleteOldAccountRows(executor, now()));

  const signingKeys = await readSigningKeys(executor, options.jwtSecret);
  const services = {
    passwords,
    tokens: createTokens(signingKeys, now),
    rateLimits: createRateLimits(executor, options.rateLimits),
    security: createSecurityLog(log),
    secondFactors: createSecondFactors(signingKeys, now),
    passkeys: createPasskeys({
      store: memberPasskeys(executor),
      handle: 'skuret',
      now,
      // Browsers accept passkeys only for host names, so here they belong to localhost.
      origin: () => options.publicUrl ?? baseUrl.get().replace('//127.0.0.1:', '//localhost:'),
    }),
    calendarFeeds: createCalendarFeeds(signingKeys),
    identity: options.identity
      ? createIdentityChecks({
          broker: createIdentityBroker(options.identity, baseUrl.get),
          executor,
          now,
          log,
        })
      : null,
  };
  return { services, signingKeys };
}
