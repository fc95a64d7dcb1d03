import { nanoid } from '@reduxjs/toolkit';
import { accountApi } from '../../members/api/accountApi';
import type { ApiError } from '../../platform/api/baseApi';
import { forgetMessageDrafts } from '../../platform/browser/messageDrafts';
import { getServiceTime } from '../../platform/browser/serviceTime';
import { createSender, type Thunk } from '../../platform/events/createSender';
import { isTransient } from '../../platform/events/isTransient';
import { keptPending } from '../../platform/events/pendingStorage';
import { failureMessages } from '../../platform/store/failureMessages';
import type { AppDispatch } from '../../platform/store/rootReducer';
import {
  messageRefused,
  messageSentAgain,
  messageWritten,
  type PendingMessage,
  pendingFound,
  pendingGone,
} from '../../platform/store/slices/pendingSlice';
import { conversationsApi } from '../api/conversationsApi';

const notSent = /*i18n*/ 'We could not send the message. Please try again.';

/** Sends one message, and adds the answer to the shown conversation. Returns false when it has to be retried later. */
async function send(
  { clientId, conversationId, content, pictures }: PendingMessage,
  dispatch: AppDispatch,
): Promise<boolean> {
  const { data, error } = await dispatch(
    conversationsApi.endpoints.sendMessage.initiate(
      { conversationId, content, clientId, pictures },
      { track: false },
    ),
  );
  if (data?.message) {
    const { message } = data;
    // In the same step in which it stops being pending, so that it is never shown twice or not at all.
    dispatch(
      conversationsApi.util.updateQueryData('conversation', conversationId, ({ pages }) => {
        const shown = pages[0]?.messages;
        if (shown?.every(({ id }) => id !== message.id)) shown.push(message);
      }),
    );
    dispatch(pendingGone(clientId));
    return true;
  }
  if (error && isTransient(error as ApiError)) return false;
  const [refusal = notSent] = data?.errors ?? failureMessages(error, notSent);
  dispatch(messageRefused({ clientId, refusal }));
  return true;
}

/**
 * Sends the pending messages one after the other. A message that cannot be sent now is retried, with growing delays.
 */
export const sendPending = createSender({
  next: ({ account }) => account.pending.messages.find(({ refusal }) => refusal === null),
  send,
});

/** Writes a message: it is shown immediately, and sent when the connection allows it. */
export function writeMessage(
  written: Pick<PendingMessage, 'conversationId' | 'memberId' | 'content' | 'pictures'>,
): Thunk {
  return (dispatch) => {
    const message = { ...written, clientId: nanoid(), writtenAt: getServiceTime().toISOString() };
    dispatch(messageWritten({ ...message, refusal: null }));
    void dispatch(sendPending());
  };
}

/** Sends a refused message once more, under the same id. */
export function sendAgain(clientId: string): Thunk {
  return (dispatch) => {
    dispatch(messageSentAgain(clientId));
    void dispatch(sendPending());
  };
}

/** Continues with the messages that an earlier page of this person has left. */
export function takeUpPending(): Thunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { token } = getState().auth;
    const { data: user } = await dispatch(
      accountApi.endpoints.currentUser.initiate(undefined, { subscribe: false }),
    );
    if (!user || getState().auth.token !== token) return;
    forgetMessageDrafts(user.id);
    const kept = keptPending(user.id);
    if (kept.length === 0) return;
    dispatch(pendingFound(kept));
    await dispatch(sendPending());
  };
}
