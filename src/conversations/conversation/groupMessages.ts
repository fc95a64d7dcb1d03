import { messageDay } from '../../../domain/conversations/messageTime';
import type { CalendarDate } from '../../../domain/values/days';
import type { ShownMessage } from '../hooks/useConversationActions';

/** A message and its place among those that one person wrote in one go. */
interface PlacedMessage {
  message: ShownMessage;
  opensRun: boolean;
  closesRun: boolean;
}

/** The messages of a day in Copenhagen, in their order. */
export interface MessageDay {
  date: CalendarDate;
  messages: PlacedMessage[];
}

/** In ms. After a longer pause a new run begins. */
const longestPause = 10 * 60_000;

function sameRun(one: ShownMessage | undefined, next: ShownMessage | undefined): boolean {
  if (one === undefined || next === undefined || one.senderId !== next.senderId) return false;
  // Messages of Skuret itself are never in a run with those of members.
  if (one.type !== next.type) return false;
  const pause = Date.parse(next.timestamp) - Date.parse(one.timestamp);
  return pause <= longestPause && messageDay(one.timestamp) === messageDay(next.timestamp);
}

/** Messages, oldest first, by their days, each knowing whether it opens or closes a run of one person. */
export function groupMessages(messages: readonly ShownMessage[]): MessageDay[] {
  const days: MessageDay[] = [];
  for (const [index, message] of messages.entries()) {
    const date = messageDay(message.timestamp);
    const placed = {
      message,
      opensRun: !sameRun(messages[index - 1], message),
      closesRun: !sameRun(message, messages[index + 1]),
    };
    const newest = days.at(-1);
    if (newest?.date === date) newest.messages.push(placed);
    else days.push({ date, messages: [placed] });
  }
  return days;
}
