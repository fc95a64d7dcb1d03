import { useLingui } from '@lingui/react';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { BookingAction } from '../../../domain/bookings/bookingStatus';
import { avatarLetter } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import type { CalendarDate } from '../../../domain/values/days';
import { formatRating } from '../../../domain/values/money';
import { bookingBadge } from '../../bookings/parts/bookingBadge';
import { RentalPeriod } from '../../bookings/parts/RentalPeriod';
import { useMoneyFormat } from '../../platform/store/useMoneyFormat';
import { media, theme } from '../../theme/theme';
import { PricePerDay } from '../../tools/parts/PricePerDay';
import { ToolPicture } from '../../tools/parts/ToolPicture';
import { ToolRating } from '../../tools/parts/ToolRating';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Stars } from '../../ui/Stars';
import { TextLink, underlinedOnHover } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { BookingRemark } from './BookingRemark';
import { GivenBookingActions } from './GivenBookingActions';
import { GivenReview } from './GivenReview';
import type { CurrentBooking } from './useBookings';
import { bookingHeadingId } from './useKeptFocus';

const { color, fontSize, icon, radius, space } = theme;

const Root = styled(Card)`
  display: grid;
  grid-template-columns: 13rem minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]} ${space[6]};
  ${media.belowTablet} {
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: ${space[4]};
  }
`;
const PictureLink = styled(Link)`
  display: block;
  overflow: hidden;
  grid-row: 1 / span 2;
  border-radius: ${radius.input};
  ${media.belowTablet} {
    grid-row: auto;
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  /* Whether there is room beside a name depends on the name. */
  ${media.belowTablet} {
    flex-direction: column;
  }
  a {
    ${underlinedOnHover}
  }
`;
const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;
const Place = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  svg {
    flex: none;
    width: ${icon.small};
    height: ${icon.small};
  }
`;
/** On the phone what follows the name takes the whole width. */
const Rest = styled.div`
  display: grid;
  gap: ${space[4]};
  grid-column: 2;
  ${media.belowTablet} {
    grid-column: 1 / -1;
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]} ${space[6]};
  font-variant-numeric: tabular-nums;
  dt {
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
  dd {
    margin: 0;
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    & > div {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: ${space[4]};
    }
    & > div:has(a) {
      align-items: center;
    }
    dt {
      flex: none;
    }
    dd {
      text-align: end;
    }
  }
`;
const Owner = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  ${media.belowTablet} {
    justify-content: flex-end;
  }
`;

function OwnerStars({ rating }: { rating: number }) {
  const { i18n } = useLingui();
  const text = formatRating(rating, useScreenLanguage('en'));
  const label = i18n.t('{rating} out of 5 stars', { rating: text });
  return <Stars look="single" value={rating} text={text} label={label} />;
}

interface Props {
  booking: CurrentBooking;
  today: CalendarDate;
  onAction: (action: Exclude<BookingAction, 'message'>, booking: CurrentBooking) => void;
}

/** A borrowed tool in the letter (§3): what it is, whose, when, what it costs, and what can be done now (§4). */
export function BookingCard({ booking, today, onAction }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const formatAmount = useMoneyFormat();
  const { id, tool } = booking;
  const { owner } = tool;
  const { label, tone } = bookingBadge(booking);
  const own = to.tool(tool.id);
  const headingId = bookingHeadingId(id);

  return (
    <Root as="article" aria-labelledby={headingId}>
      <PictureLink to={own} tabIndex={-1} aria-hidden>
        <ToolPicture tool={{ imageUrl: tool.imageUrl, categories: [] }} />
      </PictureLink>
      <Stack $gap={2}>
        <Head>
          <Heading level={3} look="small" id={headingId} tabIndex={-1}>
            <Link to={own} lang="da">
              <bdi>{tool.name}</bdi>
            </Link>
          </Heading>
          <Badge $tone={tone}>{i18n.t(label)}</Badge>
        </Head>
        <About>
          <Place lang="da">
            <MapPin aria-hidden="true" />
            {tool.location}
          </Place>
          <ToolRating rating={tool.ratingAverage} reviewCount={tool.reviewCount} language="en" />
        </About>
        <PricePerDay cents={tool.pricePerDayCents} language="en" />
      </Stack>
      <Rest>
        <BookingRemark booking={booking} today={today} />
        <Facts>
          <div>
            <dt>{i18n.t('Rental period')}</dt>
            <dd>
              <RentalPeriod start={booking.startDate} end={booking.endDate} />
            </dd>
          </div>
          <div>
            <dt>{i18n.t('Owner')}</dt>
            <Owner>
              <Avatar letter={avatarLetter(owner.name)} src={owner.avatarImageUrl} size="tiny" />
              <TextLink to={to.publicProfile(owner.id)}>
                <bdi>{owner.name}</bdi>
              </TextLink>
              {owner.ratingAverage === null ? null : <OwnerStars rating={owner.ratingAverage} />}
            </Owner>
          </div>
          <div>
            <dt>{i18n.t('Total price')}</dt>
            <dd>{formatAmount(booking.totalPriceCents, language)}</dd>
          </div>
          <div>
            <dt>{i18n.t('Booking ID')}</dt>
            <dd>{booking.number}</dd>
          </div>
        </Facts>
        <GivenReview booking={booking} />
        <GivenBookingActions booking={booking} onAction={onAction} />
      </Rest>
    </Root>
  );
}
