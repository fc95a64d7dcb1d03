import { useEffect, useRef, useState } from 'react';
import type { StoredTool } from '../../../domain/tools/tool';
import { rejectionMessages } from '../../platform/store/failureMessages';
import { useAppDispatch } from '../../platform/store/hooks';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import { useDifferences } from '../../platform/store/useDifferences';
import { useScreenState } from '../../ui/useScreenState';
import { useDeleteToolMutation } from '../api/lendingApi';

const noProblems: readonly string[] = [];

/**
 * Deleting a tool from the list: asked for, confirmed, done.
 * In the letter a failure is logged and the dialog closes (§8); else the dialog says why.
 */
export function useDeletion() {
  const dispatch = useAppDispatch();
  const [deleteTool] = useDeleteToolMutation();
  const { hasOwnTools } = useDifferences();
  const [tool, setTool] = useScreenState<Pick<StoredTool, 'id' | 'name'> | null>(
    'tool to delete',
    null,
  );
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useScreenState<readonly string[]>('deletion refused', noProblems);
  const [deleted, setDeleted] = useState(0);
  const countLine = useRef<HTMLParagraphElement>(null);

  // The pressed button has gone with its row, so the line that counts the rows takes the focus.
  useEffect(() => {
    if (deleted > 0) countLine.current?.focus();
  }, [deleted]);

  const confirm = async () => {
    if (!tool) return;
    setBusy(true);
    setProblems(noProblems);
    const answer = await deleteTool(tool.id);
    setBusy(false);
    if (answer.data?.deleted) {
      const text = /*i18n*/ '{name} is deleted.';
      dispatch(toastShown({ tone: 'success', text, values: { name: tool.name }, lang: 'en' }));
      setDeleted((before) => before + 1);
    } else {
      const reasons = rejectionMessages(
        answer,
        /*i18n*/ 'Failed to delete tool. Please try again.',
      );
      if (hasOwnTools) {
        setProblems(reasons);
        return;
      }
      console.error('A tool could not be deleted', reasons);
    }
    setTool(null);
  };

  return {
    ask: setTool,
    countLine,
    dialog: {
      open: tool !== null,
      busy,
      problems,
      onConfirm: () => void confirm(),
      onCancel: () => {
        setProblems(noProblems);
        setTool(null);
      },
    },
  };
}
