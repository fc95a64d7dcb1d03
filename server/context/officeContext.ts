import type { Logger } from 'pino';
import type { Language } from '../../domain/values/language';
import type { BookingDependencies } from '../bookings/BookingDependencies';
import type { Executor } from '../database/openDatabase';
import type { Totp } from '../members/auth/createTotp';
import type { Passwords } from '../members/auth/passwords';
import type { TokenClaims, Tokens } from '../members/auth/tokens';
import type { Metrics } from '../observe/createMetrics';
import type { SecurityLog } from '../observe/createSecurityLog';
import type { SiteNotices } from '../office/createSiteNotices';
import type { StaffLimits } from '../office/createStaffLimits';
import { type StaffRecord, staffOfSession, touchStaffSession } from '../office/records/staff';
import type { StaffPasskeys } from '../office/records/staffPasskeys';
import { askedLanguage } from '../texts/askedLanguage';
import { unauthenticated } from '../validation/errors';
import { bearerToken, type RequestHead } from './context';

/** The part of the context that all requests of staff share. */
export interface OfficeServices {
  executor: Executor;
  log: Logger;
  metrics: Metrics;
  security: SecurityLog;
  now(): Date;
  passwords: Passwords;
  bookings: BookingDependencies;
  /** Tokens of staff; those of members are of another kind. */
  staffTokens: Tokens;
  staffPasskeys: StaffPasskeys;
  /** Codes of the authenticator apps of staff. */
  staffTotp: Totp;
  staffLimits: StaffLimits;
  /** What staff say to everybody now. */
  siteNotices: SiteNotices;
  /** Drops this process's rendered pages, because public data has changed. */
  pagesChanged(): void;
}

/** Milliseconds without use after which a session has ended, and after which a use is recorded again. */
const idleMs = 30 * 60_000;
const recordUseEveryMs = 10_000;

/** A signed-in member. */
export interface StaffCaller {
  staff: StaffRecord;
  claims: TokenClaims;
}

export interface OfficeContext extends OfficeServices {
  address: string;
  userAgent: string;
  requestId: string | undefined;
  language: Language;
  operation: string | null;
  /** Always null: staff are no members. */
  member: null;
  /** The signed-in member's id once that is known; for the log. */
  staffId: number | null;
  /** Null for a visitor, for a member, and for a session that has ended. */
  caller(): Promise<StaffCaller | null>;
}

/** When a session must have been used last to be open. */
export const unusedSince = (now: Date) => new Date(now.getTime() - idleMs);

async function findStaff(
  services: OfficeServices,
  { authorization, isUnattended }: OfficeHead,
): Promise<StaffCaller | null> {
  const token = bearerToken(authorization);
  const claims = token === null ? null : await services.staffTokens.verify(token);
  if (!claims) return null;
  const now = services.now();
  const session = { tokenId: claims.tokenId, staffId: claims.userId };
  const found = await staffOfSession(services.executor, session, {
    now,
    unusedSince: unusedSince(now),
  });
  if (!found) return null;
  const { usedAt, ...staff } = found;
  if (!isUnattended && now.getTime() - usedAt.getTime() > recordUseEveryMs) {
    await touchStaffSession(services.executor, claims.tokenId, now);
  }
  return { staff, claims };
}

export interface OfficeHead extends RequestHead {
  /** Whether the page asks by itself while it is not used: that does not extend the session. */
  isUnattended: boolean;
}

export function createOfficeContext(services: OfficeServices, head: OfficeHead): OfficeContext {
  const { acceptLanguage, address, userAgent, requestId } = head;
  let found: Promise<StaffCaller | null> | null = null;
  const context: OfficeContext = {
    ...services,
    address,
    userAgent,
    requestId,
    language: askedLanguage(acceptLanguage),
    operation: null,
    member: null,
    staffId: null,
    caller() {
      found ??= findStaff(services, head).then((caller) => {
        context.staffId = caller?.staff.id ?? null;
        return caller;
      });
      return found;
    },
  };
  return context;
}

/** The signed-in member. Throws `UNAUTHENTICATED` for all other callers. */
export async function signedInStaff(context: OfficeContext): Promise<StaffCaller> {
  const caller = await context.caller();
  if (!caller) throw unauthenticated();
  return caller;
}
