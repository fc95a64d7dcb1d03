import {
  type BookingState,
  type BookingStep,
  bookingSteps,
} from '../../../domain/bookings/bookingLife';
import type { WebhookType } from '../../../domain/notifications/webhooks';
import type { Executor } from '../../database/openDatabase';
import type { BookingEvent } from '../../jobs/bookingEvents';
import type { Handler } from '../../jobs/jobs';
import { listMembersWithWebhooks } from '../records/webhooks';
import { recordWebhookEvent } from './recordWebhookEvent';

/** The type of a step that leads to a state. Null: the owner never sees such a booking. */
const stateTypes: Record<BookingState, WebhookType | null> = {
  awaitingPayment: null,
  lapsed: null,
  requested: 'booking.requested',
  accepted: 'booking.accepted',
  pickedUp: 'booking.picked_up',
  returned: 'booking.returned',
  inDispute: 'booking.disputed',
  completed: 'booking.completed',
  declined: 'booking.declined',
  withdrawn: 'booking.withdrawn',
  expired: 'booking.expired',
  cancelled: 'booking.cancelled',
  noShow: 'booking.no_show',
};

function getStepType(step: BookingStep): WebhookType | null {
  const { from, to } = bookingSteps[step];
  return to === null || to === from ? 'booking.updated' : stateTypes[to];
}

/** What an event of a booking is for the webhooks of its members, and which of the two may know of it. */
interface Told {
  type: WebhookType;
  readers: readonly ('owner' | 'borrower')[];
  data?: Record<string, string | number>;
}

const both = ['owner', 'borrower'] as const;
const borrower = ['borrower'] as const;

/** Null for an event that changes nothing, such as a reminder, or that is not public yet. */
export function toWebhook(event: BookingEvent): Told | null {
  switch (event.kind) {
    case 'stepTaken': {
      const type = getStepType(event.step);
      return type && { type, readers: both };
    }
    case 'reviewPublished': {
      const { by, side, rating } = event;
      const data = {
        authorId: String(by),
        about: side === 'borrower' ? 'tool' : 'borrower',
        rating,
      };
      return { type: 'review.published', readers: both, data };
    }
    case 'reviewAnswered':
      return { type: 'review.answered', readers: both, data: { authorId: String(event.authorId) } };
    case 'lateFeeWaived':
    case 'settlementProposed':
    case 'changeStepTaken':
    case 'coverDecided':
      return { type: 'booking.updated', readers: both };
    // Payments, and whether the tool is there in time, concern the borrower only.
    case 'changeUnpaid':
    case 'paymentRefused':
    case 'depositRefused':
    case 'depositTaken':
    case 'depositLost':
    case 'debtPosted':
    case 'toolLate':
    case 'toolBack':
      return { type: 'booking.updated', readers: borrower };
    case 'reminderDue':
    case 'reviewPossible':
    case 'reviewWritten':
      return null;
  }
}

/** Stores an event of a booking for the webhooks of its members. Idempotent by the event's name. */
export function recordWebhooksOfBooking(executor: Executor): Handler<BookingEvent> {
  return async (event, { once }) => {
    const told = toWebhook(event);
    if (!told) return;
    const { id, toolId, ownerId, borrowerId, startDate, endDate } = event.booking;
    const subscribers = await listMembersWithWebhooks(executor, [ownerId, borrowerId]);
    if (subscribers.length === 0) return;
    await executor.transaction().execute(async (transaction) => {
      for (const role of told.readers) {
        const memberId = role === 'owner' ? ownerId : borrowerId;
        if (!subscribers.includes(memberId)) continue;
        const ids = { bookingId: String(id), toolId: String(toolId) };
        const members = { ownerId: String(ownerId), borrowerId: String(borrowerId) };
        const data = { ...ids, ...members, role, startDate, endDate, ...told.data };
        const { type } = told;
        await recordWebhookEvent(
          transaction,
          { memberId, type, key: once, data },
          new Date(event.at),
        );
      }
    });
  };
}
