import type { Logger } from 'pino';
import type { Attempts } from './auth/createAttempts';
import type { Passwords } from './auth/passwords';
import type { TokenClaims, Tokens } from './auth/tokens';
import type { Executor } from './database/openDatabase';
import { unauthenticated } from './errors';
import { createLoaders, type Loaders } from './loaders/createLoaders';
import type { Metrics } from './observe/createMetrics';
import type { Pictures } from './pictures/createPictures';
import type { CategoryRecord } from './records/categories';
import { type UserRecord, userOfToken } from './records/users';

/** What lives as long as the process and every request may use. */
export interface Services {
  executor: Executor;
  /** For what anybody may read, a moment old: the replica where there is one. */
  reader: Executor;
  tokens: Tokens;
  passwords: Passwords;
  attempts: Attempts;
  pictures: Pictures;
  /** All of them, in the order of their ids: they only change with a migration. */
  categories: readonly CategoryRecord[];
  /** Where distances are measured from for a visitor (D12). */
  origin: { latitude: number; longitude: number };
  log: Logger;
  metrics: Metrics;
  now(): Date;
}

/** Who asks. `refused` brought a token that is not or no longer good: a visitor, except where it matters (D8). */
export type Caller =
  | { kind: 'visitor' }
  | { kind: 'refused' }
  | { kind: 'user'; user: UserRecord; claims: TokenClaims };

export interface RequestContext extends Services {
  loaders: Loaders;
  /** Where the request comes from, as `clientAddress` knows it. */
  address: string;
  /** The header under which the same request may come again; whoever uses it checks it. */
  idempotencyKey: string | undefined;
  /** Looked up at the first call, once a request. */
  caller(): Promise<Caller>;
  /**
   * From here on the loaders ask the primary: for a request about a person's own things, which are to show what
   * that person has just written. Called by a root field before its first wait, so before any of its fields.
   */
  readOwn(): void;
}

/** The token of an `Authorization` header; an empty one, or `Bearer` alone, brings none (§7). */
function bearerToken(header: string | undefined): string | null {
  const value = (header ?? '').trim();
  if (value === '' || /^bearer$/i.test(value)) return null;
  return /^bearer\s+(\S+)$/i.exec(value)?.[1] ?? value;
}

async function findCaller(services: Services, token: string | null): Promise<Caller> {
  if (token === null) return { kind: 'visitor' };
  const claims = await services.tokens.verify(token);
  if (!claims) return { kind: 'refused' };
  const user = await userOfToken(services.executor, claims.userId, claims.tokenId);
  return user ? { kind: 'user', user, claims } : { kind: 'refused' };
}

/** What a request says beside its body. */
export interface RequestHead {
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  address: string;
}

export function createContext(services: Services, head: RequestHead): RequestContext {
  const { authorization, address, idempotencyKey } = head;
  let caller: Promise<Caller> | null = null;
  let loadersAsk = services.reader;
  let loaders: Loaders | null = null;
  return {
    ...services,
    address,
    idempotencyKey,
    // Most requests need none.
    get loaders() {
      loaders ??= createLoaders({ executor: () => loadersAsk, primary: services.executor });
      return loaders;
    },
    readOwn() {
      loadersAsk = services.executor;
    },
    caller() {
      caller ??= findCaller(services, bearerToken(authorization));
      return caller;
    },
  };
}

/** The signed-in user; throws `UNAUTHENTICATED` for everybody else. */
export async function signedIn(
  context: RequestContext,
): Promise<{ user: UserRecord; claims: TokenClaims }> {
  context.readOwn();
  const caller = await context.caller();
  if (caller.kind !== 'user') throw unauthenticated();
  return caller;
}
