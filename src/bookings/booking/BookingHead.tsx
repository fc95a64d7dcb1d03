import { useLingui } from '@lingui/react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatWeekdayPeriod } from '../../../domain/bookings/rentalPeriod';
import { to } from '../../../domain/values/addresses';
import { daysBetween } from '../../../domain/values/days';
import { formatRentalDays } from '../../../domain/values/daysInWords';
import { media, theme } from '../../theme/theme';
import { ToolPicture } from '../../tools/parts/ToolPicture';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { underlinedOnHover } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { BookingDetails } from '../api/bookingsApi';

const { color, fontSize, fontWeight, radius, space } = theme;

const Root = styled.section`
  display: flex;
  align-items: start;
  gap: ${space[4]};
`;
const Picture = styled.div`
  flex: none;
  width: 4.5rem;
  overflow: hidden;
  border-radius: ${radius.input};
  ${media.tablet} {
    width: 6rem;
  }
`;
const Name = styled(Link)`
  overflow-wrap: anywhere;
  ${underlinedOnHover}
`;
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[4]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  li {
    overflow-wrap: anywhere;
  }
  li:first-child {
    flex-basis: 100%;
    color: ${color.ink};
    font-weight: ${fontWeight.semibold};
  }
`;

interface Props {
  booking: BookingDetails;
  level: 1 | 2;
  /** Another part of the page already shows the picture. */
  hasNoPicture: boolean;
}

/** The tool, and below it its days, and in one line their number, units, place and booking number. */
export function BookingHead({ booking, level, hasNoPicture }: Props) {
  const { i18n } = useLingui();
  const { tool, startDate, endDate, units, pickupAddress } = booking;
  const isHidden = tool.visibility === 'HIDDEN';
  const language = useScreenLanguage('en');
  const name = <bdi>{tool.name}</bdi>;
  return (
    <Root aria-label={i18n.t('Tool')}>
      {hasNoPicture ? null : (
        <Picture>
          <ToolPicture tool={{ imageUrl: tool.imageUrl, categories: [] }} />
        </Picture>
      )}
      <Stack $gap={1}>
        <Heading level={level} look="section" lang="da">
          {isHidden ? name : <Name to={to.tool(tool.id)}>{name}</Name>}
        </Heading>
        {isHidden ? (
          <Text $size="small" $tone="muted">
            {i18n.t('The tool’s page is no longer shown')}
          </Text>
        ) : null}
        <Facts>
          <li>{formatWeekdayPeriod(startDate, endDate, language)}</li>
          <li>{formatRentalDays(daysBetween(startDate, endDate), language)}</li>
          {units > 1 ? <li>{i18n.t('{quantity} units', { quantity: units })}</li> : null}
          <li lang="da">{pickupAddress ?? tool.location}</li>
          <li>{booking.number}</li>
        </Facts>
      </Stack>
    </Root>
  );
}
