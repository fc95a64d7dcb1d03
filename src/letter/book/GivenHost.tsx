import { useLingui } from '@lingui/react';
import { formatResponseTime } from '../../../domain/conversations/responseTime';
import { avatarLetter } from '../../../domain/members/user';
import { formatMonthYear } from '../../../domain/values/daysInWords';
import { HostName } from '../../bookings/book/HostName';
import type { Member } from '../../members/api/peopleApi';
import { Avatar } from '../../ui/Avatar';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

/** The host of the booking (§2). */
export function GivenHost({ host }: { host: Member }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { location, responseRate, responseMinutes } = host;
  return (
    <Stack as="section" $gap={4} aria-labelledby="booking-host">
      <Heading level={2} look="sub" id="booking-host">
        {i18n.t('The owner')}
      </Heading>
      <Row $gap={4} $wrap={false}>
        <Avatar letter={avatarLetter(host.name)} src={host.avatarImageUrl} size="large" />
        <Stack $gap={0}>
          <HostName host={host} />
          <Text $size="small" $tone="muted">
            {location === null ? (
              i18n.t('Member since')
            ) : (
              <>
                <span lang="da">{location}</span>
                {i18n.t(', member since')}
              </>
            )}{' '}
            {formatMonthYear(host.createdAt, language)}
          </Text>
          {responseRate === null || responseMinutes === null ? null : (
            <Text $size="small" $tone="muted">
              {i18n.t('Response rate {responseRate}%, answers {responseMinutes}', {
                responseRate,
                responseMinutes: formatResponseTime(responseMinutes, language),
              })}
            </Text>
          )}
        </Stack>
      </Row>
    </Stack>
  );
}
