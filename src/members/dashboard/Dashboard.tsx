import { useLingui } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';
import { unitsOut } from '../../../domain/bookings/unitsOut';
import { getCopenhagenDate } from '../../../domain/values/days';
import {
  type Booking,
  useDashboardBookingsQuery,
  useRecentActivityQuery,
} from '../../bookings/api/bookingsApi';
import { useConversationsInfiniteQuery } from '../../conversations/api/conversationsApi';
import { useUnread } from '../../conversations/hooks/useUnread';
import { useEarningsQuery } from '../../payments/api/moneyApi';
import { aheadSeconds } from '../../platform/api/aheadSeconds';
import { useAddressState } from '../../platform/store/useAddressState';
import { useNow } from '../../platform/store/useClock';
import { useDifferences } from '../../platform/store/useDifferences';
import {
  useActiveLendReservationsQuery,
  useBorrowedToolsQuery,
  useCompletedLendReservationsQuery,
} from '../../tools/api/lendingApi';
import { useMyTools } from '../../tools/hooks/useMyTools';
import { Heading } from '../../ui/Heading';
import { LoadFailed } from '../../ui/LoadFailed';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Stack } from '../../ui/Stack';
import { TabPanel } from '../../ui/TabPanel';
import { useCurrentUserQuery } from '../api/accountApi';
import { useViewer } from '../hooks/useViewer';
import { ConfirmEmailNotice } from '../parts/ConfirmEmailNotice';
import { AccountLinks } from './AccountLinks';
import { BookingsTab } from './BookingsTab';
import { needsAnswer } from './bookingOrder';
import { DashboardLayout } from './DashboardLayout';

import { type DashboardTab, DashboardTabs, readDashboardTab, tabIdBase } from './DashboardTabs';
import { EarningsPanel } from './EarningsPanel';

import { MessagesTab } from './MessagesTab';
import { PersonSummary } from './PersonSummary';
import { RecentActivity } from './RecentActivity';
import { Stats } from './Stats';
import { MoneyLine, Today } from './Today';
import { ToolsTab } from './ToolsTab';

const none: readonly Booking[] = [];
const noneOut: ReadonlyMap<string, number> = new Map();

const isRequest = (booking: Booking) => booking.role === 'OWNER' && needsAnswer(booking);

const hasFailed = ({ isError, isFetching }: { isError: boolean; isFetching: boolean }) =>
  isError && !isFetching;

function refetchFailed(queries: readonly { isError: boolean; refetch: () => unknown }[]): void {
  for (const query of queries) if (query.isError) void query.refetch();
}

type Conversations = Pick<
  ReturnType<typeof useConversationsInfiniteQuery>,
  'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
>;

/** The button for older conversations; undefined where all are shown. */
const getMore = ({ hasNextPage, isFetchingNextPage, fetchNextPage }: Conversations) =>
  hasNextPage ? { isLoading: isFetchingNextPage, onMore: () => void fetchNextPage() } : undefined;

/** The number of items in a query's response: undefined until it has arrived, null after a failure. */
function getCount(query: { data?: readonly unknown[] | undefined; isError: boolean }) {
  return query.isError ? null : query.data?.length;
}

