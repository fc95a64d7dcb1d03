import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import {
  type Notice,
  useNoticesInfiniteQuery,
  useReadNoticesMutation,
} from '../../notifications/api/noticesApi';
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
import { NoticeRow } from './NoticeRow';

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
  notices: Notice[];
  hasMore: boolean;
  isAsking: boolean;
  onMore: () => void;
  onFollow: (notice: Notice) => void;
}

function Shown({ notices, hasMore, isAsking, onMore, onFollow }: Shown) {
  const { i18n } = useLingui();
  return (
    <Stack $gap={4}>
      <List>
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeRow notice={notice} onFollow={() => onFollow(notice)} />
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

/** What the person was told, the latest first, in a panel from the right. */
export function NoticePanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { i18n } = useLingui();
  const dispatch = useAppDispatch();
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useNoticesInfiniteQuery(undefined, { skip: !open });
  const [readNotices, { isLoading: isReading }] = useReadNoticesMutation();
  const notices = data?.pages.flat();
  const [latest] = notices ?? [];
  const hasUnread = notices?.some(({ isRead }) => !isRead) === true;

  const readAll = async () => {
    if (latest === undefined) return;
    const { error } = await readNotices({ upTo: latest.id });
    if (error) dispatch(toastShown({ tone: 'danger', text: notRead, lang: 'da' }));
  };
  const follow = ({ id, isRead }: Notice) => {
    // The notice's address is opened in any case; a notice that could not be marked stays unread.
    if (!isRead) void readNotices({ ids: [id] });
    onClose();
  };

  const content = () => {
    if (isError && notices === undefined) {
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
    if (notices === undefined) return <Loading />;
    if (notices.length === 0) {
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
        notices={notices}
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
