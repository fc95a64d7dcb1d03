import { useLingui } from '@lingui/react';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface Props {
  open: boolean;
  text: string;
  onStay: () => void;
  onLeave: () => void;
  /** The label of the button that leaves: "Discard changes", "Leave and keep draft". */
  leaveLabel: string;
  /** Given, a further button discards the draft that leaving would keep. */
  onDiscard?: (() => void) | undefined;
}

/** Asks a person who is about to leave unsaved changes. The focus starts on the button that stays. */
export function LeaveDialog({ onStay, onLeave, leaveLabel, onDiscard, ...question }: Props) {
  const { i18n } = useLingui();
  return (
    <ConfirmDialog
      {...question}
      title={i18n.t('Leave this page?')}
      cancelLabel={i18n.t('Keep editing')}
      onCancel={onStay}
      confirmLabel={leaveLabel}
      onConfirm={onLeave}
      tone={onDiscard ? 'primary' : 'danger'}
      between={
        onDiscard && (
          <Button variant="secondary" onClick={onDiscard}>
            {i18n.t('Discard')}
          </Button>
        )
      }
    />
  );
}
