import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import {
  useConversationInfiniteQuery,
  useSendMessageMutation,
} from '../../conversations/api/conversationsApi';
import { ConversationFrame } from '../../conversations/conversation/ConversationFrame';
import { ConversationHeader } from '../../conversations/conversation/ConversationHeader';
import { ConversationNotFound } from '../../conversations/conversation/ConversationNotFound';
import { ConversationSkeleton } from '../../conversations/conversation/ConversationSkeleton';
import { MessageInput } from '../../conversations/conversation/MessageInput';
import { MessageList } from '../../conversations/conversation/MessageList';
import { useAboveKeyboard } from '../../conversations/conversation/useAboveKeyboard';
import { PageTitle } from '../../ui/PageTitle';

/** The messages, and a field that sends nothing to the service (§4). */
export function GivenConversation({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { currentData, isError } = useConversationInfiniteQuery(id);
  const conversation = currentData?.pages[0];
  const [sendMessage] = useSendMessageMutation();
  const frame = useRef<HTMLDivElement>(null);
  useAboveKeyboard(frame);

  if (conversation === null) return <ConversationNotFound />;
  if (conversation === undefined) {
    return (
      <ConversationFrame>
        <PageTitle>{i18n.t('Conversation')}</PageTitle>
        {isError ? null : <ConversationSkeleton />}
      </ConversationFrame>
    );
  }

  const { participants, viewerId, tool, messages, typingParticipantId } = conversation;
  const other = participants.find((participant) => participant.id !== viewerId);
  if (!other) return <ConversationNotFound />;

  return (
    <ConversationFrame ref={frame}>
      <PageTitle>{i18n.t('Conversation with {otherName}', { otherName: other.name })}</PageTitle>
      <ConversationHeader other={other} tool={tool} />
      <MessageList
        messages={messages}
        viewerId={viewerId}
        otherName={other.name}
        otherIsTyping={typingParticipantId !== null && typingParticipantId !== viewerId}
        linksOpen={false}
        writtenLang="en"
      />
      <MessageInput
        otherName={other.name}
        onSend={(content) => void sendMessage({ conversationId: id, content, pictures: [] })}
      />
    </ConversationFrame>
  );
}
