import { createParser } from 'eventsource-parser';
import type { MemberEvent } from '../../../domain/notifications/memberEvent';

/** Why there is no stream (any more). */
export type StreamEnd = 'refused' | 'lost';

/** In ms. The service sends something every 20 seconds; after so long without anything the connection is dead. */
const idleTimeoutMs = 50_000;

/** Reads the person's stream of events until it ends, and says why it did. Never rejects. */
export async function readEvents(
  token: string,
  signal: AbortSignal,
  onEvent: (event: MemberEvent) => void,
): Promise<StreamEnd> {
  const quiet = new AbortController();
  const stop = () => quiet.abort();
  signal.addEventListener('abort', stop, { signal: quiet.signal });
  // Nothing could be fetched while the browser was offline: a new stream begins with a gap.
  window.addEventListener('online', stop, { signal: quiet.signal });
  let timer = setTimeout(stop, idleTimeoutMs);
  const parser = createParser({ onEvent: ({ data }) => onEvent(JSON.parse(data) as MemberEvent) });
  try {
    const response = await fetch('/events', {
      headers: { authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: quiet.signal,
    });
    if (response.status === 401) return 'refused';
    const write = (text: string) => {
      clearTimeout(timer);
      timer = setTimeout(stop, idleTimeoutMs);
      parser.feed(text);
    };
    if (!response.ok) return 'lost';
    await response.body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write }));
    return 'lost';
  } catch {
    return 'lost';
  } finally {
    clearTimeout(timer);
    stop();
  }
}
