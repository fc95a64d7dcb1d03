import { Form, Formik, type FormikHelpers } from 'formik';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../../../../domain/addresses';
import { readDraft, removeDraft } from '../../../browser/draftStorage';
import { readToolDraft, toolDraftKey } from '../../../features/lending/toolDraft';
import {
  type ToolFormValues,
  toolFormMessages,
  toolFormSchema,
  toolFormStart,
} from '../../../features/lending/toolForm';
import { usePicture } from '../../../features/lending/usePicture';
import { useCategoriesQuery } from '../../../store/api/catalogueApi';
import { firstProblem } from '../../../ui/form/firstProblem';
import { useFormProblem } from '../../../ui/form/useFormProblem';
import { useOneSubmission } from '../../../ui/form/useOneSubmission';
import { Stack } from '../../../ui/Stack';
import { AddToolFields } from './AddToolFields';
import { useSendTool } from './useSendTool';

interface Props {
  /** Whose draft it is; null when nobody knows, and then nothing is kept. */
  ownerId: string | null;
}

/** The form that lists a tool: what is typed is kept until it is sent or thrown away. */
export function AddToolForm({ ownerId }: Props) {
  const navigate = useNavigate();
  const { data: categories } = useCategoriesQuery();
  const draftKey = ownerId === null ? null : toolDraftKey(ownerId);
  const [kept] = useState(() => (draftKey === null ? null : readToolDraft(readDraft(draftKey))));
  const [serviceErrors, setServiceErrors] = useState<readonly string[]>([]);
  /** The service has made the tool; the store has it too. */
  const [step, setStep] = useState<'open' | 'made' | 'kept'>('open');
  const problem = useFormProblem();
  const picture = usePicture();
  const send = useSendTool();
  const once = useOneSubmission();

  // Not for somebody who has gone on meanwhile.
  useEffect(() => {
    if (step === 'kept') navigate(addresses.dashboard);
  }, [step, navigate]);

  const submit = async (values: ToolFormValues, { setStatus }: FormikHelpers<ToolFormValues>) => {
    setServiceErrors([]);
    const found = firstProblem(toolFormSchema, values, toolFormMessages);
    problem.show(found);
    if (found) return;
    setStatus('sending');
    const answer = await send(values, categories ?? [], await picture.whenReady());
    setStatus(undefined);
    if (answer.errors) {
      setServiceErrors(answer.errors);
      return;
    }
    setStep('made');
    // Also for somebody who has gone on meanwhile and kept the draft.
    if (draftKey !== null) removeDraft(draftKey);
    await answer.keepInStore();
    setStep('kept');
  };

  return (
    <Formik
      initialValues={kept?.values ?? toolFormStart}
      onSubmit={(values, helpers) => once(() => submit(values, helpers))}
    >
      <Stack as={Form} ref={problem.form} noValidate $gap={5}>
        <AddToolFields
          draftKey={draftKey}
          kept={kept}
          categories={categories ?? null}
          picture={picture}
          boxId={problem.boxId}
          message={problem.message}
          serviceErrors={serviceErrors}
          sent={step !== 'open'}
        />
      </Stack>
    </Formik>
  );
}
