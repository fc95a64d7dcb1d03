import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import {
  type Notification,
  useNotificationsInfiniteQuery,
  useReadNotificationsMutation,
} from '../../notifications/api/notificationsApi';
import { useAppDispatch } from '../../platform/store/hooks';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import { theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Drawer } from '../../ui/Drawer';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorBox } from '../../ui/ErrorBox';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Status } from '../../ui/Status';
import { NotificationRow } from './NotificationRow';

const { space } = theme;

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  /* The words stand where those of the heading do, and the rows reach beyond them. */
  margin-inline: calc(-1 * ${space[3]});
`;

const notRead = /*i18n*/ 'Vi kunne ikke markere dine notifikationer som læst. Prøv igen.';

function Loading() {
  const { i18n } = useLingui();
  return (
    <Stack $gap={4} aria-busy>
      <Status>{i18n.t('Henter notifikationer')}</Status>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} $height={space[12]} $shape="box" />
      ))}
    </Stack>
  );
}

interface Shown {
  notifications: Notification[];
  hasMore: boolean;
  isAsking: boolean;
  onMore: () => void;
  onFollow: (notification: Notification) => void;
}

function Shown({ notifications, hasMore, isAsking, onMore, onFollow }: Shown) {
  const { i18n } = useLingui();
  return (
    <Stack $gap={4}>
      <List>
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationRow notification={notification} onFollow={() => onFollow(notification)} />
          </li>
        ))}
      </List>
      {hasMore && (
        <Button variant="secondary" loading={isAsking} onClick={onMore}>
          {i18n.t('Vis ældre')}
        </Button>
      )}
    </Stack>
  );
}

/** The member's notifications, the latest first, in a panel from the right. */
export function NotificationPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { i18n } = useLingui();
  const dispatch = useAppDispatch();
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useNotificationsInfiniteQuery(undefined, { skip: !open });
  const [readNotifications, { isLoading: isReading }] = useReadNotificationsMutation();
  const notifications = data?.pages.flat();
  const [latest] = notifications ?? [];
  const hasUnread = notifications?.some(({ isRead }) => !isRead) === true;

  const readAll = async () => {
    if (latest === undefined) return;
    const { error } = await readNotifications({ upTo: latest.id });
    if (error) dispatch(toastShown({ tone: 'danger', text: notRead, lang: 'da' }));
  };
  const follow = ({ id, isRead }: Notification) => {
    // The notification's address is opened in any case; a notification that could not be marked stays unread.
    if (!isRead) void readNotifications({ ids: [id] });
    onClose();
  };

  const content = () => {
    if (isError && notifications === undefined) {
      return (
        <ErrorBox
          action={
            <Button
              variant="secondary"
              size="small"
              loading={isFetching}
              onClick={() => void refetch()}
            >
              {i18n.t('Prøv igen')}
            </Button>
          }
        >
          {i18n.t('Vi kunne ikke hente dine notifikationer.')}
        </ErrorBox>
      );
    }
    if (notifications === undefined) return <Loading />;
    if (notifications.length === 0) {
      return (
        <EmptyState
          heading={i18n.t('Ingen notifikationer endnu')}
          headingLevel={3}
          text={i18n.t(
            'Her giver vi dig besked, når et medlem booker dit værktøj, skriver til dig eller bedømmer dig.',
          )}
        />
      );
    }
    return (
      <Shown
        notifications={notifications}
        hasMore={hasNextPage}
        isAsking={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
        onFollow={follow}
      />
    );
  };

  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="right"
      title={i18n.t('Notifikationer')}
      closeLabel={i18n.t('Luk notifikationer')}
      footer={
        hasUnread && (
          <Button variant="secondary" loading={isReading} onClick={() => void readAll()}>
            {i18n.t('Markér alle som læst')}
          </Button>
        )
      }
    >
      {content()}
    </Drawer>
  );
}
