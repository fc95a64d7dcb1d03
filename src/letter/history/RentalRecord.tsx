import { useLingui } from '@lingui/react';
import { ArrowDownLeft, ArrowUpRight, CircleCheck } from 'lucide-react';
import styled from 'styled-components';
import { avatarLetter } from '../../../domain/members/user';
import type { Booking } from '../../bookings/api/bookingsApi';
import { bookingBadge } from '../../bookings/parts/bookingBadge';
import { RentalPeriod } from '../../bookings/parts/RentalPeriod';
import { useMoneyFormat } from '../../platform/store/useMoneyFormat';
import { media, theme } from '../../theme/theme';
import { ToolPicture } from '../../tools/parts/ToolPicture';
import { Avatar } from '../../ui/Avatar';
import { Badge } from '../../ui/Badge';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

const { color, fontSize, fontWeight, icon, space } = theme;

const Root = styled(Card)`
  display: grid;
  grid-template-columns: 9rem minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]} ${space[6]};
  ${media.desktop} {
    grid-template-columns: 9rem minmax(0, 4fr) minmax(0, 3fr) 8rem;
  }
  ${media.belowTablet} {
    grid-template-columns: 5.5rem minmax(0, 1fr);
    align-items: start;
    gap: ${space[3]} ${space[4]};
  }
`;
const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  strong {
    color: ${color.ink};
    font-weight: ${fontWeight.medium};
  }
`;
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
const Period = styled.dl`
  dt {
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  grid-column: 2;
  ${media.desktop} {
    grid-column: auto;
  }
  ${media.belowTablet} {
    grid-column: 1 / -1;
  }
`;
const Outcome = styled.div`
  display: grid;
  grid-row: 1 / span 2;
  grid-column: 3;
  justify-items: end;
  gap: ${space[1]};
  ${media.desktop} {
    grid-row: auto;
    grid-column: auto;
  }
  ${media.belowTablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    grid-row: auto;
    grid-column: 1 / -1;
  }
`;
const Price = styled.p`
  font-size: ${fontSize.lead};
  font-weight: ${fontWeight.bold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
const Reviewed = styled.p<{ $reviewed: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${({ $reviewed }) => ($reviewed ? color.success : color.muted)};
  font-size: ${fontSize.small};
  svg {
    width: ${icon.small};
    height: ${icon.small};
  }
`;

const roleFacts = {
  BORROWER: {
    label: /*i18n*/ 'Borrowed',
    person: /*i18n*/ 'Borrowed from',
    tone: 'info',
    icon: <ArrowDownLeft aria-hidden="true" />,
  },
  OWNER: {
    label: /*i18n*/ 'Lent',
    person: /*i18n*/ 'Lent to',
    tone: 'primary',
    icon: <ArrowUpRight aria-hidden="true" />,
  },
} as const;

/** A rental that is over, in the letter (§3): borrowed or lent, what, with whom, when, for how much, and whether it is reviewed. */
export function RentalRecord({ record }: { record: Booking }) {
  const { i18n } = useLingui();
  const { tool, role } = record;
  const { label, person, tone, icon: sign } = roleFacts[role];
  const other = role === 'OWNER' ? record.borrower : tool.owner;
  const status = bookingBadge(record);
  const language = useScreenLanguage('en');
  const formatAmount = useMoneyFormat();
  const headingId = `record-${record.id}`;

  return (
    <Root as="article" aria-labelledby={headingId}>
      <ToolPicture tool={{ imageUrl: tool.imageUrl, categories: [] }} corners="input" />
      <Stack $gap={2}>
        <Badges>
          <Badge $tone={tone}>
            {sign}
            {i18n.t(label)}
          </Badge>
          <Badge $tone={status.tone}>{i18n.t(status.label)}</Badge>
        </Badges>
        <Heading level={2} look="small" id={headingId} lang="da">
          <bdi>{tool.name}</bdi>
        </Heading>
        <Line>
          <Avatar letter={avatarLetter(other.name)} src={other.avatarImageUrl} size="tiny" />
          <span>
            {i18n.t(person)}{' '}
            <strong>
              <bdi>{other.name}</bdi>
            </strong>
          </span>
        </Line>
      </Stack>
      <Period>
        <dt>{i18n.t('Rental period')}</dt>
        <dd>
          <RentalPeriod start={record.startDate} end={record.endDate} />
        </dd>
      </Period>
      <Outcome>
        <Price>
          {formatAmount(
            role === 'OWNER' ? record.ownerEarnsCents : record.totalPriceCents,
            language,
          )}
        </Price>
        <Reviewed $reviewed={record.reviewed}>
          {record.reviewed ? <CircleCheck aria-hidden="true" /> : null}
          <span>{record.reviewed ? i18n.t('Reviewed') : i18n.t('Not reviewed yet')}</span>
        </Reviewed>
      </Outcome>
    </Root>
  );
}
