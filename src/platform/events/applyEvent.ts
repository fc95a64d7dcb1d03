import {
  eventTagTypes,
  type MemberEvent,
  readEventTag,
} from '../../../domain/notifications/memberEvent';
import { baseApi } from '../api/baseApi';
import type { AppDispatch } from '../store/rootReducer';
import {
  memberCameOrWent,
  readHeard,
  streamBegan,
  typingEnded,
  typingHeard,
} from '../store/slices/eventsSlice';

/** In ms: a member who goes on typing sends the event again before that. */
const typingLasts = 5_000;

const typingTimers = new Map<string, ReturnType<typeof setTimeout>>();

/** Applies an event to the store. The screens that show what changed fetch it again. */
export function applyEvent(event: MemberEvent, dispatch: AppDispatch): void {
  if ('gap' in event) {
    dispatch(streamBegan());
    dispatch(baseApi.util.invalidateTags([...eventTagTypes]));
  } else if ('tags' in event) {
    const tags = event.tags.flatMap((text) => {
      const tag = readEventTag(text);
      if (tag?.type === 'Conversations' && tag.id !== undefined) dispatch(typingEnded(tag.id));
      // A single item stands in lists too.
      return tag ? [tag, ...(tag.id === undefined ? [] : [{ type: tag.type, id: 'LIST' }])] : [];
    });
    dispatch(baseApi.util.invalidateTags(tags));
  } else if ('typing' in event) {
    const { conversationId } = event.typing;
    dispatch(typingHeard(event.typing));
    clearTimeout(typingTimers.get(conversationId));
    typingTimers.set(
      conversationId,
      setTimeout(() => dispatch(typingEnded(conversationId)), typingLasts),
    );
  } else if ('read' in event) {
    dispatch(readHeard(event.read));
  } else if ('online' in event) {
    dispatch(memberCameOrWent(event.online));
  }
}
