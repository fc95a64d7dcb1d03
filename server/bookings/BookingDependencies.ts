import type { Logger } from 'pino';
import type { Executor } from '../database/openDatabase';
import type { Events } from '../events/createEvents';
import type { Outbox } from '../jobs/startOutbox';
import type { PaymentService } from '../payments/payments';

/** The dependencies of all operations on bookings. Created once when the service starts. */
export interface BookingDependencies {
  executor: Executor;
  payments: PaymentService;
  outbox: Pick<Outbox, 'wake'>;
  events: Pick<Events, 'announce'>;
  /** The owner's commission in percent. */
  commissionPercent: number;
  now: () => Date;
  log: Pick<Logger, 'warn'>;
}
