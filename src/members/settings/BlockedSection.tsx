import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { avatarLetter } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useMemberBlocking } from '../hooks/useMemberBlocking';
import { SettingsSection } from './SettingsSection';

const { border, color, space } = theme;

const List = styled.ul`
  display: grid;
`;
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[3]};
  & + & {
    border-block-start: ${border.line} solid ${color.line};
  }
  & > button {
    margin-inline-start: auto;
  }
`;

/** The members whom the person has blocked, each with a button to unblock. */
export function BlockedSection() {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { blocked, failed, retry, busy, change } = useMemberBlocking();
  return (
    <SettingsSection
      id="blocked"
      text={i18n.t(
        'They cannot borrow from you or write to you. You cannot borrow from them or write to them either.',
      )}
    >
      {failed && !blocked ? (
        <LoadFailed onRetry={retry}>{i18n.t('We could not load your blocked members.')}</LoadFailed>
      ) : null}
      {!failed && !blocked ? <Skeleton $height="3rem" $shape="box" /> : null}
      {blocked?.length === 0 ? (
        <Text $tone="muted">
          {i18n.t(
            'You have not blocked anyone. You can block a member from their profile or a conversation.',
          )}
        </Text>
      ) : null}
      {blocked && blocked.length > 0 ? (
        <List aria-label={i18n.t('Blocked members')}>
          {blocked.map(({ member, since }) => (
            <Item key={member.id}>
              <Avatar letter={avatarLetter(member.name)} src={member.avatarImageUrl} />
              <Stack $gap={0}>
                <TextLink look="standalone" to={to.publicProfile(member.id)}>
                  <bdi>{member.name}</bdi>
                </TextLink>
                <Text $size="small" $tone="muted">
                  {i18n.t('Since {date}', {
                    date: formatDate(getCopenhagenDate(new Date(since)), language),
                  })}
                </Text>
              </Stack>
              <Button
                variant="secondary"
                size="small"
                disabled={busy}
                aria-label={i18n.t('Unblock {name}', { name: member.name })}
                onClick={() => void change(member, 'free')}
              >
                {i18n.t('Unblock')}
              </Button>
            </Item>
          ))}
        </List>
      ) : null}
    </SettingsSection>
  );
}
