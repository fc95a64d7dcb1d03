import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import type { BookingBar } from '../../../../domain/bookings/ownerCalendar';
import { formatShortPeriod } from '../../../../domain/bookings/rentalPeriod';
import { avatarLetter, getFirstName } from '../../../../domain/members/user';
import { formatMoney } from '../../../../domain/values/money';
import type { CalendarBooking } from '../../../bookings/api/calendarApi';
import { theme } from '../../../theme/theme';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { markWords } from './markWords';

/** How many days a name takes beside its bar. */
const daysForName = 3;

const { border, color, depth, fontWeight, lineHeight, radius, space } = theme;

/* The distance between two columns: a cell, its borders, and the space between cells. */
const column = `(100% + 3 * ${border.line})`;

const Bar = styled.button<{ $days: number; $lane: number; $lanes: number }>`
  position: absolute;
  z-index: ${depth.raised};
  inset-block-start: calc(${({ $lane, $lanes }) => `${$lane} * 100% / ${$lanes}`} + ${border.strong});
  inset-inline-start: ${border.strong};
  width: calc(${({ $days }) => $days} * ${column} - 4 * ${border.strong});
  height: calc(100% / ${({ $lanes }) => $lanes} - 2 * ${border.strong});
  /* Name above price; beside it where the row has more lanes. */
  display: flex;
  flex-direction: ${({ $lanes }) => ($lanes > 1 ? 'row' : 'column')};
  justify-content: ${({ $lanes }) => ($lanes > 1 ? 'start' : 'center')};
  gap: 0 ${space[1]};
  padding-inline: ${space[1]};
  border: ${border.line} solid currentColor;
  border-radius: ${radius.small};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.tight};
  text-align: start;
  white-space: nowrap;
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > span {
    font-weight: ${fontWeight.regular};
  }
  container-type: inline-size;
`;
/* The first letter of the name, where there is room for no more. */
const Initial = styled.bdi`
  display: none;
  text-align: center;
  @container (max-width: ${space[10]}) {
    display: block;
    & ~ * {
      display: none;
    }
  }
`;

/* Beside a bar that has only room for the initial, over the free days that follow. */
const Beside = styled.span<{ $days: number }>`
  display: none;
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(100% + ${space[1]});
  place-content: center start;
  width: max-content;
  max-width: calc(${({ $days }) => $days} * (100% + 6 * ${border.strong}));
  background: ${color.ground};
  pointer-events: none;
  @container (max-width: ${space[10]}) {
    && {
      display: grid;
    }
  }
`;

interface Props {
  bar: BookingBar<CalendarBooking>;
  /** How many days after it are free and shown. */
  room: number;
  /** How many bars may lie above each other in the row. */
  lanes: number;
  onPress: () => void;
}

/**
 * A booking over its days, for a pointer: who has the tool, and what the owner earns. The keyboard has the cells and the
 * list below.
 */
export function CalendarBar({ bar: { booking, mark, days, lane }, room, lanes, onPress }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const name = getFirstName(booking.borrower.name);
  const earned = formatMoney(booking.ownerEarnsCents, language);
  const label = i18n.t(markWords[mark].label);
  const period = formatShortPeriod(booking.startDate, booking.endDate, language);
  const whole = `${label}: ${booking.borrower.name}, ${period}, ${earned}`;
  return (
    <Bar
      type="button"
      tabIndex={-1}
      aria-label={whole}
      title={whole}
      className={`mark-${mark}`}
      $days={days}
      $lane={lane}
      $lanes={lanes}
      // A press on the cell below would begin a choice of days.
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      <Initial>{avatarLetter(name)}</Initial>
      <bdi>{name}</bdi>
      <span>{earned}</span>
      {room >= daysForName ? (
        <Beside $days={room}>
          <bdi>{mark === 'overdue' ? `${label}: ${name}` : name}</bdi>
        </Beside>
      ) : null}
    </Bar>
  );
}
