import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Text } from '../../ui/Text';

interface Props {
  open: boolean;
  text: ReactNode;
  onStay: () => void;
  onLeave: () => void;
  /** What leaving does: "Discard changes", "Leave and keep draft". */
  leaveLabel: string;
  /** Beside it, a way to throw away what leaving would keep. */
  onDiscard?: (() => void) | undefined;
}

/** Asks somebody who is about to leave unsaved changes. The focus begins on staying. */
export function LeaveDialog({ open, text, onStay, onLeave, leaveLabel, onDiscard }: Props) {
  const stay = useRef<HTMLButtonElement>(null);
  const textId = useId();
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={onStay}
      title="Leave this page?"
      describedBy={textId}
      initialFocus={stay}
      footer={
        <>
          <Button ref={stay} variant="secondary" onClick={onStay}>
            Keep editing
          </Button>
          {onDiscard && (
            <Button variant="secondary" onClick={onDiscard}>
              Discard
            </Button>
          )}
          <Button variant={onDiscard ? 'primary' : 'danger'} onClick={onLeave}>
            {leaveLabel}
          </Button>
        </>
      }
    >
      <Text as="div" id={textId} $tone="muted">
        {text}
      </Text>
    </Dialog>
  );
}
