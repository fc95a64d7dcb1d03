import type { LiveEvent } from '../../../domain/liveEvent';
import type { AppDispatch } from '../hooks';
import { tokenRefused } from '../slices/authSlice';
import { streamLost } from '../slices/liveSlice';
import type { RootState } from '../store';
import { applyEvent } from './applyEvent';
import { readEvents } from './readEvents';
import { failuresAfter, reconnectDelay } from './reconnectDelay';

type Heard = LiveEvent | { lost: true };

/** What tabs say to each other beside what was heard: one has come, and the one that leads has a stream. */
type Said = Heard | { come: true } | { open: true };

interface Options {
  token: string;
  dispatch: AppDispatch;
  getState: () => RootState;
  signal: AbortSignal;
}

/** Waits, or until there is a reason to try at once: the line is back, or somebody looks. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'visible') go();
    };
    const timer = setTimeout(() => go(), milliseconds);
    function go() {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', go);
      resolve();
    }
    window.addEventListener('online', go);
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', go);
  });
}

/** Reads one stream after the other until the signal ends it or the token is refused. */
async function keepReading(
  { token, dispatch, getState, signal }: Options,
  hear: (heard: Heard) => void,
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
 * Hears what changes for a person until the signal. One tab of a browser reads the stream and hands every event on to
 * the others; when it goes, another takes its place, and begins with a gap.
 */
export function openLive(options: Options): void {
  const { token, dispatch, getState, signal } = options;
  const apply = (heard: Heard) => {
    if (signal.aborted) return;
    if ('lost' in heard) dispatch(streamLost());
    else applyEvent(heard, dispatch);
  };
  // Another person's tabs have other names; of the token its end tells nobody anything.
  const name = `skuret live ${token.slice(-12)}`;
  const channel = new BroadcastChannel(name);
  const isConnected = () => getState().account?.live.connected === true;
  let leads = false;
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if ('come' in data) {
      if (leads && isConnected()) channel.postMessage({ open: true });
    } else if ('open' in data) {
      // What came between the first answers and now went to those who listened.
      if (!isConnected()) apply({ gap: true });
    } else apply(data);
  };
  channel.postMessage({ come: true });
  signal.addEventListener('abort', () => channel.close());
  const lead = () => {
    leads = true;
    return keepReading(options, (heard) => {
      if (signal.aborted) return;
      channel.postMessage(heard);
      apply(heard);
    });
  };
  // Only a page that came over TLS, or from this machine, can elect.
  const reading = navigator.locks ? navigator.locks.request(name, { signal }, lead) : lead();
  reading.catch(() => undefined);
}
