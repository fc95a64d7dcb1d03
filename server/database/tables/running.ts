import type { WithDefault } from './WithDefault';

interface SweepsTable {
  name: string;
  ran_at: Date;
}

interface SigningKeysTable {
  id: string;
  secret: Buffer;
  created_at: WithDefault<Date>;
}

interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  arguments_hash: string;
  /** Exactly one of the two is set. */
  tool_id: WithDefault<number | null>;
  booking_id: WithDefault<number | null>;
  created_at: WithDefault<Date>;
}

interface LiveProcessesTable {
  id: string;
  seen_at: Date;
}

interface LivePeopleTable {
  process_id: string;
  user_id: number;
}

/** Data that the processes of the service share. */
export interface RunningTables {
  sweeps: SweepsTable;
  signing_keys: SigningKeysTable;
  idempotency_keys: IdempotencyKeysTable;
  live_processes: LiveProcessesTable;
  live_people: LivePeopleTable;
}
