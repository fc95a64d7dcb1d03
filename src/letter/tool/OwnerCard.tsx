import { useLingui } from '@lingui/react';
import { memo } from 'react';
import styled from 'styled-components';
import { avatarLetter } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import { formatMonthYear } from '../../../domain/values/daysInWords';
import type { ToolDetail } from '../../tools/api/toolApi';
import { ToolRating } from '../../tools/parts/ToolRating';
import { Avatar } from '../../ui/Avatar';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage, useWrittenLang } from '../../ui/useScreenLanguage';

const Name = styled(TextLink)`
  font-size: inherit;
`;

/** The owner of the tool in the letter, whose name links to their profile (§2). */
export const OwnerCard = memo(function OwnerCard({ owner }: { owner: ToolDetail['owner'] }) {
  const { i18n } = useLingui();
  const written = useWrittenLang();
  const language = useScreenLanguage('da');
  return (
    <Card as="section" aria-labelledby="tool-owner">
      <Stack $gap={4}>
        <Heading level={2} look="small" id="tool-owner">
          {i18n.t('Udlånes af')}
        </Heading>
        <Row $gap={4} $wrap={false}>
          <Avatar letter={avatarLetter(owner.name)} src={owner.avatarImageUrl} size="large" />
          <Stack $gap={1}>
            <Name look="standalone" to={to.publicProfile(owner.id)}>
              <bdi>{owner.name}</bdi>
            </Name>
            <Text $size="small" $tone="muted">
              {i18n.t('Medlem siden {createdAt}', {
                createdAt: formatMonthYear(owner.createdAt, language),
              })}
            </Text>
            <ToolRating rating={owner.ratingAverage} reviewCount={owner.reviewCount} />
          </Stack>
        </Row>
        {owner.about ? (
          <Text $measure lang={written} dir="auto">
            {owner.about}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
});
