import { useLingui } from '@lingui/react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatMessageTime } from '../../../domain/conversations/messageTime';
import { avatarLetter } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import { useNow } from '../../platform/store/useClock';
import { media, theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Skeleton } from '../../ui/Skeleton';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { type ConversationRow, useConversationsInfiniteQuery } from '../api/conversationsApi';
import { useIsOnline, useTypingMember } from '../hooks/useConversationActions';

const { border, color, fontSize, fontWeight, radius, space } = theme;

const Side = styled.nav`
  --above: calc(${space[16]} + ${border.line} + 2 * ${space[6]});
  display: flex;
  flex-direction: column;
  height: max(26rem, calc(100dvh - var(--above)));
  border: ${border.line} solid ${color.line};
  border-inline-end: 0;
  border-start-start-radius: ${radius.card};
  border-end-start-radius: ${radius.card};
  background: ${color.surface};
  overflow: hidden;
`;
const Head = styled.h2`
  padding: ${space[4]} ${space[5]} ${space[3]};
  border-block-end: ${border.line} solid ${color.line};
  font-size: ${fontSize.sub};
  font-weight: ${fontWeight.semibold};
`;
const Filter = styled.fieldset`
  display: flex;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-block-end: ${border.line} solid ${color.line};
`;
const Rows = styled.ul`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  li + li {
    border-block-start: ${border.line} solid ${color.line};
  }
`;
const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.4;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &[aria-current] {
    background: ${color.primarySoft};
    ${media.forcedColours} {
      outline: ${border.strong} solid Highlight;
      outline-offset: calc(-1 * ${border.strong});
    }
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${border.strong});
  }
`;
const Words = styled.span`
  display: grid;
  min-width: 0;
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    color: ${color.ink};
    font-size: ${fontSize.body};
    font-weight: ${fontWeight.semibold};
  }
  [data-unread] {
    color: ${color.ink};
    font-weight: ${fontWeight.semibold};
  }
  [data-typing] {
    color: ${color.primary};
    font-weight: ${fontWeight.medium};
  }
`;
const End = styled.span`
  display: grid;
  align-self: start;
  justify-items: end;
  gap: ${space[1]};
  font-variant-numeric: tabular-nums;
`;
const Waiting = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
`;

/** Drops what a narrow list has no room for: the time after a date, and the current year. */
function shortWhen(instant: string, now: Date, language: 'da' | 'en'): string {
  const [when = ''] = formatMessageTime(instant, now, language).split(',');
  return when.replace(` ${now.getFullYear()}`, '');
}

function ConversationLine({
  row,
  isOpen,
  now,
}: {
  row: ConversationRow;
  isOpen: boolean;
  now: Date;
}) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { id, participants, viewerId, tool, previewInEnglish, newestAt, unreadCount } = row;
  const other = participants.find((participant) => participant.id !== viewerId);
  const isOnline = useIsOnline(other?.id ?? '', other?.isOnline ?? false);
  const isTyping = useTypingMember(id) !== null;
  return (
    <Row to={to.conversation(id)} aria-current={isOpen ? 'page' : undefined}>
      <Avatar
        letter={avatarLetter(other?.name)}
        src={other?.avatarImageUrl}
        online={other?.isMember === true && isOnline}
      />
      <Words>
        <strong>
          <bdi>{other?.name}</bdi>
        </strong>
        {tool ? <bdi lang="da">{tool.name}</bdi> : null}
        {isTyping ? (
          <span data-typing>{i18n.t('is typing …')}</span>
        ) : (
          <span dir="auto" data-unread={unreadCount > 0 || undefined}>
            {previewInEnglish}
          </span>
        )}
      </Words>
      <End>
        <time dateTime={newestAt}>{shortWhen(newestAt, now, language)}</time>
        {unreadCount > 0 ? (
          <Badge $tone="solid">
            {unreadCount}
            <VisuallyHidden> {i18n.t('unread')}</VisuallyHidden>
          </Badge>
        ) : null}
      </End>
    </Row>
  );
}

/** All conversations beside the open one, only on wide screens. On others the dashboard lists them. */
export function ConversationAside({ openId }: { openId: string }) {
  const isWide = useMediaQuery(media.desktop.replace('@media ', ''));
  return isWide ? <Conversations openId={openId} /> : null;
}

function Conversations({ openId }: { openId: string }) {
  const { i18n } = useLingui();
  const now = useNow();
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useConversationsInfiniteQuery(undefined);
  const [onlyUnread, setOnlyUnread] = useScreenState('only unread conversations', false);
  // The open conversation is read by now, and stays where it is.
  const rows = data?.pages
    .flat()
    .filter(({ id, unreadCount }) => !onlyUnread || unreadCount > 0 || id === openId);
  return (
    <Side aria-label={i18n.t('Your conversations')}>
      <Head>{i18n.t('Messages')}</Head>
      <Filter aria-label={i18n.t('Which conversations')}>
        <Chip pressed={!onlyUnread} onToggle={() => setOnlyUnread(false)}>
          {i18n.t('All')}
        </Chip>
        <Chip pressed={onlyUnread} onToggle={() => setOnlyUnread(true)}>
          {i18n.t('Unread')}
        </Chip>
      </Filter>
      {rows ? (
        <Rows>
          {rows.map((row) => (
            <li key={row.id}>
              <ConversationLine row={row} isOpen={row.id === openId} now={now} />
            </li>
          ))}
          {onlyUnread && rows.length === 0 ? (
            <li>
              <Waiting>{i18n.t('You have read everything.')}</Waiting>
            </li>
          ) : null}
          {hasNextPage ? (
            <li>
              <Waiting>
                <Button
                  variant="quiet"
                  size="small"
                  loading={isFetchingNextPage}
                  onClick={() => void fetchNextPage()}
                >
                  {i18n.t('More conversations')}
                </Button>
              </Waiting>
            </li>
          ) : null}
        </Rows>
      ) : (
        <Waiting aria-busy={!isError}>
          {isError ? (
            <span>{i18n.t('We could not load your conversations.')}</span>
          ) : (
            <>
              <Skeleton $shape="box" $height={space[14]} />
              <Skeleton $shape="box" $height={space[14]} />
              <Skeleton $shape="box" $height={space[14]} />
            </>
          )}
        </Waiting>
      )}
    </Side>
  );
}
