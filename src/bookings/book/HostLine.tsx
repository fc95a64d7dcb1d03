import { useLingui } from '@lingui/react';
import { formatResponseTime } from '../../../domain/conversations/responseTime';
import { avatarLetter } from '../../../domain/members/user';
import { formatMonthYear } from '../../../domain/values/daysInWords';
import type { Member } from '../../members/api/peopleApi';
import { Avatar } from '../../ui/Avatar';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { HostName } from './HostName';

/** The owner of the tool: name, rating, and how soon they answer. */
export function HostLine({ host }: { host: Member }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { responseMinutes } = host;
  return (
    <Row as="section" $gap={4} $wrap={false} aria-label={i18n.t('The owner')}>
      <Avatar letter={avatarLetter(host.name)} src={host.avatarImageUrl} size="medium" />
      <Stack $gap={0}>
        <HostName host={host} />
        <Text $size="small" $tone="muted">
          {responseMinutes === null
            ? i18n.t('Owner, member since {month}', {
                month: formatMonthYear(host.createdAt, language),
              })
            : i18n.t('Owner, usually answers {time}', {
                time: formatResponseTime(responseMinutes, language),
              })}
        </Text>
      </Stack>
    </Row>
  );
}
