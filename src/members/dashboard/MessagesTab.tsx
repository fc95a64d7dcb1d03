import { useLingui } from '@lingui/react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { isSkuret } from '../../../domain/conversations/skuretParticipant';
import { avatarLetter } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import type { ConversationRow } from '../../conversations/api/conversationsApi';
import { useIsOnline } from '../../conversations/hooks/useConversationActions';
import { useDifferences } from '../../platform/store/useDifferences';
import { media, theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Stack } from '../../ui/Stack';
import { useScreenLanguage, useWrittenLang } from '../../ui/useScreenLanguage';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { SkuretMark } from '../parts/SkuretMark';
import { DashboardList } from './DashboardList';
import { DashboardRow } from './DashboardRow';
import { messageWhen } from './messageWhen';
import { TabHead } from './TabHead';

const { color, fontSize, fontWeight, radius, size } = theme;

const Preview = styled.p<{ $unread: boolean }>`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${({ $unread }) => ($unread ? color.ink : 'inherit')};
  font-weight: ${({ $unread }) => ($unread ? fontWeight.semibold : 'inherit')};
`;
const When = styled.time`
  color: ${color.muted};
  font-size: ${fontSize.small};
`;
const Dot = styled.span`
  width: ${size.dot};
  height: ${size.dot};
  background: ${color.accent};
  border-radius: ${radius.round};
  ${media.forcedColours} {
    background: Highlight;
  }
`;

function ConversationLine({ conversation, now }: { conversation: ConversationRow; now: Date }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const written = useWrittenLang();
  const { hasAccounts } = useDifferences();
  const { id, participants, viewerId, tool, preview, newestAt, unread, unreadCount } = conversation;
  const other = participants.find((participant) => participant.id !== viewerId);
  const isOnline = useIsOnline(other?.id ?? '', other?.isOnline ?? false);
  return (
    <DashboardRow
      picture={
        <Avatar
          letter={avatarLetter(other?.name)}
          src={other?.avatarImageUrl}
          online={hasAccounts && other?.isMember === true && isOnline}
        />
      }
      end={
        <>
          <When dateTime={newestAt}>{messageWhen(newestAt, now, i18n, language)}</When>
          {unread &&
            (hasAccounts ? (
              <Badge $tone="solid" aria-hidden>
                {unreadCount}
              </Badge>
            ) : (
              <Dot aria-hidden />
            ))}
        </>
      }
    >
      <h3>
        <Link to={to.conversation(id)}>
          <span dir="auto">{other?.name}</span>
          {unread && (
            <VisuallyHidden>
              {hasAccounts ? i18n.t(', {count} ulæste', { count: unreadCount }) : i18n.t(', ulæst')}
            </VisuallyHidden>
          )}
        </Link>{' '}
        {other && isSkuret(other) ? <SkuretMark label={i18n.t('Fra Skuret')} /> : null}
      </h3>
      {tool ? (
        <p>
          <bdi lang={written}>{tool.name}</bdi>
        </p>
      ) : null}
      <Preview $unread={unread} lang={written} dir="auto">
        {preview}
      </Preview>
    </DashboardRow>
  );
}

interface Props {
  /** Undefined until they have loaded. */
  conversations: readonly ConversationRow[] | undefined;
  failed: boolean;
  onRetry: (() => void) | undefined;
  now: Date;
  /** Given when there are more conversations than these. */
  more?: { isLoading: boolean; onMore: () => void } | undefined;
}

/** The newest message of each conversation, as a link to it (§2). */
export function MessagesTab({ conversations, failed, onRetry, now, more }: Props) {
  const { i18n } = useLingui();
  return (
    <Stack $gap={4}>
      <TabHead heading={i18n.t('Beskeder')} />
      <DashboardList
        label={i18n.t('Beskeder')}
        items={conversations}
        failed={failed}
        onRetry={onRetry}
        itemKey={({ id }) => id}
        renderItem={(conversation) => <ConversationLine conversation={conversation} now={now} />}
        empty={
          <EmptyState
            headingLevel={3}
            heading={i18n.t('Ingen beskeder endnu')}
            text={i18n.t('Skriv til en ejer, så begynder samtalen her.')}
          />
        }
      />
      {more ? (
        <Button variant="secondary" loading={more.isLoading} onClick={more.onMore}>
          {i18n.t('Vis flere samtaler')}
        </Button>
      ) : null}
    </Stack>
  );
}
