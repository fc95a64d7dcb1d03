import type { DestinationStream } from 'pino';
import type { HttpOptions } from '../api/http/createHttpService';
import type { Database } from '../database/openDatabase';
import type { Outbox } from '../jobs/startOutbox';
import type { PasswordCost } from '../members/auth/passwords';
import type { DemoLink } from '../office/createStaffCommands';
import type { Provider } from '../payments/provider';
import type { Env } from './env';

export interface StartOptions
  extends Omit<Env, 'databaseUrl' | 'databaseReadUrl' | 'databaseListenUrl' | 'dataDir'>,
    Pick<HttpOptions, 'timeouts' | 'addRoutes'> {
  dataDir: string;
  database:
    | {
        kind: 'postgres';
        url: string;
        readUrl?: string | undefined;
        /** Defaults to `url`. */
        listenUrl?: string | undefined;
      }
    | { kind: 'folder' }
    | { kind: 'memory' }
    | { kind: 'embedded'; folder: string };
  /** Called when the embedded database has died: the process cannot go on. */
  onDeath(error: Error): void;
  now?: () => Date;
  /** The folder of the migrations; tests add some of their own. */
  migrations?: URL;
  logTo?: DestinationStream;
  /** How often the outbox is polled, in milliseconds. */
  outboxPollMs?: number;
  /**
   * How often all scheduled jobs run, in milliseconds. By default bookings and money every 15 seconds, the others every
   * hour.
   */
  jobIntervalMs?: number;
  /** The cost of a password's hash, the recommended one by default; tests set a low one. */
  passwordCost?: PasswordCost;
  /** Wraps the payment provider; tests inject failures there. */
  between?: (provider: Provider) => Provider;
}

export interface RunningService {
  url: string;
  database: Database;
  outbox: Outbox;
  /** Makes new links for the demo's staff; none without the demo, or where other machines can reach the service. */
  demoLinks(): Promise<DemoLink[]>;
  /** Does immediately what is due, as a running service does every few seconds. */
  runDueWork(): Promise<void>;
  /** Lets requests under way finish, for `graceMs` at most, then closes everything. */
  stop(graceMs?: number): Promise<void>;
}
