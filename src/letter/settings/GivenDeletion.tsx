import { useLingui } from '@lingui/react';
import { Trash2 } from 'lucide-react';
import { Line } from '../../members/settings/leaving/Line';
import { useSettingsToast } from '../../members/settings/useSettingsToast';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';

/** Deleting the account (§2): it asks, and makes no call. */
export function GivenDeletion() {
  const { i18n } = useLingui();
  const lang = useScreenLanguage('en');
  const [asking, setAsking] = useScreenState('deletion asked', false);
  const showToast = useSettingsToast();
  const close = () => setAsking(false);
  return (
    <>
      <Line
        title={i18n.t('Delete account')}
        action={
          <Button variant="danger" icon={<Trash2 aria-hidden />} onClick={() => setAsking(true)}>
            {i18n.t('Delete Account')}
          </Button>
        }
      >
        {i18n.t('Your tools, bookings and reviews go with it.')}
      </Line>
      <ConfirmDialog
        open={asking}
        title={i18n.t('Delete Account')}
        text={i18n.t('Are you sure you want to delete your account? This action cannot be undone.')}
        confirmLabel={i18n.t('Delete Account')}
        cancelLabel={i18n.t('Cancel')}
        lang={lang}
        onConfirm={() => {
          close();
          showToast(
            /*i18n*/ 'Your account is still here: it cannot be deleted from this page yet. Write to us.',
            'info',
          );
        }}
        onCancel={close}
      />
    </>
  );
}
