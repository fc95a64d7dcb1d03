import { isBookingEvent } from '../../../domain/notifications/bookingNews';
import {
  type MeasureNews,
  type MeasureTopic,
  moneyNews,
  type NotificationContent,
} from '../../../domain/notifications/notifications';
import { isStatementEvent } from '../../../domain/notifications/statementNews';
import { statementKindsByName } from '../../bookings/hooks/statementOfAnswer';
import type { Notification } from '../../notifications/api/notificationsApi';

const getReader = ({ role }: Notification) =>
  role == null ? {} : { reader: role === 'OWNER' ? ('owner' as const) : ('borrower' as const) };

/**
 * A notification in the form that `getNotificationTexts` takes. Null for a kind that this version of the app does not
 * know.
 */
export function toNotificationContent(notification: Notification): NotificationContent | null {
  const { memberName, toolName, startDate, endDate, rating, email, event } = notification;
  const member = memberName ?? '';
  const tool = toolName ?? '';
  const booking = {
    member,
    tool,
    start: startDate ?? '',
    end: endDate ?? '',
    ...(notification.amountCents != null && { cents: notification.amountCents }),
  };
  switch (notification.kind) {
    case 'MESSAGE_RECEIVED':
      return { kind: 'message_received', params: { member, tool: toolName ?? null } };
    case 'BOOKING_REQUESTED':
      return { kind: 'booking_requested', params: booking };
    case 'BOOKING_MADE':
      return { kind: 'booking_made', params: booking };
    case 'BOOKING_INSTANT':
      return { kind: 'booking_instant', params: booking };
    case 'BOOKING_AGREED':
      return { kind: 'booking_agreed', params: booking };
    case 'BOOKING_MOVED':
      return isBookingEvent(event)
        ? { kind: 'booking_moved', params: { ...booking, event, ...getReader(notification) } }
        : null;
    case 'PICKUP_DISPUTED': {
      const { statement } = notification;
      return statement && isStatementEvent(statement.event)
        ? {
            kind: 'pickup_disputed',
            params: {
              ...booking,
              statement: {
                ...statement,
                event: statement.event,
                kind: statementKindsByName[statement.kind],
                reader: statement.reader === 'OWNER' ? 'owner' : 'borrower',
              },
            },
          }
        : null;
    }
    case 'REVIEW_RECEIVED':
      return { kind: 'review_received', params: { member, tool, rating: rating ?? 0 } };
    case 'MEASURE_TAKEN':
      // The line of the list has neither the reason nor the rule.
      return {
        kind: 'measure_taken',
        params: {
          event: event as MeasureTopic,
          tool,
          end: notification.endDate ?? null,
          reason: '',
          rule: 'your-account',
          appeal: '',
        },
      };
    case 'MEASURE_NEWS':
      return { kind: 'measure_news', params: { event: event as MeasureNews } };
    case 'REPORT_CLOSED':
      return { kind: 'report_closed', params: { reason: notification.reason ?? '' } };
    case 'SEARCH_FOUND': {
      // The words need only the names of the tools; the list of saved searches links to them.
      const tools = (notification.foundNames ?? []).map((name) => ({ id: 0, name }));
      return {
        kind: 'search_found',
        params: { tools, count: notification.foundCount ?? tools.length },
      };
    }
    case 'DAYS_FREE':
      return { kind: 'days_free', params: booking };
    case 'MONEY_NEWS': {
      const known = moneyNews.find((each) => each === event);
      const { amountCents: cents, reason } = notification;
      return known === undefined
        ? null
        : {
            kind: 'money_news',
            params: {
              event: known,
              end: endDate ?? null,
              ...(cents != null && { cents }),
              ...(reason != null && { reason }),
            },
          };
    }
    case 'EMAIL_REFUSED':
      return { kind: 'email_refused', params: { email: email ?? '' } };
    case 'WEBHOOK_OFF':
      return { kind: 'webhook_off', params: { host: notification.host ?? '' } };
    default:
      return null;
  }
}
