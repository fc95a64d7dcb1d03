import { useLingui } from '@lingui/react';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import {
  addMonths,
  dayMarks,
  daysOfMonths,
  marksByDay,
  monthOf,
} from '../../../../domain/bookings/ownerCalendar';
import { formatPeriod } from '../../../../domain/bookings/rentalPeriod';
import { addresses } from '../../../../domain/values/addresses';
import { addDays, type CalendarDate, formatDate } from '../../../../domain/values/days';
import { formatDays } from '../../../../domain/values/daysInWords';
import {
  type Block,
  type OwnerCalendar as Calendar,
  useOwnerCalendarQuery,
  useUnblockDaysMutation,
} from '../../../bookings/api/calendarApi';
import { useViewer } from '../../../members/hooks/useViewer';
import { useAppDispatch } from '../../../platform/store/hooks';
import { toastShown } from '../../../platform/store/slices/toastsSlice';
import { useAddressState } from '../../../platform/store/useAddressState';
import { useToday } from '../../../platform/store/useClock';
import { media } from '../../../theme/theme';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { dateRangeWords } from '../../../ui/dateRangeWords';
import { Heading } from '../../../ui/Heading';
import { LoadFailed } from '../../../ui/LoadFailed';
import { lazyDialog } from '../../../ui/lazyDialog';
import { toLocalDate } from '../../../ui/localDates';
import { PageContainer } from '../../../ui/PageContainer';
import { PageTitle } from '../../../ui/PageTitle';
import { Row } from '../../../ui/Row';
import { ScreenTop } from '../../../ui/ScreenTop';
import { Select } from '../../../ui/Select';
import { Skeleton } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useMediaQuery } from '../../../ui/useMediaQuery';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useOwnToolsQuery } from '../../api/lendingApi';
import { NoTools } from '../NoTools';
import type { CalendarTool } from './BlockDialog';
import { type BlockValues, emptyBlock, valuesOfBlock, valuesOfSpan } from './blockForm';
import { CalendarList } from './CalendarList';
import { MonthsGrid } from './MonthsGrid';
import { markWords } from './markWords';
import { ToolRows } from './ToolRows';
import { useDaySelection } from './useDaySelection';

const { Dialog: BlockDialog, fetchAhead } = lazyDialog(
  async () => (await import('./BlockDialog')).BlockDialog,
);

/** The tool and the month; empty means all tools, and this month. */
interface Asked {
  tool: string;
  month: string;
}
const readAsked = (given: URLSearchParams): Asked => ({
  tool: given.get('tool') ?? '',
  month: /^\d{4}-(0[1-9]|1[0-2])$/.test(given.get('month') ?? '') ? (given.get('month') ?? '') : '',
});

const nothing: Calendar = { blocks: [], bookings: [] };
const noTools: readonly CalendarTool[] = [];

interface Opened {
  opening: number;
  start: BlockValues;
  block: Block | null;
}

