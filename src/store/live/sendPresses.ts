import { nanoid } from '@reduxjs/toolkit';
import { accountApi } from '../api/accountApi';
import {
  type HandoverPress,
  type PendingPress,
  pressesFound,
  pressesWait,
  pressGone,
  pressMade,
  pressRefused,
} from '../slices/pressesSlice';
import { type PressOutcome, takeStep } from '../useTakeStep';
import { createSender, type Thunk } from './createSender';
import { keptPresses } from './pressStorage';

/** Of a token, whose end tells nobody anything. */
const sessionOf = (token: string | null) => (token ?? '').slice(-12);

/** Who waits for the first answer to a press of theirs, by its id. */
const waiting = new Map<string, (outcome: PressOutcome) => void>();

/** Sends the presses that are on their way, in their order; again and later when there is no line. */
export const sendPresses = createSender<PendingPress>({
  next: ({ account }) => account?.presses.presses.find(({ refusal }) => refusal === null),
  async send({ id, bookingId, press }, dispatch) {
    const outcome: PressOutcome = navigator.onLine
      ? await dispatch(takeStep(bookingId, press))
      : { kind: 'unreached' };
    if (outcome.kind === 'unreached' || (outcome.kind === 'refused' && outcome.mayPass)) {
      dispatch(pressesWait({ unanswered: navigator.onLine ? id : null }));
      for (const answer of waiting.values()) answer({ kind: 'unreached', isKept: true });
      waiting.clear();
      return false;
    }
    const answer = waiting.get(id);
    waiting.delete(id);
    // Who still looks at what they pressed hears it there. Else it stays until they do.
    if (outcome.kind === 'done' || answer) dispatch(pressGone(id));
    else dispatch(pressRefused({ id, refusal: outcome.text }));
    answer?.(outcome);
    return true;
  },
});

/** Presses at a hand-over: kept until the service has answered. Resolves with what the first try came to. */
export function pressHandover(
  made: Pick<PendingPress, 'bookingId' | 'memberId'> & { press: HandoverPress },
): Thunk<Promise<PressOutcome>> {
  return (dispatch, getState) => {
    const id = nanoid();
    const session = sessionOf(getState().auth.token);
    const pressedAt = new Date().toISOString();
    dispatch(pressMade({ ...made, id, session, pressedAt, how: 'sending', refusal: null }));
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      void dispatch(sendPresses());
    });
  };
}

/** What an earlier page of this person has left is taken up again: their session tells whose it is, or the service does. */
export function takeUpPresses(): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { token } = getState().auth;
    const kept = keptPresses.all();
    if (kept.length === 0) return;
    const isOfSession = ({ session }: PendingPress) => session === sessionOf(token);
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

/** What another tab has pressed, or taken back, is so here too. Sent by both, it counts once. */
export function followPresses(signal: AbortSignal): Thunk {
  return (dispatch, getState) => {
    const follow = ({ key, newValue }: StorageEvent) => {
      const change = keptPresses.changed(key, newValue);
      if (!change) return;
      if (change.item === null) dispatch(pressGone(change.id));
      else if (change.item.session === sessionOf(getState().auth.token)) {
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
