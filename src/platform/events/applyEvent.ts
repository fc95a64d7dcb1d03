import { type LiveEvent, liveTagTypes, readLiveTag } from '../../../domain/notifications/liveEvent';
import { baseApi } from '../api/baseApi';
import type { AppDispatch } from '../store/rootReducer';
import {
  memberCameOrWent,
  readHeard,
  streamBegan,
  typingEnded,
  typingHeard,
} from '../store/slices/liveSlice';

/** In ms: a member who goes on typing sends the event again before that. */
const typingLasts = 5_000;

const typingTimers = new Map<string, ReturnType<typeof setTimeout>>();

/** Applies an event to the store. The screens that show what changed fetch it again. */
export function applyEvent(event: LiveEvent, dispatch: AppDispatch): void {
  if ('gap' in event) {
    dispatch(streamBegan());
    dispatch(baseApi.util.invalidateTags([...liveTagTypes]));
  } else if ('tags' in event) {
    const tags = event.tags.flatMap((text) => {
      const tag = readLiveTag(text);
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
