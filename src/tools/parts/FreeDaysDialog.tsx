import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { WantedDays } from '../../../domain/search/toolSearch';
import type { CalendarDate } from '../../../domain/values/days';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useTurnedMonth } from '../../ui/useTurnedMonth';
import { DaysChoice, noChosenDays, toChosenDays, toWantedDays } from './DaysChoice';

export interface FreeDaysProps {
  days: WantedDays;
  today: CalendarDate;
  onChoose: (days: WantedDays) => void;
  /** The word of its button, where nothing is searched yet. */
  doneLabel?: string | undefined;
}

interface Props extends FreeDaysProps {
  open: boolean;
  onClose: () => void;
}

/** Asks for the day of pickup, then for the day of return, and whether both are flexible. */
export function FreeDaysDialog({ open, ...props }: Props) {
  // Each opening starts with the days of the present search.
  return <FreeDaysForm key={String(open)} open={open} {...props} />;
}

function FreeDaysForm({ open, onClose, days, today, onChoose, doneLabel }: Props) {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState(() => toChosenDays(days));
  const [, setMonth] = useTurnedMonth();
  const wanted = toWantedDays(chosen);
  const changesNothing = wanted?.from === null && days.from === null;

  function close() {
    setMonth(null);
    onClose();
  }
  function search() {
    if (wanted) onChoose(wanted);
    close();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={i18n.t('Hvornår skal du bruge det?')}
      closeLabel={i18n.t('Luk')}
      footer={
        <>
          <Button
            variant="secondary"
            disabled={chosen.start === null}
            onClick={() => setChosen(noChosenDays)}
          >
            {i18n.t('Ryd dage')}
          </Button>
          <Button disabled={wanted === null || changesNothing} onClick={search}>
            {doneLabel ?? i18n.t('Vis ledigt værktøj')}
          </Button>
        </>
      }
    >
      <DaysChoice days={chosen} today={today} onChange={setChosen} />
    </Dialog>
  );
}
