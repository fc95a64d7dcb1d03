import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { to } from '../../../domain/values/addresses';
import { rejectionMessages } from '../../platform/store/failureMessages';
import { useAppDispatch } from '../../platform/store/hooks';
import { withReason } from '../../platform/store/slices/addressSlice';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import { useIdempotencyKey } from '../../platform/store/useIdempotencyKey';
import { useScreenState } from '../../ui/useScreenState';
import {
  type OwnToolRow,
  useDuplicateToolMutation,
  usePauseToolMutation,
  useUpdateToolMutation,
} from '../api/lendingApi';

/** The actions for a tool of the list: show it, hide it, copy it. One at a time. */
export function useOwnToolActions() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [updateTool] = useUpdateToolMutation();
  const [pauseTool] = usePauseToolMutation();
  const [duplicateTool] = useDuplicateToolMutation();
  const getKey = useIdempotencyKey();
  const [running, setRunning] = useState<{ id: string; kind: 'state' | 'copy' } | null>(null);
  const [problem, setProblem] = useScreenState<{ name: string; reasons: readonly string[] } | null>(
    'tool action refused',
    null,
  );

  const say = (text: string, name: string) =>
    dispatch(toastShown({ tone: 'success', text, values: { name }, lang: 'en' }));

  const changeState = async ({ tool: { id, name }, state, version }: OwnToolRow) => {
    setProblem(null);
    setRunning({ id, kind: 'state' });
    const answer =
      state === 'DRAFT'
        ? await updateTool({ id, version, changes: {}, terms: { state: 'PUBLISHED' } })
        : await pauseTool({ id, paused: state === 'PUBLISHED' });
    setRunning(null);
    const tool = answer.data?.tool;
    if (!tool) {
      const reasons = rejectionMessages(answer, /*i18n*/ 'Failed to update tool');
      setProblem({ name, reasons });
    } else if (tool.state === 'PAUSED') {
      say(/*i18n*/ '{name} is paused. Only you can find it.', name);
    } else say(/*i18n*/ '{name} is published. Everybody can find it.', name);
  };

  const duplicate = async ({ tool: { id, name } }: OwnToolRow) => {
    setProblem(null);
    setRunning({ id, kind: 'copy' });
    const answer = await duplicateTool({ id, idempotencyKey: getKey({ id }) });
    setRunning(null);
    const copy = answer.data?.tool;
    if (copy) navigate(to.editTool(copy.tool.id), withReason('ledOn'));
    else {
      const reasons = rejectionMessages(answer, /*i18n*/ 'Failed to duplicate tool');
      setProblem({ name, reasons });
    }
  };

  return {
    /** The tool whose action is running. */
    running,
    /** Why the last action failed. */
    problem,
    changeState: (tool: OwnToolRow) => void changeState(tool),
    duplicate: (tool: OwnToolRow) => void duplicate(tool),
  };
}
