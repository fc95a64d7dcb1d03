import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { avatarLetter, getFirstName } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import { formatMonthYear } from '../../../domain/values/daysInWords';
import type { ScreenLanguage } from '../../../domain/values/language';
import { formatMoney, formatRating } from '../../../domain/values/money';
import type { Booking } from '../../bookings/api/bookingsApi';
import { media, theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useBorrowerOfQuery } from '../api/bookingReviewsApi';

const { border, color, fontSize, radius, space } = theme;

const Root = styled.div`
  display: grid;
  /* As wide as the pictures of the rows, so that the words begin below those of the row. */
  grid-template-columns: 4.5rem minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]} ${space[3]};
  ${media.tablet} {
    column-gap: ${space[4]};
  }
`;
const Words = styled.blockquote.attrs({ dir: 'auto', lang: 'da' })`
  grid-column: 1 / -1;
  margin: 0;
  padding: ${space[2]} ${space[4]};
  border-inline-start: ${border.strong} solid ${color.edge};
  border-radius: ${radius.small};
  background: ${color.sunken};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** The texts in the language that each screen was given. */
const texts = {
  da: {
    rated: /*i18n*/ '★ {rating} som låner ({count})',
    isNew: /*i18n*/ '{name} er ny som låner',
    unrated: /*i18n*/ 'Ingen bedømmelser som låner',
    asOwner: /*i18n*/ '★ {rating} som ejer',
    oneLoan: /*i18n*/ '1 lån',
    loans: /*i18n*/ '{count} lån',
    since: /*i18n*/ 'medlem siden {month}',
    earns: /*i18n*/ 'Du tjener {amount}',
  },
  en: {
    rated: /*i18n*/ '★ {rating} as a borrower ({count})',
    isNew: /*i18n*/ '{name} is new as a borrower',
    unrated: /*i18n*/ 'No reviews as a borrower',
    asOwner: /*i18n*/ '★ {rating} as an owner',
    oneLoan: /*i18n*/ '1 rental',
    loans: /*i18n*/ '{count} rentals',
    since: /*i18n*/ 'member since {month}',
    earns: /*i18n*/ 'You earn {amount}',
  },
} as const;

interface Props {
  booking: Pick<Booking, 'id' | 'borrower' | 'ownerEarnsCents'>;
  /** The language that the screen was given. */
  given: ScreenLanguage;
}

/** The borrower of a request, for the owner: picture, reviews and loans as a borrower, message, and the earning. */
export function Asker({ booking, given }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage(given);
  const { data: asker, isError } = useBorrowerOfQuery(booking.id);
  const { borrower } = booking;
  const say = texts[given];
  const name = getFirstName(borrower.name);
  const message = asker?.history.find(({ step }) => step === 'request')?.note;
  const loans = asker?.borrowerLoans ?? 0;
  const rated = asker?.borrowerRating;
  const reputation = rated
    ? [
        i18n.t(say.rated, {
          rating: formatRating(rated.ratingAverage, language),
          count: rated.reviewCount,
        }),
      ]
    : [
        loans === 0 ? i18n.t(say.isNew, { name }) : i18n.t(say.unrated),
        ...(borrower.ratingAverage === null
          ? []
          : [i18n.t(say.asOwner, { rating: formatRating(borrower.ratingAverage, language) })]),
      ];
  const facts = asker
    ? [
        ...(loans === 0
          ? []
          : [loans === 1 ? i18n.t(say.oneLoan) : i18n.t(say.loans, { count: loans })]),
        i18n.t(say.since, { month: formatMonthYear(asker.borrower.createdAt, language) }),
        ...(asker.borrower.location === null ? [] : [asker.borrower.location]),
      ]
    : [];

  return (
    <Root>
      <Avatar letter={avatarLetter(borrower.name)} src={borrower.avatarImageUrl} size="large" />
      <Stack $gap={0} $align="start">
        <TextLink look="standalone" to={to.publicProfile(borrower.id)}>
          <bdi>{borrower.name}</bdi>
        </TextLink>
        {asker ? (
          <>
            <Text as="span" $size="small">
              {reputation.join(' · ')}
            </Text>
            <Text as="span" $size="small" $tone="muted">
              {facts.join(' · ')}
            </Text>
          </>
        ) : isError ? null : (
          <Skeleton $width="12rem" />
        )}
        <Text as="span" $size="small" $weight="semibold" $tabular>
          {i18n.t(say.earns, { amount: formatMoney(booking.ownerEarnsCents, language) })}
        </Text>
      </Stack>
      {message ? <Words>{message}</Words> : null}
    </Root>
  );
}
