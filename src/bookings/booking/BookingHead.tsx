import { useLingui } from '@lingui/react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { to } from '../../../domain/values/addresses';
import { media, theme } from '../../theme/theme';
import { ToolPicture } from '../../tools/parts/ToolPicture';
import { Badge } from '../../ui/Badge';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { underlinedOnHover } from '../../ui/TextLink';
import type { BookingDetails } from '../api/bookingsApi';
import { bookingBadge } from '../parts/bookingBadge';
import { RentalPeriod } from '../parts/RentalPeriod';

const { color, fontSize, radius, space } = theme;

const Root = styled.section`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};
  ${media.tablet} {
    grid-template-columns: 6rem minmax(0, 1fr);
  }
`;
const Picture = styled.div`
  overflow: hidden;
  border-radius: ${radius.input};
`;
const Name = styled(Link)`
  overflow-wrap: anywhere;
  ${underlinedOnHover}
`;
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  li {
    overflow-wrap: anywhere;
  }
  li:not(:last-child)::after {
    content: '·';
    margin-inline: ${space[2]};
  }
  ${media.tablet} {
    grid-column: 2;
  }
`;

interface Props {
  booking: BookingDetails;
  level: 1 | 2;
}

/** The tool, and below it in one line days, units, place and booking number. */
export function BookingHead({ booking, level }: Props) {
  const { i18n } = useLingui();
  const { tool, startDate, endDate, units, pickupAddress } = booking;
  const isHidden = tool.visibility === 'HIDDEN';
  const { label, tone } = bookingBadge(booking);
  const name = <bdi>{tool.name}</bdi>;
  return (
    <Root aria-label={i18n.t('Tool')}>
      <Picture>
        <ToolPicture tool={{ imageUrl: tool.imageUrl, categories: [] }} />
      </Picture>
      <Stack $gap={2} $align="start">
        <Heading level={level} look="section" lang="da">
          {isHidden ? name : <Name to={to.tool(tool.id)}>{name}</Name>}
        </Heading>
        <Badge $tone={tone}>{i18n.t(label)}</Badge>
        {isHidden ? (
          <Text $size="small" $tone="muted">
            {i18n.t('The tool’s page is no longer shown')}
          </Text>
        ) : null}
      </Stack>
      <Facts>
        <li>
          <RentalPeriod start={startDate} end={endDate} />
        </li>
        {units > 1 ? <li>{i18n.t('{quantity} units', { quantity: units })}</li> : null}
        <li lang="da">{pickupAddress ?? tool.location}</li>
        <li>{booking.number}</li>
      </Facts>
    </Root>
  );
}
