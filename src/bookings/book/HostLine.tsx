import { useLingui } from '@lingui/react';
import { formatResponseTime } from '../../../domain/conversations/responseTime';
import { avatarLetter } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import { formatMonthYear } from '../../../domain/values/daysInWords';
import type { Member } from '../../members/api/peopleApi';
import { ToolRating } from '../../tools/parts/ToolRating';
import { Avatar } from '../../ui/Avatar';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

/** The owner of the tool: name, rating, and how soon they answer. */
export function HostLine({ host }: { host: Member }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { responseMinutes } = host;
  return (
    <Row as="section" $gap={4} $wrap={false} aria-label={i18n.t('The owner')}>
      <Avatar letter={avatarLetter(host.name)} src={host.avatarImageUrl} size="medium" />
      <Stack $gap={0}>
        <Row $gap={3}>
          <TextLink look="standalone" to={to.publicProfile(host.id)}>
            <bdi>{host.name}</bdi>
          </TextLink>
          <ToolRating
            rating={host.ratingAverage}
            reviewCount={host.reviewCount}
            language={language}
          />
        </Row>
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
