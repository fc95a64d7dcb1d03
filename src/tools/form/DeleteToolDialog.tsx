import { useLingui } from '@lingui/react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Stack } from '../../ui/Stack';
import { FormProblem } from './FormProblem';

interface Props {
  open: boolean;
  /** It is being deleted. */
  busy: boolean;
  /** Why it could not be deleted, where the dialog shows that. */
  problems?: readonly string[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a tool is deleted, in the words of §2. */
export function DeleteToolDialog({ problems = [], ...props }: Props) {
  const { i18n } = useLingui();
  const question = i18n.t(
    'Are you sure you want to delete this tool? This action cannot be undone.',
  );
  return (
    <ConfirmDialog
      title={i18n.t('Delete Tool')}
      text={
        problems.length === 0 ? (
          question
        ) : (
          <Stack $gap={3}>
            {question}
            <FormProblem messages={problems} />
          </Stack>
        )
      }
      confirmLabel={i18n.t('Delete')}
      cancelLabel={i18n.t('Cancel')}
      {...props}
    />
  );
}
