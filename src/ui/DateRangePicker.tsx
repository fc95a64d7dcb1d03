import { CalendarDays } from 'lucide-react';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { formatWeekdayDate } from '../../domain/values/days';
import { media, theme } from '../theme/theme';
import {
  type BookedRange,
  type DateRange,
  type DateRangeEnd,
  type RangeLimits,
  withChosen,
} from './dateRange';
import { type DateRangeLanguage, dateRangeWords } from './dateRangeWords';
import { fieldStyles } from './fieldStyles';
import { lazyDialog } from './lazyDialog';
import { Stack } from './Stack';
import { useHasBeenTrue } from './useHasBeenTrue';
import { useMediaQuery } from './useMediaQuery';
import { useScreenState } from './useScreenState';
import { useTurnedMonth } from './useTurnedMonth';

const { color, fontSize, fontWeight, space } = theme;

const { Dialog: DateRangePanel, fetchAhead } = lazyDialog(
  async () => (await import('./DateRangePanel')).DateRangePanel,
);

export interface DateRangePickerProps {
  value: DateRange;
  onChange: (value: DateRange) => void;
  startLabel: string;
  endLabel: string;
  /** The language of the screen: names of months and days, and the picker's own words. */
  language: DateRangeLanguage;
  /** Marked as today, and the first date that can be chosen, `YYYY-MM-DD`. */
  today: string;
  /** Days that cannot be chosen, because another person has booked them. */
  taken?: readonly BookedRange[] | undefined;
  /** Taken days can be chosen, to wait for them. */
  offersTaken?: boolean | undefined;
  /** The owner's rules: other days cannot be chosen. */
  limits?: RangeLimits | undefined;
  /**
   * The calendar's text for the chosen days, such as their price; empty while there are none. With it, the calendar
   * offers today, tomorrow and the weekend, and on a phone it stays open after the choice, so that the note is read.
   */
  note?: string | undefined;
  disabled?: boolean | undefined;
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
`;
const Field = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
`;
const Label = styled.span`
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  line-height: 1.4;
`;
const Opener = styled.button<{ $empty: boolean }>`
  ${fieldStyles}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  text-align: start;
  white-space: nowrap;
  &[aria-expanded='true'] {
    border-color: ${color.focus};
  }
  span {
    overflow: hidden;
    color: ${({ $empty }) => ($empty ? color.muted : 'inherit')};
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
  }
  svg {
    flex: none;
    width: ${theme.icon.medium};
    height: ${theme.icon.medium};
    color: ${color.muted};
  }
`;

interface Choosing {
  which: DateRangeEnd;
  /** The panel closes once this end is chosen. */
  last: boolean;
}

const fromTheStart: Choosing = { which: 'start', last: false };

/** Which end of the screen's days the next press in a calendar chooses. */
export const useDatesChoosing = () => useScreenState('dates choosing', fromTheStart);

/** Whether the calendar of the screen's days is open. */
export const useDatesOpen = () => useScreenState('dates open', false);

/**
 * A start and an end date: two buttons that open one calendar. A button's accessible name is its label and its date.
 * Dates go in and out as `YYYY-MM-DD`. Start and end may be the same day; the caller decides what that means.
 */
export function DateRangePicker({
  value,
  onChange,
  startLabel,
  endLabel,
  language,
  today,
  taken,
  offersTaken = false,
  limits,
  note,
  disabled = false,
}: DateRangePickerProps) {
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  const [choosing, setChoosing] = useDatesChoosing();
  const [open, setOpen] = useDatesOpen();
  const [, setMonth] = useTurnedMonth();
  const staysOpen = useMediaQuery(media.belowTablet) && note !== undefined;
  const wasOpened = useHasBeenTrue(open);

  const words = dateRangeWords[language];
  const buttons = { start, end };

  function onFieldPress(which: DateRangeEnd) {
    if (open && choosing.which === which) {
      setOpen(false);
      return;
    }
    setChoosing({ which, last: which === 'end' && value.start !== null });
    setMonth(null);
    setOpen(true);
  }

  function onChoose(date: string) {
    const next = withChosen(date, choosing.which, value, offersTaken ? undefined : taken, limits);
    onChange(next);
    const isDone = choosing.last && next.start !== null && next.end !== null;
    if (isDone && !staysOpen) setOpen(false);
    else setChoosing({ which: choosing.which === 'start' ? 'end' : 'start', last: true });
  }

  function onClear() {
    onChange({ start: null, end: null });
    setChoosing(fromTheStart);
  }

  function onQuick(range: DateRange) {
    onChange(range);
    setMonth(null);
    if (!staysOpen) setOpen(false);
    setChoosing(fromTheStart);
  }

  const shown = (date: string | null) =>
    (date === null ? '' : formatWeekdayDate(date, language)) || words.empty;
  const labels = { start: startLabel, end: endLabel };

  return (
    <Stack $gap={2}>
      <Fields ref={fields} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
        {(['start', 'end'] as const).map((which) => (
          <Field key={which}>
            <Label id={`${id}-${which}-label`}>{labels[which]}</Label>
            <Opener
              ref={buttons[which]}
              type="button"
              disabled={disabled}
              aria-haspopup="dialog"
              aria-expanded={open && choosing.which === which}
              aria-labelledby={`${id}-${which}-label ${id}-${which}-value`}
              $empty={value[which] === null}
              onClick={() => onFieldPress(which)}
            >
              <CalendarDays aria-hidden="true" />
              <span id={`${id}-${which}-value`}>{shown(value[which])}</span>
            </Opener>
          </Field>
        ))}
      </Fields>
      {wasOpened ? (
        <DateRangePanel
          open={open}
          onClose={() => setOpen(false)}
          onClear={onClear}
          fields={fields}
          finalFocus={buttons[choosing.which]}
          value={value}
          choosing={choosing.which}
          onChoose={onChoose}
          language={language}
          startLabel={startLabel}
          endLabel={endLabel}
          today={today}
          taken={taken}
          offersTaken={offersTaken}
          limits={limits}
          note={note}
          onQuick={onQuick}
        />
      ) : null}
    </Stack>
  );
}
