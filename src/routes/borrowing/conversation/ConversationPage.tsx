import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { useConversationQuery, useSendMessageMutation } from '../../../store/api/conversationsApi';
import { useSource } from '../../../store/useSource';
import { media } from '../../../theme/media';
import { theme } from '../../../theme/theme';
import { PageTitle } from '../../../ui/PageTitle';
import { ConversationHeader } from './ConversationHeader';
import { ConversationNotFound } from './ConversationNotFound';
import { ConversationSkeleton } from './ConversationSkeleton';
import { MessageInput } from './MessageInput';
import { MessageList } from './MessageList';
import { useAboveKeyboard } from './useAboveKeyboard';

const { border, color, radius, space, width } = theme;

/** From below the site's header to the lower edge of the window, and never so low that nothing fits. */
const Frame = styled.div`
  --above: calc(${space[16]} + ${border.line});
  container: conversation / size;
  display: flex;
  flex-direction: column;
  height: max(26rem, calc(100dvh - var(--above)));
  max-width: ${width.dialogWide};
  margin-inline: auto;
  background: ${color.ground};
  ${media.belowTablet} {
    margin-block-start: calc(-1 * ${space[6]});
  }
  ${media.tablet} {
    --above: calc(${space[16]} + ${border.line} + 2 * ${space[6]});
    width: calc(100% - 2 * ${space[8]});
    overflow: hidden;
    border: ${border.line} solid ${color.line};
    border-radius: ${radius.card};
  }
  &[data-keyboard] {
    margin-block-start: calc(-1 * ${space[6]});
  }
`;

/** `/conversation/{id}` (§2, §4): what was written, and a field that sends nothing anywhere yet. */
export function ConversationPage() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  // Live has no conversations yet.
  const isLive = useSource() === 'live';
  const { currentData: conversation, isError } = useConversationQuery(id, { skip: isLive });
  const [sendMessage] = useSendMessageMutation();
  const frame = useRef<HTMLDivElement>(null);
  useAboveKeyboard(frame);

  if (isLive) return <ConversationNotFound canWrite={false} />;
  if (conversation === null) return <ConversationNotFound />;
  if (conversation === undefined) {
    return (
      <Frame>
        <PageTitle>{i18n.t('Conversation')}</PageTitle>
        {isError ? null : <ConversationSkeleton />}
      </Frame>
    );
  }

  const { participants, viewerId, tool } = conversation;
  const other = participants.find((participant) => participant.id !== viewerId);
  if (!other) return <ConversationNotFound />;

  return (
    <Frame ref={frame} key={id}>
      <PageTitle>{i18n.t('Conversation with {otherName}', { otherName: other.name })}</PageTitle>
      <ConversationHeader other={other} tool={tool} />
      <MessageList conversation={conversation} otherName={other.name} />
      <MessageInput
        otherName={other.name}
        onSend={(content) => void sendMessage({ conversationId: id, content })}
      />
    </Frame>
  );
}
