import {
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { daysOfKey, type Span, spanBetween } from '../../../../domain/bookings/ownerCalendar';
import { addDays, type CalendarDate } from '../../../../domain/values/days';

/** A day of the calendar; of one tool where each tool has a row. */
export interface DayCell {
  date: CalendarDate;
  toolId: string | null;
}

interface Options {
  /** The days that can be blocked. */
  bounds: Span;
  onChosen: (span: Span, toolId: string | null) => void;
}

/** A cell carries its day in `data-day`, and its tool in `data-tool`. */
function cellAt(element: Element | null): DayCell | null {
  const cell = element?.closest<HTMLElement>('[data-day]:not([data-hidden])');
  const date = cell?.dataset['day'];
  return date === undefined ? null : { date, toolId: cell?.dataset['tool'] ?? null };
}

/** Touch events stay with the cell where the finger came down, so the element under the finger is looked up. */
function under({ pointerType, target, clientX, clientY }: PointerEvent): Element | null {
  if (pointerType === 'mouse') return target instanceof Element ? target : null;
  return document.elementFromPoint(clientX, clientY);
}

/**
 * A choice of days to block: drag with a mouse or a finger; press the first and the last day (Enter and the space bar
 * press too); or use Shift with the arrow keys. Escape clears the choice.
 */
export function useDaySelection({ bounds, onChosen }: Options) {
  const [chosen, setChosen] = useState<{ from: DayCell; to: CalendarDate } | null>(null);
  /** Ends the drag that is under way, if one is. */
  const stopDrag = useRef<() => void>(() => undefined);
  /** A drag that ends on the day where it began also fires a click, which is ignored. */
  const swallowsPress = useRef(false);
  useEffect(() => () => stopDrag.current(), []);

  const isIn = ({ date }: DayCell) => bounds.first <= date && date <= bounds.last;
  const complete = (from: DayCell, to: CalendarDate) => {
    const span = spanBetween(from.date, to, bounds);
    setChosen({ from, to });
    if (span) onChosen({ first: span.first, last: span.last }, from.toolId);
  };

  const onPointerDown = (event: ReactPointerEvent) => {
    const from = cellAt(event.target as Element);
    swallowsPress.current = false;
    if (event.button !== 0 || !event.isPrimary || from === null || !isIn(from)) return;
    stopDrag.current();
    let to: CalendarDate | null = null;
    const onMove = (move: PointerEvent) => {
      const cell = cellAt(under(move));
      if (cell === null || cell.toolId !== from.toolId) return;
      // It is a drag once it has left the day where it began.
      if ((to ?? from.date) === cell.date) return;
      to = cell.date;
      setChosen({ from, to });
    };
    const onUp = () => {
      stopDrag.current();
      if (to === null) return;
      swallowsPress.current = true;
      complete(from, to);
    };
    // The browser treats the gesture as scrolling.
    const onCancel = () => {
      stopDrag.current();
      if (to !== null) setChosen(null);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    stopDrag.current = () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
    };
  };

  const press = (cell: DayCell) => {
    if (swallowsPress.current) {
      swallowsPress.current = false;
      return;
    }
    if (!isIn(cell)) return;
    if (chosen === null || chosen.from.toolId !== cell.toolId) {
      setChosen({ from: cell, to: cell.date });
    } else complete(chosen.from, cell.date);
  };

  /** Once a first day is chosen, previews the choice up to the day that has the focus or the pointer. */
  const consider = (cell: DayCell | null) => {
    if (chosen === null || cell === null || cell.toolId !== chosen.from.toolId) return;
    if (isIn(cell) && cell.date !== chosen.to) setChosen({ ...chosen, to: cell.date });
  };

  /** Returns the day that gets the focus, if the key changes the choice; null for every other key. */
  const onKey = (event: KeyboardEvent, isAcross = false): DayCell | null => {
    if (event.key === 'Escape' && chosen !== null) {
      event.stopPropagation();
      setChosen(null);
      return null;
    }
    const days = event.shiftKey ? daysOfKey(event.key) : null;
    const cell = cellAt(event.target as Element);
    if (days === null || cell === null || (isAcross && Math.abs(days) > 1)) return null;
    event.preventDefault();
    event.stopPropagation();
    const next = { ...cell, date: addDays(cell.date, days) };
    if (!isIn(next)) return null;
    const from = chosen?.from.toolId === cell.toolId ? chosen.from : cell;
    setChosen({ from, to: next.date });
    return next;
  };

  return {
    /** The days, as far as they can be blocked; null while none are chosen. */
    span: chosen && spanBetween(chosen.from.date, chosen.to, bounds),
    toolId: chosen?.from.toolId ?? null,
    onPointerDown,
    onPointerOver: (event: ReactPointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) {
        consider(cellAt(event.target as Element));
      }
    },
    press,
    consider,
    onKey,
    clear: () => {
      swallowsPress.current = false;
      setChosen(null);
    },
  };
}

export type DaySelection = ReturnType<typeof useDaySelection>;
