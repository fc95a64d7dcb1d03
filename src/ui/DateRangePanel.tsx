import * as Ariakit from '@ariakit/react/popover';
import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme';
import { Button } from './Button';
import { DayChips } from './DayChips';
import { Dialog } from './Dialog';
import type { DateRange } from './dateRange';
import { dateRangeWords } from './dateRangeWords';
import { RangeCalendar, type RangeCalendarProps } from './RangeCalendar';
import { Text } from './Text';
import { useMediaQuery } from './useMediaQuery';

const { border, color, depth, motion, radius, shadow, space } = theme;

export interface DateRangePanelProps extends Omit<RangeCalendarProps, 'months' | 'skipsLateMonth'> {
  open: boolean;
  onClose: () => void;
  onClear: () => void;
  /** Of the chosen days; with it there are shortcuts to days. */
  note?: string | undefined;
  onQuick: (range: DateRange) => void;
  /** Both fields; the panel hangs below them, and a press on them does not close it. */
  fields: RefObject<HTMLElement | null>;
  /** The field that gets the focus back. */
  finalFocus: RefObject<HTMLElement | null>;
}

/** Space to keep free around the calendar, in px. At the top is the page's header, which would cover its arrows. */
const around = { top: 80, right: 16, bottom: 16, left: 16 };

const Floating = styled(Ariakit.Popover)`
  z-index: ${depth.dropdown};
  background: ${color.surface};
  color: ${color.ink};
  border: ${border.line} solid ${color.line};
  box-shadow: ${shadow.floating};
  opacity: 0;
  transition: opacity ${motion.quick};
  &[data-enter] {
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
  }
  max-width: calc(100vw - ${space[8]});
  max-height: var(--popover-available-height, 100vh);
  display: flex;
  flex-direction: column;
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.panel};
  ${media.low} {
    overflow-y: auto;
  }
`;
const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  ${media.low} {
    flex: none;
    overflow-y: visible;
  }
`;
const Question = styled(Text)`
  margin-block-end: ${space[3]};
`;
const Help = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-block-end: ${space[3]};
`;
const Bottom = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  margin-top: ${space[2]};
`;

/** The day on which the keyboard starts: the chosen day, else the calendar's tab stop. */
function firstDay(panel: HTMLElement | null): HTMLElement | null {
  const chosen = panel?.querySelector<HTMLElement>('[data-selected] button:not(:disabled)');
  return chosen ?? panel?.querySelector<HTMLElement>('[role="grid"] button[tabindex="0"]') ?? null;
}

const getBox = (element: Element | null) => element?.getBoundingClientRect() ?? null;

/** The height of the fields, and the width of their section: beside a card, the calendar does not lie over its edge. */
function getAnchor(fields: HTMLElement | null) {
  const box = getBox(fields);
  const section = getBox(fields?.closest('section') ?? null) ?? box;
  return box && section && { x: section.x, width: section.width, y: box.y, height: box.height };
}

/** The calendar of a DateRangePicker: a popover, on a phone a dialog from below. Fetched when it is first needed. */
export function DateRangePanel({
  open,
  onClose,
  onClear,
  note,
  onQuick,
  fields,
  finalFocus,
  ...calendar
}: DateRangePanelProps) {
  const isPhone = useMediaQuery(media.belowTablet);
  const isDesktop = useMediaQuery(media.desktop);
  const body = useRef<HTMLDivElement>(null);
  const { value, choosing, language, startLabel, endLabel } = calendar;
  const words = dateRangeWords[language];
  const isShort = note === undefined;
  const label = choosing === 'start' ? startLabel : endLabel;
  const title = note === undefined ? words.choose(label) : words[choosing];
  const help =
    note === undefined ? null : (
      <Help>
        <DayChips
          value={value}
          today={calendar.today}
          language={language}
          taken={calendar.offersTaken ? undefined : calendar.taken}
          limits={calendar.limits}
          onChoose={onQuick}
        />
        <Text role="status" $weight="semibold" $size="small" $tabular>
          {note}
        </Text>
      </Help>
    );
  const empty = value.start === null && value.end === null;

  // A move to the other field while the calendar is open returns the focus to the calendar.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the field changes
  useEffect(() => {
    if (open && fields.current?.contains(document.activeElement)) firstDay(body.current)?.focus();
  }, [choosing]);

  const clear = (
    <Button variant="quiet" onClick={onClear} disabled={empty}>
      {isShort ? words.clear : words.clearDays}
    </Button>
  );
  const done = (
    <Button
      data-dialog-dismiss=""
      variant={isPhone ? 'primary' : 'secondary'}
      disabled={value.start === null || value.end === null}
      onClick={onClose}
    >
      {words.done}
    </Button>
  );

  if (isPhone) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={title}
        closeLabel={words.close}
        findFocus={() => firstDay(body.current)}
        finalFocus={finalFocus}
        lang={language}
        footer={
          <>
            {clear}
            {done}
          </>
        }
      >
        {help}
        <div ref={body}>
          <RangeCalendar months={isShort ? 1 : 2} skipsLateMonth={isShort} {...calendar} />
        </div>
      </Dialog>
    );
  }
  return (
    <Ariakit.PopoverProvider
      open={open}
      setOpen={(next) => {
        if (!next) onClose();
      }}
      placement="bottom-start"
    >
      <Floating
        portal
        // Beside the fields where there is no room below them: it never covers them.
        flip="left-start right-start top-start"
        gutter={8}
        overflowPadding={around}
        unmountOnHide
        lang={language}
        aria-label={title}
        getAnchorRect={() => (isShort ? getBox(fields.current) : getAnchor(fields.current))}
        finalFocus={finalFocus}
        hideOnInteractOutside={(event) => !fields.current?.contains(event.target as Node)}
        autoFocusOnShow={() => {
          const day = firstDay(body.current);
          day?.focus({ preventScroll: true });
          return day === null;
        }}
      >
        <Body ref={body}>
          {isShort ? (
            <Text role="status" $weight="semibold" $tone="muted" $size="small">
              {title}
            </Text>
          ) : (
            <Question role="status" $weight="bold" $size="lead">
              {title}
            </Question>
          )}
          {help}
          <RangeCalendar
            months={isDesktop || !isShort ? 2 : 1}
            skipsLateMonth={isShort}
            {...calendar}
          />
        </Body>
        <Bottom>
          {clear}
          {done}
        </Bottom>
      </Floating>
    </Ariakit.PopoverProvider>
  );
}