/** The signed-in member's dashboard (§2). Without a user no request is sent (§7). */
export function Dashboard() {
  const { i18n } = useLingui();
  const { signedIn, user } = useViewer();
  const viewer = useCurrentUserQuery(undefined, { skip: !signedIn });
  const [{ tab: chosenTab, booking: madeId, part }, change] = useAddressState(readDashboardTab);
  const skip = user === null;
  const { hasAccounts, hasPayments, fixedUnread } = useDifferences();
  // Never from the cache alone (§7); in the letter even if another screen has just read the same.
  const refetchOnMountOrArgChange = hasAccounts ? aheadSeconds : true;
  const fresh = { skip, refetchOnMountOrArgChange };
  const myTools = useMyTools(fresh);
  const { tools } = myTools;
  // Requested because §7 says so; the list of loans shows other data (§2).
  useBorrowedToolsQuery(undefined, fresh);
  const active = useActiveLendReservationsQuery(undefined, fresh);
  const completed = useCompletedLendReservationsQuery(undefined, fresh);
  const conversations = useConversationsInfiniteQuery(undefined, fresh);
  const unread = useUnread();
  const earnings = useEarningsQuery(undefined, { ...fresh, skip: skip || !hasPayments });
  const activity = useRecentActivityQuery(undefined, { skip: skip || hasPayments });
  const allBooked = useDashboardBookingsQuery(undefined, fresh);
  const { currentData: allBookings } = allBooked;
  // §4: without those that were called off.
  const bookings = useMemo(
    () => allBookings?.filter(({ status }) => status !== 'cancelled'),
    [allBookings],
  );
  // The tools of the letter carry their availability themselves.
  const out = useMemo(
    () => (hasPayments ? bookings && unitsOut(bookings) : noneOut),
    [hasPayments, bookings],
  );

  const requests = bookings?.filter(isRequest) ?? [];
  const lends = tools?.length !== 0 || bookings?.some(({ role }) => role === 'OWNER') !== false;
  const onlyBorrows = hasPayments && !lends;
  const firstTab = onlyBorrows ? 'loans' : 'tools';
  const tab = chosenTab === null || (chosenTab === 'money' && !hasPayments) ? firstTab : chosenTab;
  const now = useNow();
  const isFirst = hasPayments && tab === firstTab;
  const bookingsFailed = hasFailed(allBooked);
  const toolsFailed = hasFailed(myTools);
  const isLost = hasPayments && (hasFailed(viewer) || (isFirst && bookingsFailed && toolsFailed));
  // Those of the letter have no button of their own: its toast has one (D16).
  const retry = () => refetchFailed([viewer, allBooked, myTools, conversations]);
  const onRetry = hasPayments ? retry : undefined;
  // What waits decides where the rest stands, so that nothing moves once it is shown.
  const isWaiting =
    hasPayments && !isLost && !((allBookings || bookingsFailed) && (tools || toolsFailed));
  const lists = {
    bookings: hasPayments ? allBookings : bookings,
    failed: bookingsFailed,
    onRetry,
    onPart: (next: typeof part) => change({ part: next }),
  };

  const panels: Record<DashboardTab, () => ReactNode> = {
    tools: () => (
      <ToolsTab
        tools={tools}
        failed={toolsFailed}
        onRetry={onRetry}
        out={bookingsFailed ? null : out}
      />
    ),
    rentals: () => <BookingsTab side="OWNER" part={part} madeId={null} {...lists} />,
    loans: () => <BookingsTab side="BORROWER" part={part} madeId={madeId} {...lists} />,
    money: () => (
      <EarningsPanel
        earnings={earnings.currentData}
        bookings={allBookings ?? (bookingsFailed ? none : undefined)}
        failed={earnings.isError && !earnings.isFetching}
        onRetry={() => void earnings.refetch()}
      />
    ),
    messages: () => (
      <MessagesTab
        conversations={conversations.currentData?.pages.flat()}
        failed={hasFailed(conversations)}
        onRetry={onRetry}
        now={now}
        more={getMore(conversations)}
      />
    ),
  };

  return (
    <PageContainer>
      <PageTitle>{i18n.t('Mit skur')}</PageTitle>
      <DashboardLayout
        head={
          <Stack $gap={4}>
            <Heading level={1}>{i18n.t('Mit skur')}</Heading>
            <ConfirmEmailNotice given="da" />
          </Stack>
        }
        isWaiting={isWaiting}
        person={isLost && !user ? null : <PersonSummary user={user} />}
        stats={
          <Stats
            tools={tools?.length ?? (myTools.isError ? null : undefined)}
            active={getCount(active)}
            completed={getCount(completed)}
          />
        }
        tabs={
          <DashboardTabs
            tab={tab}
            unread={fixedUnread ?? unread}
            requests={requests.length}
            hasMoney={hasPayments && !onlyBorrows}
            onTab={(next) =>
              change({ tab: next === firstTab ? null : next, booking: null, part: null })
            }
          />
        }
        panel={
          <Stack $gap={6} $align="stretch">
            {isFirst && !isLost ? (
              <Stack $gap={4} $align="stretch">
                <Today bookings={bookings} failed={bookingsFailed} onRetry={retry} />
                {onlyBorrows || isWaiting ? null : (
                  <MoneyLine earnings={earnings.currentData} failed={earnings.isError} />
                )}
              </Stack>
            ) : null}
            <TabPanel idBase={tabIdBase} value={tab}>
              {isLost ? (
                <LoadFailed onRetry={retry}>{i18n.t('Vi kunne ikke hente dit skur.')}</LoadFailed>
              ) : isFirst && isWaiting ? null : (
                panels[tab]()
              )}
            </TabPanel>
          </Stack>
        }
        activity={
          hasPayments ? null : (
            <RecentActivity
              activity={activity.currentData}
              failed={activity.isError}
              today={getCopenhagenDate(now)}
            />
          )
        }
        elsewhere={<AccountLinks />}
      />
    </PageContainer>
  );
}
