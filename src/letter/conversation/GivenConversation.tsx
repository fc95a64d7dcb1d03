import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { ConversationFrame } from '../../routes/borrowing/conversation/ConversationFrame';
import { ConversationHeader } from '../../routes/borrowing/conversation/ConversationHeader';
import { ConversationNotFound } from '../../routes/borrowing/conversation/ConversationNotFound';
import { ConversationSkeleton } from '../../routes/borrowing/conversation/ConversationSkeleton';
import { MessageInput } from '../../routes/borrowing/conversation/MessageInput';
import { MessageList } from '../../routes/borrowing/conversation/MessageList';
import { useAboveKeyboard } from '../../routes/borrowing/conversation/useAboveKeyboard';
import {
  useConversationInfiniteQuery,
  useSendMessageMutation,
} from '../../store/api/conversationsApi';
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
