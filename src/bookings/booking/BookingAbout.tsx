import { useLingui } from '@lingui/react';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { to } from '../../../domain/values/addresses';
import { theme } from '../../theme/theme';
import { ToolPicture } from '../../tools/parts/ToolPicture';
import { Card } from '../../ui/Card';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { underlinedOnHover } from '../../ui/TextLink';
import type { BookingDetails } from '../api/bookingsApi';
import { RentalPeriod } from '../parts/RentalPeriod';

const { color, fontSize, fontWeight, icon, radius, space } = theme;

const Tool = styled.div`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
`;
const Picture = styled(Link)`
  display: block;
  overflow: hidden;
  border-radius: ${radius.input};
`;
const Name = styled(Link)`
  font-weight: ${fontWeight.bold};
  overflow-wrap: anywhere;
  ${underlinedOnHover}
`;
const Facts = styled.dl`
  display: grid;
  gap: ${space[3]};
  dt {
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
const Place = styled.dd`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  font-weight: ${fontWeight.semibold};
  svg {
    flex: none;
    width: ${icon.medium};
    height: 1.55em;
    color: ${color.primary};
  }
`;

/** What is borrowed, when, how many, and where exactly it is fetched. */
export function BookingAbout({ booking }: { booking: BookingDetails }) {
  const { i18n } = useLingui();
  const { tool, startDate, endDate, units, pickupAddress } = booking;
  const isHidden = tool.visibility === 'HIDDEN';
  const picture = <ToolPicture tool={{ imageUrl: tool.imageUrl, categories: [] }} />;
  return (
    <Card as="section" aria-label={i18n.t('Tool')}>
      <Stack $gap={5}>
        <Tool>
          {isHidden ? (
            <div>{picture}</div>
          ) : (
            <Picture to={to.tool(tool.id)} tabIndex={-1} aria-hidden>
              {picture}
            </Picture>
          )}
          <Stack $gap={1}>
            {isHidden ? (
              <>
                <strong>
                  <bdi lang="da">{tool.name}</bdi>
                </strong>
                <Text $size="small" $tone="muted">
                  {i18n.t('The tool’s page is no longer shown')}
                </Text>
              </>
            ) : (
              <Name to={to.tool(tool.id)} lang="da">
                <bdi>{tool.name}</bdi>
              </Name>
            )}
          </Stack>
        </Tool>
        <Facts>
          <div>
            <dt>{i18n.t('Rental period')}</dt>
            <dd>
              <RentalPeriod start={startDate} end={endDate} />
            </dd>
          </div>
          {units > 1 ? (
            <div>
              <dt>{i18n.t('Quantity')}</dt>
              <dd>{units}</dd>
            </div>
          ) : null}
          <div>
            <dt>{pickupAddress === null ? i18n.t('Area') : i18n.t('Pick-up address')}</dt>
            <Place lang="da">
              <MapPin aria-hidden="true" />
              <span>{pickupAddress ?? tool.location}</span>
            </Place>
          </div>
          <div>
            <dt>{i18n.t('Booking ID')}</dt>
            <dd>{booking.number}</dd>
          </div>
        </Facts>
      </Stack>
    </Card>
  );
}
