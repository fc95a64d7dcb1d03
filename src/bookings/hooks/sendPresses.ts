import { nanoid } from '@reduxjs/toolkit';
import { accountApi } from '../../members/api/accountApi';
import { getServiceTime } from '../../platform/browser/serviceTime';
import { createSender, type Thunk } from '../../platform/events/createSender';
import { keptPresses } from '../../platform/events/pressStorage';
import {
  type HandoverPress,
  type PendingPress,
  pressesFound,
  pressesKept,
  pressGone,
  pressMade,
  pressRefused,
} from '../../platform/store/slices/pressesSlice';
import { type PressOutcome, takeStep } from './useTakeStep';

/** Identifies a session by the end of its token, which does not give the token away. */
const getSession = (token: string | null) => (token ?? '').slice(-12);

/** The callbacks that wait for the first answer to a press, by the press's id. */
const waiting = new Map<string, (outcome: PressOutcome) => void>();

/** Sends the pending presses in order; retries later when there is no connection. */
export const sendPresses = createSender<PendingPress>({
  next: ({ account }) => account.presses.presses.find(({ refusal }) => refusal === null),
  async send({ id, bookingId, press }, dispatch) {
    const outcome: PressOutcome = navigator.onLine
      ? await dispatch(takeStep(bookingId, press))
      : { kind: 'unreached' };
    if (outcome.kind === 'unreached' || (outcome.kind === 'refused' && outcome.isTransient)) {
      dispatch(pressesKept({ unanswered: navigator.onLine ? id : null }));
      for (const answer of waiting.values()) answer({ kind: 'unreached', isKept: true });
      waiting.clear();
      return false;
    }
    const answer = waiting.get(id);
    waiting.delete(id);
    // A screen that still waits for the answer shows the refusal itself. Otherwise the press stays until the person
    // sees it.
    if (outcome.kind === 'done' || answer) dispatch(pressGone(id));
    else dispatch(pressRefused({ id, refusal: outcome.message }));
    answer?.(outcome);
    return true;
  },
});

/**
 * Makes a press at a hand-over and keeps it until the service has answered. Resolves with the outcome of the first try.
 */
export function pressHandover(
  made: Pick<PendingPress, 'bookingId' | 'memberId'> & { press: HandoverPress },
): Thunk<Promise<PressOutcome>> {
  return (dispatch, getState) => {
    const id = nanoid();
    const session = getSession(getState().auth.token);
    const pressedAt = getServiceTime().toISOString();
    dispatch(pressMade({ ...made, id, session, pressedAt, how: 'sending', refusal: null }));
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      void dispatch(sendPresses());
    });
  };
}

/**
 * Continues with the presses that an earlier page of this person has left. Their session tells whose they are; if it is
 * a former one, the service is asked for the member of the session.
 */
export function takeUpPresses(): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { token } = getState().auth;
    const kept = keptPresses.all();
    if (kept.length === 0) return;
    const isOfSession = ({ session }: PendingPress) => session === getSession(token);
    dispatch(pressesFound(kept.filter(isOfSession)));
    if (!kept.every(isOfSession)) {
      const { data: user } = await dispatch(
        accountApi.endpoints.currentUser.initiate(undefined, { subscribe: false }),
      );
      if (getState().auth.token !== token) return;
      if (user) dispatch(pressesFound(kept.filter(({ memberId }) => memberId === user.id)));
    }
    await dispatch(sendPresses());
  };
}

/** Follows what another tab has pressed or taken back. A press that both tabs send counts once. */
export function followPresses(signal: AbortSignal): Thunk {
  return (dispatch, getState) => {
    const follow = ({ key, newValue }: StorageEvent) => {
      const change = keptPresses.changed(key, newValue);
      if (!change) return;
      if (change.item === null) dispatch(pressGone(change.id));
      else if (change.item.session === getSession(getState().auth.token)) {
        dispatch(pressesFound([change.item]));
      }
    };
    const send = () => void dispatch(sendPresses());
    window.addEventListener('storage', follow);
    window.addEventListener('online', send);
    signal.addEventListener('abort', () => {
      window.removeEventListener('storage', follow);
      window.removeEventListener('online', send);
    });
  };
}
