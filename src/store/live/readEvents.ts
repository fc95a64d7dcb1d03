import type { LiveEvent } from '../../../domain/liveEvent';

/** Why there is no stream (any more). */
export type StreamEnd = 'refused' | 'lost';

/** In ms. The service sends something every 20 seconds; after so long without anything the connection is dead. */
const idleTimeoutMs = 50_000;

/** Reads the person's stream of events until it ends, and says why it did. Never rejects. */
export async function readEvents(
  token: string,
  signal: AbortSignal,
  onEvent: (event: LiveEvent) => void,
): Promise<StreamEnd> {
  const quiet = new AbortController();
  const stop = () => quiet.abort();
  signal.addEventListener('abort', stop);
  // Nothing could be fetched while the browser was offline: a new stream begins with a gap.
  window.addEventListener('online', stop);
  let timer = setTimeout(stop, idleTimeoutMs);
  try {
    const response = await fetch('/live', {
      headers: { authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: quiet.signal,
    });
    if (response.status === 401) return 'refused';
    if (!response.ok || !response.body) return 'lost';
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'lost';
      clearTimeout(timer);
      timer = setTimeout(stop, idleTimeoutMs);
      const frames = (rest + value).split('\n\n');
      rest = frames.pop() ?? '';
      for (const frame of frames) {
        if (frame.startsWith('data: ')) onEvent(JSON.parse(frame.slice(6)) as LiveEvent);
      }
    }
  } catch {
    return 'lost';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    window.removeEventListener('online', stop);
    stop();
  }
}
