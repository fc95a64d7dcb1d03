import { useLingui } from '@lingui/react';
import { memo } from 'react';
import styled from 'styled-components';
import { avatarLetter } from '../../../domain/members/user';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { formatRating } from '../../../domain/values/money';
import { ReviewAnswer } from '../../members/parts/ReviewAnswer';
import { theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Stars } from '../../ui/Stars';
import { Text } from '../../ui/Text';
import { useScreenLanguage, useWrittenLang } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import type { ToolDetail } from '../api/toolApi';

const { border, color, fontSize, fontWeight, space } = theme;

const Average = styled.span`
  font-size: ${fontSize.title};
  font-weight: ${fontWeight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;
const List = styled.ol`
  display: grid;
`;
const Item = styled.li`
  padding-block: ${space[6]};
  border-block-start: ${border.line} solid ${color.line};
`;
const Typed = styled(Text)`
  white-space: pre-line;
`;

interface Props {
  tool: ToolDetail;
  /** How many are shown until the person asks for all; all where it is left out. */
  most?: number | undefined;
}

/** The average with one decimal (§9), then the reviews, newest first. */
export const ToolReviews = memo(function ToolReviews({ tool, most }: Props) {
  const { i18n } = useLingui();
  const written = useWrittenLang();
  const language = useScreenLanguage('da');
  const { reviews, reviewCount, ratingAverage } = tool;
  const [isWhole, setWhole] = useScreenState('all reviews', false);
  const isLong = most !== undefined && reviews.length > most;
  const count =
    reviewCount === 1
      ? i18n.t('1 bedømmelse')
      : i18n.t('{reviewCount} bedømmelser', { reviewCount });

  if (reviews.length === 0) {
    return (
      <EmptyState
        heading={i18n.t('Ingen bedømmelser endnu')}
        picture={most === undefined ? '/images/scenes/empty-reviews.svg' : undefined}
        text={i18n.t('Lån værktøjet, og bliv den første, der bedømmer det.')}
      />
    );
  }
  return (
    <Stack as="section" $gap={6} aria-labelledby="reviews">
      <Heading level={2} look="sub" id="reviews">
        {i18n.t('Det siger lånerne')}
      </Heading>
      {ratingAverage === null ? null : (
        <Row $gap={3}>
          <Average aria-hidden="true">{formatRating(ratingAverage, language)}</Average>
          <Stars
            value={ratingAverage}
            size="medium"
            label={i18n.t('I gennemsnit {ratingAverage} af 5 stjerner', {
              ratingAverage: formatRating(ratingAverage, language),
            })}
          />
          <Text as="span" $tone="muted">
            {reviewCount > reviews.length
              ? i18n.t('{count}, de {shown} nyeste vises', { count, shown: reviews.length })
              : count}
          </Text>
        </Row>
      )}
      <List aria-label={i18n.t('Bedømmelser')}>
        {(isLong && !isWhole ? reviews.slice(0, most) : reviews).map(
          ({ id, rating, comment, answer, createdAt, createdByUser }) => (
            <Item key={id}>
              <Stack $gap={3}>
                <Row $gap={3} $wrap={false}>
                  <Avatar
                    letter={avatarLetter(createdByUser.name)}
                    src={createdByUser.avatarImageUrl}
                  />
                  <Stack $gap={0}>
                    <Text as="span" $weight="semibold">
                      <bdi>{createdByUser.name}</bdi>
                    </Text>
                    <Row $gap={2}>
                      <Stars value={rating} label={i18n.t('{rating} af 5 stjerner', { rating })} />
                      <Text as="time" $size="small" $tone="muted" dateTime={createdAt}>
                        {formatDate(getCopenhagenDate(new Date(createdAt)), language)}
                      </Text>
                    </Row>
                  </Stack>
                </Row>
                {comment ? (
                  <Typed $measure lang={written} dir="auto">
                    {comment}
                  </Typed>
                ) : null}
                {answer ? (
                  <ReviewAnswer
                    label={i18n.t('{name} svarer', { name: tool.owner.name })}
                    lang={written}
                  >
                    {answer}
                  </ReviewAnswer>
                ) : null}
              </Stack>
            </Item>
          ),
        )}
      </List>
      {isLong ? (
        <div>
          <Button variant="secondary" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole
              ? i18n.t('Vis færre bedømmelser')
              : i18n.t('Vis alle {count} bedømmelser', { count: reviews.length })}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
});
