import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../platform/store/hooks';
import type { PendingMessage } from '../../platform/store/slices/pendingSlice';
import { pendingGone } from '../../platform/store/slices/pendingSlice';
import { conversationsApi, type Message } from '../api/conversationsApi';
import { sendAgain, writeMessage } from './sendMessages';

/** A message as a screen shows it: stored, or still on its way. */
export interface ShownMessage extends Message {
  pending?: PendingMessage;
}

/** The messages of a conversation, with the person's own pending ones, and with ticks updated by events. */
export function useShownMessages(
  conversationId: string,
  viewerId: string,
  stored: readonly Message[],
): ShownMessage[] {
  const all = useAppSelector(({ account }) => account.pending.messages);
  const readUpTo = useAppSelector(({ account }) => account.events.readUpTo[conversationId]);
  return useMemo(() => {
    const there = new Set(stored.map(({ clientId }) => clientId));
    const pending = all.filter(
      (message) => message.conversationId === conversationId && !there.has(message.clientId),
    );
    const isRead = ({ id, senderId, read }: Message) =>
      read || (senderId === viewerId && readUpTo !== undefined && Number(id) <= Number(readUpTo));
    return [
      ...stored.map((message) => ({ ...message, read: isRead(message) })),
      ...pending.map((message): ShownMessage => {
        const { clientId, content, pictures, writtenAt } = message;
        const own = { id: clientId, clientId, senderId: viewerId, content, pictures };
        return { ...own, timestamp: writtenAt, type: 'text', read: false, pending: message };
      }),
    ];
  }, [stored, all, conversationId, viewerId, readUpTo]);
}

/** The members typing in a conversation, as far as events report it. */
export function useTypingMember(conversationId: string): string | null {
  return useAppSelector(({ account }) => account.events.typing[conversationId] ?? null);
}

/** Whether a member is online: by the latest event, else by the query's answer. */
export function useIsOnline(memberId: string, answered: boolean): boolean {
  return useAppSelector(({ account }) => account.events.online[memberId] ?? answered);
}

/** Whether events arrive. Otherwise what the screen shows may be out of date. */
export function useIsConnected(): boolean {
  return useAppSelector(({ account }) => account.events.connected === true);
}

/** Whether messages wait for a connection. */
export function useIsWaitingForConnection(conversationId: string): boolean {
  return useAppSelector(
    ({ account }) =>
      !account.events.connected &&
      account.pending.messages.some(
        (message) => message.conversationId === conversationId && message.refusal === null,
      ),
  );
}

/** The actions of a member in a conversation. Messages are shown before the service has them. */
export function useConversationActions(conversationId: string) {
  const dispatch = useAppDispatch();
  const { typing, readMessages } = conversationsApi.endpoints;
  return {
    write: (memberId: string, content: string, pictures: string[]) =>
      void dispatch(writeMessage({ conversationId, memberId, content, pictures })),
    sendAgain: (clientId: string) => void dispatch(sendAgain(clientId)),
    remove: (clientId: string) => void dispatch(pendingGone(clientId)),
    sayTyping: () => void dispatch(typing.initiate(conversationId, { track: false })),
    markRead: (upTo: string) =>
      void dispatch(readMessages.initiate({ conversationId, upTo }, { track: false })),
  };
}
