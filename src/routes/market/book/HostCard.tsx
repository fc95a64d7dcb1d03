import { to } from '../../../../domain/addresses';
import { formatMonthYear } from '../../../../domain/days';
import { responseTimeInWords } from '../../../../domain/responseTime';
import { avatarLetter } from '../../../../domain/user';
import type { Member } from '../../../store/api/peopleApi';
import { Avatar } from '../../../ui/Avatar';
import { Heading } from '../../../ui/Heading';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextLink } from '../../../ui/TextLink';

/** The host of the booking. */
export function HostCard({ host }: { host: Member }) {
  const { location, responseRate, responseMinutes } = host;
  return (
    <Stack as="section" $gap={4} aria-labelledby="booking-host">
      <Heading level={2} look="sub" id="booking-host">
        Your host
      </Heading>
      <Row $gap={4} $wrap={false}>
        <Avatar letter={avatarLetter(host.name)} src={host.avatarImageUrl} size="large" />
        <Stack $gap={0}>
          <TextLink look="standalone" to={to.publicProfile(host.id)}>
            {host.name}
          </TextLink>
          <Text $size="small" $tone="muted">
            {location === null ? (
              'Member since'
            ) : (
              <>
                <span lang="da">{location}</span>, member since
              </>
            )}{' '}
            {formatMonthYear(host.createdAt, 'en')}
          </Text>
          {responseRate === null || responseMinutes === null ? null : (
            <Text $size="small" $tone="muted">
              Response rate {responseRate}%, answers {responseTimeInWords(responseMinutes)}
            </Text>
          )}
        </Stack>
      </Row>
    </Stack>
  );
}
