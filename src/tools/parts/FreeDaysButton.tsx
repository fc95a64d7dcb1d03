import { useLingui } from '@lingui/react';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../../ui/lazyDialog';
import { useScreenState } from '../../ui/useScreenState';
import type { FreeDaysProps } from './FreeDaysDialog';

const { Dialog: FreeDaysDialog, fetchAhead } = lazyDialog(
  async () => (await import('./FreeDaysDialog')).FreeDaysDialog,
);

/** Asks when a tool is needed. The calendar is fetched when it is first needed. */
export function FreeDaysButton(props: FreeDaysProps) {
  const { i18n } = useLingui();
  const [open, setOpen] = useScreenState('free days open', false);
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(true)}
      >
        {i18n.t('Vælg dage')}
      </Button>
      <FreeDaysDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
