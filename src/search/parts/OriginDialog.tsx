import { useLingui } from '@lingui/react';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { PlaceChoice } from './PlaceChoice';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The place from which distances are measured; '' for the account's or the service's. */
  near: string;
  isUnknown: boolean;
  onChoose: (near: string) => void;
  /** The word of its button, where nothing is searched yet. */
  doneLabel?: string | undefined;
}

/** Chooses where distances are measured from: a place that is typed or chosen, or the person's position. */
export function OriginDialog({ open, ...props }: Props) {
  // Each opening starts from the current place.
  return <OriginForm key={String(open)} open={open} {...props} />;
}

function OriginForm({ open, onClose, near, isUnknown, onChoose, doneLabel }: Props) {
  const { i18n } = useLingui();
  const form = useId();
  const [text, setText] = useState(isUnknown ? near : '');
  const typed = text.trim();

  function choose(place: string) {
    onChoose(place);
    onClose();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    // Text without suggestions may still be a place, such as `Viby, Aarhus`: the response to the search tells.
    if (typed !== '') choose(typed);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={i18n.t('Hvor er du?')}
      closeLabel={i18n.t('Luk')}
      footer={
        <>
          {near !== '' && (
            <Button variant="secondary" onClick={() => choose('')}>
              {i18n.t('Fjern stedet')}
            </Button>
          )}
          <Button type="submit" form={form} disabled={typed === ''}>
            {doneLabel ?? i18n.t('Vis værktøj her')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <PlaceChoice text={text} onText={setText} onChoose={choose} reserved />
      </form>
    </Dialog>
  );
}
