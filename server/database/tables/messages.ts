import type { ColumnType, Generated } from 'kysely';
import type { WithDefault } from './WithDefault';

interface ContactMessagesTable {
  id: Generated<number>;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: WithDefault<Date>;
}

interface NewsletterSubscriptionsTable {
  id: Generated<number>;
  email: string;
  confirmed_at: WithDefault<Date | null>;
  created_at: WithDefault<Date>;
}

interface OutboxTable {
  id: Generated<number>;
  once: string;
  kind: string;
  /** Written as JSON text and read back parsed. */
  payload: ColumnType<unknown, string, string>;
  due_at: WithDefault<Date>;
  tries: WithDefault<number>;
  done_at: Date | null;
  given_up_at: Date | null;
  last_error: string | null;
  created_at: WithDefault<Date>;
}

interface NoticesTable {
  id: Generated<number>;
  member_id: number;
  kind: string;
  subject: string;
  once: string;
  /** Written as JSON text and read back parsed. */
  params: ColumnType<unknown, string, string>;
  address: string | null;
  count: WithDefault<number>;
  created_at: WithDefault<Date>;
  read_at: Date | null;
  sender_id: number | null;
  mail_due_at: Date | null;
}

interface PushSubscriptionsTable {
  id: Generated<number>;
  member_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  server_key: string;
  token_id: string;
  created_at: Date;
}

interface PushKeysTable {
  public_key: string;
  private_key: string;
  is_only: Generated<boolean>;
}

interface KeptMailsTable {
  id: Generated<number>;
  once: string;
  recipient: string;
  subject: string;
  html: string;
  plain: string;
  created_at: Date;
}

interface ConversationsTable {
  id: Generated<number>;
  low_id: number;
  high_id: number | null;
  tool_id: number | null;
  created_at: WithDefault<Date>;
  /** Written by a trigger on `messages`. */
  newest_message_id: Generated<number | null>;
  newest_at: Generated<Date | null>;
}

interface MessagesTable {
  id: Generated<number>;
  conversation_id: number;
  sender_id: number | null;
  content: WithDefault<string>;
  pictures: WithDefault<string[]>;
  line: WithDefault<string | null>;
  /** Written as JSON text and read back parsed. */
  line_values: ColumnType<Record<string, string | number>, string | undefined, string>;
  client_id: WithDefault<string | null>;
  hidden_reason: WithDefault<string | null>;
  created_at: WithDefault<Date>;
}

export interface ReportsTable {
  id: Generated<number>;
  reporter_id: number;
  kind: 'tool' | 'member' | 'message' | 'review';
  subject_id: number;
  about_id: WithDefault<number | null>;
  reason: 'fraud' | 'dangerous' | 'offensive' | 'privacy' | 'other';
  text: WithDefault<string>;
  /** Written as JSON text and read back parsed. */
  context: ColumnType<Record<string, unknown>, string, string>;
  created_at: WithDefault<Date>;
  closed_at: WithDefault<Date | null>;
  closed_reason: WithDefault<string | null>;
}

/** Members whom a member has blocked. The table `blocks` is another thing: blocked days of a tool. */
interface BlockedMembersTable {
  member_id: number;
  blocked_id: number;
  created_at: WithDefault<Date>;
}

interface ConversationReadsTable {
  conversation_id: number;
  user_id: number;
  message_id: number;
}

/** What people write to each other, and their notices. */
export interface MessageTables {
  contact_messages: ContactMessagesTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  outbox: OutboxTable;
  notices: NoticesTable;
  kept_mails: KeptMailsTable;
  push_subscriptions: PushSubscriptionsTable;
  push_keys: PushKeysTable;
  conversations: ConversationsTable;
  messages: MessagesTable;
  conversation_reads: ConversationReadsTable;
  reports: ReportsTable;
  blocked_members: BlockedMembersTable;
}
