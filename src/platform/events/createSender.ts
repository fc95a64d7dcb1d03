import type { AppDispatch, RootState } from '../store/rootReducer';
import { reconnectDelay } from './reconnectDelay';

export type Thunk<Result = void> = (dispatch: AppDispatch, getState: () => RootState) => Result;

interface Kind<Item> {
  /** The next item to send. */
  next: (state: RootState) => Item | undefined;
  /** Sends one item. Returns false when it has to be retried later. */
  send: (item: Item, dispatch: AppDispatch) => Promise<boolean>;
}

interface Progress {
  sending: Promise<void> | null;
  failures: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Sends the pending items one after the other. An item that cannot be sent now is retried, with growing delays. */
export function createSender<Item>({ next, send }: Kind<Item>): () => Thunk<Promise<void>> {
  /** The progress of each store. */
  const progress = new WeakMap<AppDispatch, Progress>();

  return function sendAll() {
    return (dispatch, getState) => {
      const own = progress.get(dispatch) ?? { sending: null, failures: 0, timer: undefined };
      progress.set(dispatch, own);
      clearTimeout(own.timer);
      const all = async () => {
        for (;;) {
          const { token } = getState().auth;
          // The items of a former member went with their state.
          const item = next(getState());
          if (item === undefined) return;
          if (await send(item, dispatch)) {
            own.failures = 0;
            continue;
          }
          // The items of the next member do not wait for those of the former one.
          if (getState().auth.token !== token) continue;
          const delay = reconnectDelay(own.failures, 1);
          own.timer = setTimeout(() => void dispatch(sendAll()), delay);
          own.failures += 1;
          return;
        }
      };
      own.sending ??= all().finally(() => {
        own.sending = null;
      });
      return own.sending;
    };
  };
}
