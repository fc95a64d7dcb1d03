import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import {
  useConversationInfiniteQuery,
  useSendMessageMutation,
} from '../../../store/api/conversationsApi';
import { useSource } from '../../../store/useSource';
import { PageTitle } from '../../../ui/PageTitle';
import { ConversationFrame } from './ConversationFrame';
import { ConversationHeader } from './ConversationHeader';
import { ConversationNotFound } from './ConversationNotFound';
import { ConversationSkeleton } from './ConversationSkeleton';
import { LiveConversation } from './LiveConversation';
import { MessageInput } from './MessageInput';
import { MessageList } from './MessageList';
import { useAboveKeyboard } from './useAboveKeyboard';

/** `/conversation/{id}` (§2, §4). */
export function ConversationPage() {
  const { id = '' } = useParams();
  const isLive = useSource() === 'live';
  return isLive ? <LiveConversation key={id} id={id} /> : <SampleConversation key={id} id={id} />;
}

/** The messages, and a field that sends nothing to the service (§4). */
function SampleConversation({ id }: { id: string }) {
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
