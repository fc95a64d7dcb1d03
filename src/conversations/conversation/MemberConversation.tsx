import { useLingui } from '@lingui/react';
import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { getThanks, quickReplies } from '../../../domain/conversations/quickReplies';
import { getFirstName } from '../../../domain/members/user';
import { addresses } from '../../../domain/values/addresses';
import { getCopenhagenDate } from '../../../domain/values/days';
import { messageDraftKey } from '../../platform/browser/messageDrafts';
import { useNow } from '../../platform/store/useClock';
import { media, theme } from '../../theme/theme';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageTitle } from '../../ui/PageTitle';
import { TextLink } from '../../ui/TextLink';
import { type Conversation, useConversationInfiniteQuery } from '../api/conversationsApi';
import {
  useConversationActions,
  useIsOnline,
  useIsWaitingForConnection,
  useShownMessages,
  useTypingMember,
} from '../hooks/useConversationActions';
import {
  BookingStrip,
  useBookingOfConversation,
  useHasAgreedBooking,
  useIsBookingLoading,
} from './BookingStrip';
import { ConversationAside } from './ConversationAside';
import { ConversationFrame } from './ConversationFrame';
import { ConversationHeader } from './ConversationHeader';
import { ConversationNotFound } from './ConversationNotFound';
import { ConversationSafety } from './ConversationSafety';
import { ConversationSkeleton } from './ConversationSkeleton';
import { MessageInputWithPictures } from './MessageInputWithPictures';
import { MessageList, type OlderMessages } from './MessageList';
import { ThanksLabel } from './ThanksLabel';
import { useAboveKeyboard } from './useAboveKeyboard';

const { border, color, fontSize, space, width } = theme;

/** The list of conversations and the one that is open, side by side where there is room. */
const Beside = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: 21rem minmax(0, 1fr);
    max-width: ${width.content};
    margin-inline: auto;
    padding-inline: ${space[8]};
    & > ${ConversationFrame} {
      width: 100%;
      max-width: none;
      border-start-start-radius: 0;
      border-end-start-radius: 0;
    }
  }
`;
const Below = styled.p`
  padding: ${space[4]};
  border-block-start: ${border.line} solid ${color.line};
  background: ${color.surface};
  color: ${color.muted};
  font-size: ${fontSize.small};
  text-align: center;
`;
const Failed = styled.div`
  padding: ${space[6]} ${space[4]};
`;

/** A conversation of the service, with the messages that are still being sent. */
export function MemberConversation({ id }: { id: string }) {
  const { i18n } = useLingui();
  const query = useConversationInfiniteQuery(id);
  const { currentData, isError, isFetching, refetch } = query;
  const pages = currentData?.pages;
  const conversation = pages?.[0];
  // The strip and the quick replies of the booking would move the messages.
  const isBookingLoading = useIsBookingLoading();

  if (conversation === null) return <ConversationNotFound />;
  if (conversation === undefined || pages === undefined || isBookingLoading) {
    return (
      <Beside>
        <ConversationAside openId={id} />
        <ConversationFrame>
          <PageTitle>{i18n.t('Conversation')}</PageTitle>
          {isError && !isFetching ? (
            <Failed>
              <LoadFailed onRetry={() => void refetch()}>
                {i18n.t('We could not load this conversation.')}
              </LoadFailed>
            </Failed>
          ) : (
            <ConversationSkeleton />
          )}
        </ConversationFrame>
      </Beside>
    );
  }
  return (
    <Beside>
      <ConversationAside openId={id} />
      <Shown
        conversation={conversation}
        pages={pages}
        older={
          query.hasNextPage
            ? {
                isLoading: query.isFetchingNextPage,
                byScrolling: !isFetching && !isError,
                onNear: () => void query.fetchNextPage(),
              }
            : undefined
        }
      />
    </Beside>
  );
}

interface ShownProps {
  conversation: Conversation;
  pages: readonly (Conversation | null)[];
  older: OlderMessages | undefined;
}

function Shown({ conversation, pages, older }: ShownProps) {
  const { i18n } = useLingui();
  const { id, participants, viewerId, tool, canWrite, linksOpen } = conversation;
  const frame = useRef<HTMLDivElement>(null);
  useAboveKeyboard(frame);
  const talk = useConversationActions(id);
  const stored = useMemo(() => pages.toReversed().flatMap((page) => page?.messages ?? []), [pages]);
  const messages = useShownMessages(id, viewerId, stored);
  const typingId = useTypingMember(id);
  const isWaiting = useIsWaitingForConnection(id);
  const booking = useBookingOfConversation(id);
  const today = getCopenhagenDate(useNow());
  const given = booking ? getThanks(booking) : null;
  const thanks = given === null ? null : i18n.t(given);
  const other = participants.find((participant) => participant.id !== viewerId);
  const isOnline = useIsOnline(other?.id ?? '', other?.isOnline ?? false);
  const hasBooking = useHasAgreedBooking(other?.id ?? '');
  if (!other) return <ConversationNotFound />;

  return (
    <ConversationFrame ref={frame}>
      <PageTitle>{i18n.t('Conversation with {otherName}', { otherName: other.name })}</PageTitle>
      <ConversationHeader
        other={{ ...other, isOnline }}
        tool={tool}
        strip={booking ? <BookingStrip booking={booking} /> : undefined}
        safety={other.isMember ? <ConversationSafety member={other} messages={messages} /> : null}
      />
      <MessageList
        messages={messages}
        viewerId={viewerId}
        otherName={other.name}
        otherIsTyping={typingId === other.id}
        linksOpen={linksOpen}
        warns={other.isMember && hasBooking === false}
        systemLook={other.isMember ? 'row' : 'card'}
        older={older}
        onSeen={talk.markRead}
        onSendAgain={(clientId) => void talk.sendAgain(clientId)}
        onRemove={talk.remove}
      />
      <div role="status">
        {isWaiting ? (
          <Below>
            {i18n.t('You are offline. We send your messages when you are online again.')}
          </Below>
        ) : null}
        {!canWrite && other.isMember ? (
          <Below>
            {i18n.t('You and {name} cannot write to each other.', {
              name: getFirstName(other.name),
            })}
          </Below>
        ) : null}
      </div>
      {canWrite && booking && thanks ? (
        <ThanksLabel
          booking={booking}
          thanks={thanks}
          isSent={messages.some(
            ({ senderId, content }) => senderId === viewerId && content === thanks,
          )}
          onSend={() => void talk.write(viewerId, thanks, [])}
        />
      ) : null}
      {canWrite ? (
        <MessageInputWithPictures
          otherName={other.name}
          replies={booking ? quickReplies(booking, today) : []}
          draftKey={messageDraftKey(viewerId, id)}
          onSend={(content, pictures) => void talk.write(viewerId, content, pictures)}
          onTyping={talk.sayTyping}
        />
      ) : other.isMember ? null : (
        <Below>
          <span>
            {i18n.t('Skuret writes to you here. We do not read answers in this conversation.')}
          </span>{' '}
          <TextLink to={addresses.contact}>{i18n.t('Write to us')}</TextLink>
        </Below>
      )}
    </ConversationFrame>
  );
}
