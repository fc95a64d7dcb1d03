import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { Text } from './Text';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'danger' | 'primary' | undefined;
  /** A further button, between the two. */
  between?: ReactNode;
  /** While the action runs: the buttons are disabled and the dialog stays open. */
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
  /** The element that gets the focus afterwards. Left out or empty: the one that opened the dialog. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  lang?: string | undefined;
}

/** Asks before something that cannot be undone. The focus starts on the harmless answer. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  between,
  busy = false,
  onConfirm,
  onCancel,
  finalFocus,
  lang,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const textId = useId();
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={onCancel}
      title={title}
      describedBy={textId}
      initialFocus={cancel}
      finalFocus={finalFocus}
      locked={busy}
      lang={lang}
      footer={
        <>
          <Button
            ref={cancel}
            data-dialog-dismiss=""
            variant="secondary"
            onClick={onCancel}
            disabled={busy}
          >
            {cancelLabel}
          </Button>
          {between}
          <Button variant={tone} onClick={onConfirm} loading={busy}>
            {confirmLabel}
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
