import { Form, Formik } from 'formik';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../../../../domain/addresses';
import {
  type ToolFormValues,
  toolChanges,
  toolFormMessages,
  toolFormSchema,
} from '../../../features/lending/toolForm';
import { useAppDispatch } from '../../../store/hooks';
import { toastShown } from '../../../store/slices/toastsSlice';
import { deleteTool, updateTool } from '../../../store/slices/toolsSlice';
import { firstProblem } from '../../../ui/form/firstProblem';
import { useFormProblem } from '../../../ui/form/useFormProblem';
import { useOneSubmission } from '../../../ui/form/useOneSubmission';
import { Stack } from '../../../ui/Stack';
import { EditToolFields } from './EditToolFields';

const updateFailed = 'Failed to update tool';
const deleteFailed = 'Failed to delete tool. Please try again.';

interface Props {
  toolId: string;
  start: ToolFormValues;
}

/** The form that changes and deletes a tool, both in the store (§7). */
export function EditToolForm({ toolId, start }: Props) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const problem = useFormProblem();
  const once = useOneSubmission();

  /** Nothing is unsaved any more: says so, and goes back to the list. */
  const finish = (text: string) => {
    dispatch(toastShown({ tone: 'success', text, lang: 'en' }));
    setDone(true);
  };
  useEffect(() => {
    if (done) navigate(addresses.manageTools);
  }, [done, navigate]);

  const save = async (values: ToolFormValues) => {
    setFailure(null);
    const found = firstProblem(toolFormSchema, values, toolFormMessages);
    problem.show(found);
    if (found) return;
    try {
      await dispatch(updateTool({ id: toolId, changes: toolChanges(values) })).unwrap();
      finish('Your changes are saved.');
    } catch (error) {
      setFailure((error as { message?: string }).message || updateFailed);
    }
  };

  const remove = async () => {
    setFailure(null);
    problem.show(null);
    try {
      await dispatch(deleteTool(toolId)).unwrap();
      finish('The tool is deleted.');
    } catch {
      setFailure(deleteFailed);
    }
  };

  return (
    <Formik initialValues={start} onSubmit={(values) => once(() => save(values))}>
      <Stack as={Form} ref={problem.form} noValidate $gap={5}>
        <EditToolFields
          start={start}
          boxId={problem.boxId}
          message={problem.message}
          failure={failure}
          done={done}
          onDelete={() => once(remove)}
        />
      </Stack>
    </Formik>
  );
}
