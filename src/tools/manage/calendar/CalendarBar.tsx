import styled from 'styled-components';
import type { BookingBar } from '../../../../domain/bookings/ownerCalendar';
import { avatarLetter, getFirstName } from '../../../../domain/members/user';
import { formatMoney } from '../../../../domain/values/money';
import type { CalendarBooking } from '../../../bookings/api/calendarApi';
import { theme } from '../../../theme/theme';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';

const { border, depth, fontWeight, lineHeight, radius, space } = theme;

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

interface Props {
  bar: BookingBar<CalendarBooking>;
  /** How many bars may lie above each other in the row. */
  lanes: number;
  onPress: () => void;
}

/**
 * A booking over its days, for a pointer: who has the tool, and what the owner earns. The cells and the list below say
 * the same to assistive technology.
 */
export function CalendarBar({ bar: { booking, mark, days, lane }, lanes, onPress }: Props) {
  const language = useScreenLanguage('en');
  const name = getFirstName(booking.borrower.name);
  const earned = formatMoney(booking.ownerEarnsCents, language);
  return (
    <Bar
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      title={`${name}, ${earned}`}
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
    </Bar>
  );
}
