import type { MemberEvent } from '../../../domain/notifications/memberEvent';
import type { AppDispatch, RootState } from '../store/rootReducer';
import { tokenRefused } from '../store/slices/authSlice';
import { streamLost } from '../store/slices/eventsSlice';
import { applyEvent } from './applyEvent';
import { readEvents } from './readEvents';
import { failuresAfter, reconnectDelay } from './reconnectDelay';

type StreamMessage = MemberEvent | { lost: true };

/** Messages between tabs besides events: a tab has opened, or the leading tab has a stream. */
type TabMessage = StreamMessage | { come: true } | { open: true };

interface Options {
  token: string;
  dispatch: AppDispatch;
  getState: () => RootState;
  signal: AbortSignal;
}

/** Waits, but ends early when the browser is online again or the page becomes visible. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const go = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    const look = () => document.visibilityState === 'visible' && go();
    window.addEventListener('online', go, { signal: done.signal });
    document.addEventListener('visibilitychange', look, { signal: done.signal });
    signal.addEventListener('abort', go, { signal: done.signal });
  });
}

/** Reads one stream after the other until the signal ends it or the token is refused. */
async function keepReading(
  { token, dispatch, getState, signal }: Options,
  hear: (heard: StreamMessage) => void,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const start = performance.now();
    const end = await readEvents(token, signal, hear);
    if (signal.aborted) return;
    hear({ lost: true });
    if (end === 'refused') {
      // As when any other call is refused: the session is over (D8).
      if (getState().auth.token === token) dispatch(tokenRefused());
      return;
    }
    failures = failuresAfter(failures, performance.now() - start);
    await pause(reconnectDelay(failures, Math.random()), signal);
  }
}

/**
 * Null where there are no channels between tabs, or the browser refuses them: with cookies blocked, or in a sandbox.
 */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/**
 * Leads when no other tab does. Rejects where a tab has to read the stream by itself: without a channel, without Web
 * Locks, which need a page that came over TLS or from this machine, and where the browser has them but refuses.
 */
async function takeTurns(
  name: string,
  signal: AbortSignal,
  lead: (() => Promise<void>) | null,
): Promise<void> {
  if (!lead || !navigator.locks) throw new Error('Tabs cannot take turns');
  await navigator.locks.request(name, { signal }, lead);
}

/**
 * Listens for what changes for a person until the signal aborts. One tab of a browser reads the stream and passes every
 * event on to the others; when it closes, another tab takes its place, and begins with a gap.
 */
export function openEvents(options: Options): void {
  const { token, dispatch, getState, signal } = options;
  const apply = (heard: StreamMessage) => {
    if (signal.aborted) return;
    if ('lost' in heard) dispatch(streamLost());
    else applyEvent(heard, dispatch);
  };
  // The tabs of another person use another name. The end of a token does not give the token away.
  const name = `skuret live ${token.slice(-12)}`;
  const channel = openChannel(name);
  const isConnected = () => getState().account.events.connected === true;
  let leads = false;
  const hear = ({ data }: MessageEvent<TabMessage>) => {
    if ('come' in data) {
      if (leads && isConnected()) channel?.postMessage({ open: true });
    } else if ('open' in data) {
      // An event between this tab's first answers and now went only to the tabs that listened already.
      if (!isConnected()) apply({ gap: true });
    } else apply(data);
  };
  if (channel) {
    channel.onmessage = hear;
    channel.postMessage({ come: true });
    signal.addEventListener('abort', () => channel.close());
  }
  const lead = () => {
    leads = true;
    return keepReading(options, (heard) => {
      if (signal.aborted) return;
      channel?.postMessage(heard);
      apply(heard);
    });
  };
  void takeTurns(name, signal, channel ? lead : null)
    .catch(() => (leads || signal.aborted ? undefined : lead()))
    .catch(() => undefined);
}
