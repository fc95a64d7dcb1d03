import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DashboardMessage } from '../../../../domain/activity';
import { to } from '../../../../domain/addresses';
import { avatarLetter } from '../../../../domain/user';
import { theme } from '../../../theme/theme';
import { Avatar } from '../../../ui/Avatar';
import { EmptyState } from '../../../ui/EmptyState';
import { Stack } from '../../../ui/Stack';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
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
`;

interface Props {
  /** Undefined until they are there. */
  messages: readonly DashboardMessage[] | undefined;
  failed: boolean;
  now: Date;
}

/** The newest message of each conversation, each leading to its conversation (§2). */
export function MessagesTab({ messages, failed, now }: Props) {
  return (
    <Stack $gap={4}>
      <TabHead heading="Beskeder" />
      <DashboardList
        label="Beskeder"
        items={messages}
        failed={failed}
        itemKey={(message) => message.id}
        renderItem={({ conversationId, sender, toolName, preview, sentAt, unread }) => (
          <DashboardRow
            picture={<Avatar letter={avatarLetter(sender.name)} src={sender.avatar} />}
            end={
              <>
                <When dateTime={sentAt}>{messageWhen(sentAt, now)}</When>
                {unread && <Dot aria-hidden />}
              </>
            }
          >
            <h3>
              <Link to={to.conversation(conversationId)}>
                {sender.name}
                {unread && <VisuallyHidden>, ulæst</VisuallyHidden>}
              </Link>
            </h3>
            <p>{toolName}</p>
            <Preview $unread={unread}>{preview}</Preview>
          </DashboardRow>
        )}
        empty={
          <EmptyState
            headingLevel={3}
            heading="Ingen beskeder endnu"
            text="Skriv til en, der låner ud, så begynder samtalen her."
          />
        }
      />
    </Stack>
  );
}
