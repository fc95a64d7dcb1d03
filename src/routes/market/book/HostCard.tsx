import { to } from '../../../../domain/addresses';
import { formatMonthYear } from '../../../../domain/days';
import { avatarLetter, type MemberProfile } from '../../../../domain/user';
import { Avatar } from '../../../ui/Avatar';
import { Heading } from '../../../ui/Heading';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { TextLink } from '../../../ui/TextLink';

/** The host of the booking: the same for every tool (§2). */
export function HostCard({ host }: { host: MemberProfile }) {
  return (
    <Stack as="section" $gap={4} aria-labelledby="booking-host">
      <Heading level={2} look="sub" id="booking-host">
        Your host
      </Heading>
      <Row $gap={4} $wrap={false}>
        <Avatar letter={avatarLetter(host.name)} src={host.avatar} size="large" />
        <Stack $gap={0}>
          <TextLink look="standalone" to={to.publicProfile(host.id)}>
            {host.name}
          </TextLink>
          <Text $size="small" $tone="muted">
            <span lang="da">{host.location}</span>, member since{' '}
            {formatMonthYear(host.memberSince, 'en')}
          </Text>
          <Text $size="small" $tone="muted">
            Response rate {host.responseRate}%, answers {host.responseTime}
          </Text>
        </Stack>
      </Row>
    </Stack>
  );
}
