import styled from 'styled-components';
import { copenhagenDateOf, formatDate } from '../../../../domain/days';
import { formatRating } from '../../../../domain/money';
import { avatarLetter } from '../../../../domain/user';
import type { ToolDetail } from '../../../store/api/catalogueApi';
import { theme } from '../../../theme/theme';
import { Avatar } from '../../../ui/Avatar';
import { EmptyState } from '../../../ui/EmptyState';
import { Heading } from '../../../ui/Heading';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import { Stars } from '../../../ui/Stars';
import { Text } from '../../../ui/Text';

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

function countOf(reviews: number): string {
  return `${reviews} ${reviews === 1 ? 'bedømmelse' : 'bedømmelser'}`;
}

/** The tab Bedømmelser: the average with one decimal (§9), then the reviews, newest first. */
export function ToolReviews({ tool }: { tool: ToolDetail }) {
  const { reviews, reviewCount, ratingAverage } = tool;

  if (reviews.length === 0) {
    return (
      <EmptyState
        heading="Ingen bedømmelser endnu"
        picture="/images/scenes/empty-reviews.svg"
        text="Lån det, og vær den første til at fortælle, hvordan det gik."
      />
    );
  }
  return (
    <Stack $gap={6}>
      <Heading level={2} look="sub">
        Det siger lånerne
      </Heading>
      {ratingAverage === null ? null : (
        <Row $gap={3}>
          <Average aria-hidden="true">{formatRating(ratingAverage, 'da')}</Average>
          <Stars
            value={ratingAverage}
            size="medium"
            label={`I gennemsnit ${formatRating(ratingAverage, 'da')} af 5 stjerner`}
          />
          <Text as="span" $tone="muted">
            {`${countOf(reviewCount)}${
              reviewCount > reviews.length ? `, de ${reviews.length} nyeste vises` : ''
            }`}
          </Text>
        </Row>
      )}
      <List aria-label="Bedømmelser">
        {reviews.map(({ id, rating, comment, createdAt, createdByUser }) => (
          <Item key={id}>
            <Stack $gap={3}>
              <Row $gap={3} $wrap={false}>
                <Avatar
                  letter={avatarLetter(createdByUser.name)}
                  src={createdByUser.avatarImageUrl}
                />
                <Stack $gap={0}>
                  <Text as="span" $weight="semibold">
                    {createdByUser.name}
                  </Text>
                  <Row $gap={2}>
                    <Stars value={rating} label={`${rating} af 5 stjerner`} />
                    <Text as="time" $size="small" $tone="muted" dateTime={createdAt}>
                      {formatDate(copenhagenDateOf(new Date(createdAt)), 'da')}
                    </Text>
                  </Row>
                </Stack>
              </Row>
              {comment ? <Typed $measure>{comment}</Typed> : null}
            </Stack>
          </Item>
        ))}
      </List>
    </Stack>
  );
}
