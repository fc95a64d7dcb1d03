import { useLingui } from '@lingui/react';
import { Bell } from 'lucide-react';
import { useUnreadNotificationsQuery } from '../../notifications/api/notificationsApi';
import { IconButton } from '../../ui/IconButton';
import { lazyDialog } from '../../ui/lazyDialog';
import { useScreenState } from '../../ui/useScreenState';
import { LinkCount } from '../CountedLink';

const { Dialog: NotificationPanel, fetchAhead } = lazyDialog(
  async () => (await import('./NotificationPanel')).NotificationPanel,
);

/** Above this count the bell shows `99+`. */
const most = 99;

/** How many notifications the person has not read, and the way to them. */
export function NotificationBell() {
  const { i18n } = useLingui();
  const { data } = useUnreadNotificationsQuery();
  const [open, setOpen] = useScreenState('notifications open', false);
  const count = data ?? 0;

  return (
    <>
      <IconButton
        label={
          count === 0
            ? i18n.t('Notifikationer')
            : i18n.t('Notifikationer, {count} ulæste', { count })
        }
        icon={
          <>
            <Bell aria-hidden />
            {count > 0 && <LinkCount aria-hidden>{count > most ? `${most}+` : count}</LinkCount>}
          </>
        }
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(true)}
      />
      <NotificationPanel open={open} onClose={() => setOpen(false)} />
    </>
  );
}
