import { isBookingEvent } from '../../../domain/notifications/bookingNews';
import type { NoticeOf } from '../../../domain/notifications/notices';
import { isStatementEvent } from '../../../domain/notifications/statementNews';
import { statementKindsByName } from '../../bookings/hooks/statementOfAnswer';
import type { Notice } from '../../notifications/api/noticesApi';

const getReader = ({ role }: Notice) =>
  role == null ? {} : { reader: role === 'OWNER' ? ('owner' as const) : ('borrower' as const) };

/** A notice in the form that `noticeWords` takes. Null for a kind that this version of the app does not know. */
export function noticeOfAnswer(notice: Notice): NoticeOf | null {
  const { memberName, toolName, startDate, endDate, rating, email, event, reason } = notice;
  const member = memberName ?? '';
  const tool = toolName ?? '';
  const booking = {
    member,
    tool,
    start: startDate ?? '',
    end: endDate ?? '',
    ...(notice.amountCents != null && { cents: notice.amountCents }),
  };
  switch (notice.kind) {
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
        ? { kind: 'booking_moved', params: { ...booking, event, ...getReader(notice) } }
        : null;
    case 'PICKUP_DISPUTED': {
      const { statement } = notice;
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
    case 'TOOL_HIDDEN':
      return { kind: 'tool_hidden', params: { tool, reason: reason ?? '' } };
    case 'TOOL_SHOWN':
      return { kind: 'tool_shown', params: { tool } };
    case 'SEARCH_FOUND': {
      // The words need only the names of the tools; the list of saved searches links to them.
      const tools = (notice.foundNames ?? []).map((name) => ({ id: 0, name }));
      return { kind: 'search_found', params: { tools, count: notice.foundCount ?? tools.length } };
    }
    case 'DAYS_FREE':
      return { kind: 'days_free', params: booking };
    case 'EMAIL_REFUSED':
      return { kind: 'email_refused', params: { email: email ?? '' } };
    default:
      return null;
  }
}
