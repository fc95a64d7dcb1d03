import { ConfirmDialog } from '../../ui/ConfirmDialog';

interface Props {
  open: boolean;
  /** It is being deleted. */
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a tool is deleted, in the words of §2. */
export function DeleteToolDialog(props: Props) {
  return (
    <ConfirmDialog
      title="Delete Tool"
      text="Are you sure you want to delete this tool? This action cannot be undone."
      confirmLabel="Delete"
      cancelLabel="Cancel"
      {...props}
    />
  );
}
