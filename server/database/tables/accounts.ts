import type { Generated } from 'kysely';
import type { Language } from '../../../domain/language';
import type { MailLinkPurpose } from '../../../domain/mailLinks';
import type { SwitchedTopic } from '../../../domain/notices';
import type { SecurityEventKind } from '../../../domain/securityEvents';
import type { WithDefault } from './WithDefault';

interface UsersTable {
  id: Generated<number>;
  name: string;
  email: string;
  password_hash: string | null;
  about: string | null;
  avatar_image_url: string | null;
  location: string | null;
  latitude: number | null;
  longitude: number | null;
  email_confirmed_at: WithDefault<Date | null>;
  email_notices: WithDefault<boolean>;
  language: WithDefault<Language>;
  push_notices: WithDefault<boolean>;
  muted_mails: WithDefault<SwitchedTopic[]>;
  muted_pushes: WithDefault<SwitchedTopic[]>;
  marketing: WithDefault<boolean>;
  created_at: WithDefault<Date>;
  refused_email: string | null;
  /** Tokens issued before this moment are revoked. */
  sessions_ended_at: WithDefault<Date | null>;
  /** The id of the one token that stays valid. */
  sessions_kept: WithDefault<string | null>;
  /** Since when a leaving member is hidden, when their personal data are to be deleted, and when that was done. */
  leaving_at: WithDefault<Date | null>;
  leaves_at: WithDefault<Date | null>;
  left_at: WithDefault<Date | null>;
}

/** An address that calendars read. */
interface CalendarFeedsTable {
  member_id: number;
  seed: string;
  token_hash: string;
  made_at: Date;
}

/** A short-lived ticket for one more step of a member who has just proved their identity. */
export interface AccountTicketsTable {
  token_hash: string;
  member_id: number;
  purpose: 'export' | 'comeBack';
  created_at: Date;
  expires_at: Date;
  used_at: WithDefault<Date | null>;
}

interface RevokedTokensTable {
  token_id: string;
  expires_at: Date;
}

interface SessionsTable {
  token_id: string;
  member_id: number;
  browser: string | null;
  system: string | null;
  created_at: Date;
  used_at: Date;
  proved_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

interface MailLinksTable {
  id: Generated<number>;
  purpose: MailLinkPurpose;
  member_id: number | null;
  email: string;
  seed: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  used_at: WithDefault<Date | null>;
  ended_at: WithDefault<Date | null>;
}

interface SecondFactorsTable {
  member_id: number;
  seed: string;
  key_id: string;
  last_step: number;
  created_at: Date;
}

interface RecoveryCodesTable {
  member_id: number;
  code_hash: string;
  used_at: WithDefault<Date | null>;
}

interface PasskeysTable {
  id: Generated<number>;
  member_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  synced: boolean;
  created_at: Date;
  used_at: WithDefault<Date | null>;
}

interface PasskeyChallengesTable {
  challenge: string;
  purpose: 'register' | 'signIn' | 'proof';
  member_id: number | null;
  expires_at: Date;
}

interface SecurityEventsTable {
  id: Generated<number>;
  member_id: number;
  kind: SecurityEventKind;
  browser: string | null;
  system: string | null;
  email: string | null;
  at: Date;
}

/** Members, how they sign in, and the records about that. */
export interface AccountTables {
  users: UsersTable;
  revoked_tokens: RevokedTokensTable;
  sessions: SessionsTable;
  mail_links: MailLinksTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  security_events: SecurityEventsTable;
  calendar_feeds: CalendarFeedsTable;
  account_tickets: AccountTicketsTable;
}
