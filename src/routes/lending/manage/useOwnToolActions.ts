import { useNavigate } from 'react-router-dom';
import { to } from '../../../../domain/addresses';
import type { OwnTool } from '../../../../domain/tool';
import {
  type OwnToolRow,
  useDuplicateToolMutation,
  usePauseToolMutation,
  useUpdateToolMutation,
} from '../../../store/api/lendingApi';
import { failureMessages } from '../../../store/failureMessages';
import { useAppDispatch } from '../../../store/hooks';
import { withReason } from '../../../store/slices/addressSlice';
import { toastShown } from '../../../store/slices/toastsSlice';
import { useIdempotencyKey } from '../../../store/useIdempotencyKey';
import { useScreenState } from '../../../ui/useScreenState';

interface Answer {
  data?: { tool: OwnTool | null; errors: readonly string[] } | undefined;
  error?: unknown;
}

/** The tool in a response, or the reasons why there is none. */
function outcome({ data, error }: Answer, otherwise: string) {
  if (data?.tool) return { tool: data.tool, reasons: [] };
  const refused = data?.errors ?? [];
  return {
    tool: null,
    reasons: refused.length > 0 ? refused : failureMessages(error ?? {}, otherwise),
  };
}

/** What can be done with a tool of the list: show it, hide it, copy it. One at a time. */
export function useOwnToolActions() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [updateTool] = useUpdateToolMutation();
  const [pauseTool] = usePauseToolMutation();
  const [duplicateTool] = useDuplicateToolMutation();
  const keyOf = useIdempotencyKey();
  const [running, setRunning] = useScreenState<{ id: string; kind: 'state' | 'copy' } | null>(
    'tool action',
    null,
  );
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
        ? await updateTool({ id, version, changes: { state: 'PUBLISHED' } })
        : await pauseTool({ id, paused: state === 'PUBLISHED' });
    setRunning(null);
    const { tool, reasons } = outcome(answer, /*i18n*/ 'Failed to update tool');
    if (!tool) setProblem({ name, reasons });
    else if (tool.state === 'PAUSED') {
      say(/*i18n*/ '{name} is paused: nobody but you can find it.', name);
    } else say(/*i18n*/ '{name} is published: everybody can find it.', name);
  };

  const duplicate = async ({ tool: { id, name } }: OwnToolRow) => {
    setProblem(null);
    setRunning({ id, kind: 'copy' });
    const answer = await duplicateTool({ id, idempotencyKey: keyOf({ id }) });
    setRunning(null);
    const { tool: copy, reasons } = outcome(answer, /*i18n*/ 'Failed to duplicate tool');
    if (copy) navigate(to.editTool(copy.tool.id), withReason('ledOn'));
    else setProblem({ name, reasons });
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
