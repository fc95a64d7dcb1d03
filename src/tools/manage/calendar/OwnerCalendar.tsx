import { useLingui } from '@lingui/react';
import { CalendarPlus } from 'lucide-react';
import { useEffect } from 'react';
import { addresses } from '../../../../domain/values/addresses';
import { Button } from '../../../ui/Button';
import { Heading } from '../../../ui/Heading';
import { LoadFailed } from '../../../ui/LoadFailed';
import { lazyDialog } from '../../../ui/lazyDialog';
import { PageContainer } from '../../../ui/PageContainer';
import { PageTitle } from '../../../ui/PageTitle';
import { Row } from '../../../ui/Row';
import { ScreenTop } from '../../../ui/ScreenTop';
import { Select } from '../../../ui/Select';
import { Skeleton } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { NoTools } from '../NoTools';
import { CalendarList } from './CalendarList';
import { ShownDays } from './ShownDays';
import { emptyUnavailability, toUnavailableDays } from './unavailabilityForm';
import { useBlockDays } from './useBlockDays';
import { useCalendarView } from './useCalendarView';

const { Dialog: UnavailabilityDialog, fetchAhead } = lazyDialog(
  async () => (await import('./UnavailabilityDialog')).UnavailabilityDialog,
);

/** The bookings of an owner's tools, month by month, and the days that the owner has blocked. */
export function OwnerCalendar() {
  const { i18n } = useLingui();
  const view = useCalendarView();
  const { today, own, tools, toolId, query, change } = view;
  const blocking = useBlockDays(view);
  const { opened, isOpen, open } = blocking;
  useEffect(fetchAhead, []);

  const list = () => {
    if (query.currentData) {
      return (
        <Stack as="section" $gap={4} aria-labelledby="calendar-list">
          <Heading level={2} look="sub" id="calendar-list">
            {i18n.t('Bookings and blocked days')}
          </Heading>
          <CalendarList
            calendar={query.currentData}
            shown={view.shown}
            today={today}
            withTools={toolId === null}
            running={blocking.running}
            onChange={(block) => open(toUnavailableDays(block), block)}
            onRemove={(block) => void blocking.remove(block)}
          />
        </Stack>
      );
    }
    if (!query.isError) return <Skeleton $height="8rem" $shape="lines" />;
    return (
      <LoadFailed onRetry={() => void query.refetch()}>
        {i18n.t('We could not load the calendar.')}
      </LoadFailed>
    );
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
        <Stack $gap={6} role="status" aria-label={i18n.t('Loading your calendar')}>
          {/* The choice of the tool, and the calendar. */}
          <Skeleton $height="4.5rem" />
          <Skeleton $height="24rem" $shape="lines" />
        </Stack>
      );
    }
    if (tools.length === 0) return <NoTools filtered={false} onClear={() => undefined} />;
    return (
      <>
        <ShownDays view={view} selection={blocking.selection} isOpen={isOpen} />
        {list()}
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
              onClick={() => open({ ...emptyUnavailability, toolId: toolId ?? '' })}
            >
              {i18n.t('Block days')}
            </Button>
          </Row>
        )}
        {content()}
      </Stack>
      <UnavailabilityDialog
        key={opened.opening}
        {...opened}
        open={isOpen}
        onClose={blocking.close}
        tools={tools}
        today={today}
        onDone={blocking.onBlocked}
      />
    </PageContainer>
  );
}
