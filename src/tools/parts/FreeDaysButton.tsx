import { useLingui } from '@lingui/react';
import { formatShortPeriod } from '../../../domain/bookings/rentalPeriod';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../../ui/lazyDialog';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import type { FreeDaysProps } from './FreeDaysDialog';

const { Dialog: FreeDaysDialog, fetchAhead } = lazyDialog(
  async () => (await import('./FreeDaysDialog')).FreeDaysDialog,
);

/** Asks when a tool is needed. The calendar is fetched when it is first needed. */
export function FreeDaysButton(props: FreeDaysProps) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const { from, to } = props.days;
  const isChosen = from !== null && to !== null;
  const [open, setOpen] = useScreenState('free days open', false);
  return (
    <>
      <Button
        variant={isChosen ? 'primary' : 'secondary'}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(true)}
      >
        {isChosen ? formatShortPeriod(from, to, language) : i18n.t('Vælg dage')}
      </Button>
      <FreeDaysDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