/** The bookings of an owner's tools, month by month, and the days that the owner has blocked. */
export function OwnerCalendar() {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const dispatch = useAppDispatch();
  const today = useToday();
  const { user } = useViewer();
  const [asked, change] = useAddressState(readAsked);
  const isWide = useMediaQuery(media.wide);
  const isDesk = useMediaQuery(media.desktop);

  const own = useOwnToolsQuery(undefined, { skip: user === null });
  const tools = useMemo<readonly CalendarTool[]>(
    () =>
      own.currentData?.map(({ tool: { id, name, maxAvailableCount } }) => ({
        id,
        name,
        units: maxAvailableCount,
      })) ?? noTools,
    [own.currentData],
  );
  const tool = tools.find(({ id }) => id === asked.tool) ?? (tools.length === 1 ? tools[0] : null);
  const toolId = tool?.id ?? null;
  const isInRows = toolId === null && isDesk;
  const months = isInRows || !isDesk ? 1 : isWide ? 3 : 2;
  const bounds = { first: today, last: addDays(today, 365) };
  const earliest = addMonths(monthOf(today), -12);
  const month =
    asked.month >= earliest && asked.month <= monthOf(bounds.last) ? asked.month : monthOf(today);
  const shown = daysOfMonths(month, months);

  const query = useOwnerCalendarQuery(
    { toolId, from: shown.first, to: addDays(shown.last, 1) },
    { skip: user === null || tools.length === 0, refetchOnMountOrArgChange: true },
  );
  const calendar = query.currentData ?? nothing;
  const marks = useMemo(
    () => marksByDay(calendar, today, { first: shown.first, last: shown.last }),
    [calendar, today, shown.first, shown.last],
  );

  const [opened, setOpened] = useState<Opened>({ opening: 0, start: emptyBlock, block: null });
  const [isOpen, setIsOpen] = useState(false);
  const open = (start: BlockValues, block: Block | null = null) => {
    setOpened({ opening: opened.opening + 1, start, block });
    setIsOpen(true);
  };
  const selection = useDaySelection({
    bounds,
    onChosen: (span, chosenTool) => open(valuesOfSpan(span, chosenTool ?? toolId ?? '')),
  });
  useEffect(fetchAhead, []);
  const close = () => {
    setIsOpen(false);
    selection.clear();
  };

  const [unblockDays] = useUnblockDaysMutation();
  const [running, setRunning] = useState<string | null>(null);
  const say = (text: string, tone: 'success' | 'danger') =>
    dispatch(toastShown({ tone, text, lang: 'en' }));
  const remove = async ({ id }: Block) => {
    setRunning(id);
    const { error } = await unblockDays({ id });
    setRunning(null);
    if (error) say(/*i18n*/ 'The days are still blocked. Please try again.', 'danger');
    else say(/*i18n*/ 'The days can be booked again', 'success');
  };

  const full = new Intl.DateTimeFormat(dateRangeWords[language].locale, { dateStyle: 'full' });
  const nameOf = (date: CalendarDate, ofTool: string | null) => {
    const local = toLocalDate(date);
    const said = marks(date, ofTool).map((mark) => i18n.t(markWords[mark].label));
    return [local ? full.format(local) : date, ...said].join(', ');
  };
  const { span } = selection;
  const chosenText = () => {
    if (span === null || isOpen) return '';
    if (span.days === 1) {
      return i18n.t('{day} is the first day. Choose the last one; Escape lets go of it.', {
        day: formatDate(span.first, language),
      });
    }
    return i18n.t('{period}, {days} chosen', {
      period: formatPeriod(span.first, span.last, language),
      days: formatDays(span.days, language),
    });
  };

  const content = () => {
    if (own.isError && !own.currentData) {
      return (
        <LoadFailed onRetry={() => void own.refetch()}>
          {i18n.t('We could not load your tools.')}
        </LoadFailed>
      );
    }
    if (!own.currentData) {
      return (
        <div role="status" aria-label={i18n.t('Loading your calendar')}>
          <Skeleton $height="24rem" $shape="box" />
        </div>
      );
    }
    if (tools.length === 0) return <NoTools filtered={false} onClear={() => undefined} />;
    const shared = { month, today, bounds, selection };
    return (
      <>
        <Row $gap={2} role="list" aria-label={i18n.t('What the colours mean')}>
          {dayMarks.map((mark) => (
            <Badge key={mark} role="listitem" $tone={markWords[mark].tone}>
              {markWords[mark].sign}
              {i18n.t(markWords[mark].label)}
            </Badge>
          ))}
        </Row>
        <Text $size="small" $tone="muted">
          {i18n.t('Drag over days to block them, or press the first one and then the last one.')}
        </Text>
        <div aria-busy={query.isFetching}>
          {isInRows ? (
            <ToolRows
              {...shared}
              tools={tools}
              marksOf={marks}
              nameOf={nameOf}
              onMonth={(next) => change({ month: next })}
            />
          ) : (
            <MonthsGrid
              {...shared}
              months={months}
              marksOf={(date) => marks(date, toolId)}
              nameOf={(date) => nameOf(date, toolId)}
              onMonth={(next) => change({ month: next })}
            />
          )}
        </div>
        <VisuallyHidden role="status">{chosenText()}</VisuallyHidden>
        {query.isError && !query.currentData ? (
          <LoadFailed onRetry={() => void query.refetch()}>
            {i18n.t('We could not load the calendar.')}
          </LoadFailed>
        ) : query.currentData ? (
          <Stack as="section" $gap={4} aria-labelledby="calendar-list">
            <Heading level={2} look="sub" id="calendar-list">
              {i18n.t('Bookings and blocked days')}
            </Heading>
            <CalendarList
              calendar={calendar}
              shown={shown}
              today={today}
              withTools={toolId === null}
              running={running}
              onChange={(block) => open(valuesOfBlock(block), block)}
              onRemove={(block) => void remove(block)}
            />
          </Stack>
        ) : (
          <Skeleton $height="8rem" $shape="box" />
        )}
      </>
    );
  };

  return (
    <PageContainer>
      <PageTitle>{i18n.t('Your calendar')}</PageTitle>
      <Stack $gap={6}>
        <ScreenTop
          back={{ to: addresses.manageTools, label: i18n.t('Back to your tools') }}
          heading={i18n.t('Your calendar')}
        />
        {tools.length === 0 ? null : (
          <Row $justify="space-between" $align="end" $gap={4}>
            <Select
              label={i18n.t('Tool')}
              value={toolId ?? ''}
              onChange={(event) => change({ tool: event.currentTarget.value })}
              options={[
                ...(tools.length > 1 ? [{ value: '', label: i18n.t('All my tools') }] : []),
                ...tools.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <Button
              icon={<CalendarPlus aria-hidden="true" />}
              onClick={() => open({ ...emptyBlock, toolId: toolId ?? '' })}
            >
              {i18n.t('Block days')}
            </Button>
          </Row>
        )}
        {content()}
      </Stack>
      <BlockDialog
        key={opened.opening}
        {...opened}
        open={isOpen}
        onClose={close}
        tools={tools}
        today={today}
        onDone={() => {
          close();
          say(/*i18n*/ 'The days are blocked', 'success');
        }}
      />
    </PageContainer>
  );
}
