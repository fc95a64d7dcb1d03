import { useEffect, useRef, useState } from 'react';
import type { StoredTool } from '../../../../domain/tool';
import { useAppDispatch } from '../../../store/hooks';
import { toastShown } from '../../../store/slices/toastsSlice';
import { deleteTool } from '../../../store/slices/toolsSlice';

/** Deleting a tool from the list: asked for, confirmed, done. A failure is logged and the dialog closes (§8). */
export function useDeletion() {
  const dispatch = useAppDispatch();
  const [tool, setTool] = useState<StoredTool | null>(null);
  const [busy, setBusy] = useState(false);
  const [deleted, setDeleted] = useState(0);
  const countLine = useRef<HTMLParagraphElement>(null);

  // The button that asked has gone with its row; the line that counts the rows is the nearest to it.
  useEffect(() => {
    if (deleted > 0) countLine.current?.focus();
  }, [deleted]);

  const confirm = async () => {
    if (!tool) return;
    setBusy(true);
    try {
      await dispatch(deleteTool(tool.id)).unwrap();
      dispatch(toastShown({ tone: 'success', text: `${tool.name} is deleted.`, lang: 'en' }));
      setDeleted((before) => before + 1);
    } catch (error) {
      console.error('A tool could not be deleted', error);
    }
    setBusy(false);
    setTool(null);
  };

  return {
    ask: setTool,
    countLine,
    dialog: {
      open: tool !== null,
      busy,
      onConfirm: () => void confirm(),
      onCancel: () => setTool(null),
    },
  };
}
