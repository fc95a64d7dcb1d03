import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatBookingWhen } from '../../../domain/bookings/bookingWhen';
import { to } from '../../../domain/values/addresses';
import { useToday } from '../../platform/store/useClock';
import { media, theme } from '../../theme/theme';
import { ToolPicture } from '../../tools/parts/ToolPicture';
import { useScreenLanguage, useWrittenLang } from '../../ui/useScreenLanguage';
import type { Booking } from '../api/bookingsApi';
import { NextActionLink } from './NextActionLink';

const { border, color, fontSize, fontWeight, motion, radius, space } = theme;

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  transition: background-color ${motion.quick};
  ${media.tablet} {
    grid-template-columns: 4.5rem minmax(0, 1fr) auto;
    gap: ${space[4]};
    padding-inline: ${space[5]};
  }
  ${media.wide} {
    &[data-has-beside] {
      grid-template-columns: 4.5rem minmax(0, 1fr) minmax(0, 2fr) 11rem;
    }
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  &:has(h3 a:focus-visible) {
    outline: ${border.strong} solid ${color.focus};
    outline-offset: calc(-1 * ${border.strong});
    border-radius: ${radius.card};
  }
`;
const Words = styled.div`
  min-width: 0;
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.45;
  overflow-wrap: anywhere;
  > h3 {
    color: ${color.ink};
    font-size: ${fontSize.body};
    font-weight: ${fontWeight.semibold};
    line-height: 1.35;
  }
  h3 a {
    text-decoration: none;
    outline: none;
  }
  /* The whole row leads there; what else can be pressed lies above it. */
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  strong {
    color: ${color.ink};
    font-weight: ${fontWeight.semibold};
    font-variant-numeric: tabular-nums;
  }
  &[data-late] strong {
    color: ${color.danger};
  }
`;
const End = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  grid-column: 2;
  &:empty {
    display: none;
  }
  ${media.tablet} {
    grid-row: 1;
    grid-column: -2;
    justify-content: end;
  }
`;
/** Under the row and as wide as it; beside the words where there is room. */
const Beside = styled.div`
  position: relative;
  grid-column: 1 / -1;
  min-width: 0;
  ${media.wide} {
    grid-row: 1;
    grid-column: 3;
  }
`;

interface Props {
  booking: Booking;
  /** The other member, translated: `Fra Torben`. */
  person: string;
  badge: ReactNode;
  /** In place of the button for the next action; null for none. */
  action?: ReactNode;
  /** Further lines after the days. */
  children?: ReactNode;
  /** More about the booking, before the action. */
  beside?: ReactNode;
}

/** A booking as the row of a list: what, with whom, when next, its state and one action. The whole row leads to it. */
export function BookingLine({ booking, person, badge, action, children, beside }: Props) {
  const language = useScreenLanguage('da');
  const written = useWrittenLang();
  const today = useToday();
  const { id, tool, status } = booking;
  return (
    <Root aria-labelledby={`rental-${id}`} data-has-beside={beside ? '' : undefined}>
      <ToolPicture
        tool={{ imageUrl: tool.imageUrl, categories: [] }}
        corners="input"
        sizes="72px"
      />
      <Words>
        <h3 lang={written} id={`rental-${id}`} tabIndex={-1}>
          <Link to={to.booking(id)}>
            <bdi>{tool.name}</bdi>
          </Link>
        </h3>
        <p>{person}</p>
        <State data-late={status === 'overdue' || undefined}>
          <strong>{formatBookingWhen(booking, today, language)}</strong>
          {badge}
        </State>
        {children}
      </Words>
      {beside ? <Beside>{beside}</Beside> : null}
      <End>{action === undefined ? <NextActionLink booking={booking} given="da" /> : action}</End>
    </Root>
  );
}
