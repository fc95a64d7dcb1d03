import { useLingui } from '@lingui/react';
import { Form } from 'formik';
import { use, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addresses } from '../../../domain/values/addresses';
import { readDraft, removeDraft } from '../../platform/browser/draftStorage';
import { withReason } from '../../platform/store/slices/addressSlice';
import { useDifferences } from '../../platform/store/useDifferences';
import { useUploadPicture } from '../../platform/store/useUploadPicture';
import { FrozenContext } from '../../ui/FrozenContext';
import { AsyncFormik } from '../../ui/form/AsyncFormik';
import type { FieldError } from '../../ui/form/firstProblem';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { useOneSubmission } from '../../ui/form/useOneSubmission';
import { Stack } from '../../ui/Stack';
import { useScreenState } from '../../ui/useScreenState';
import { useCategoriesQuery } from '../api/catalogueApi';
import { keptUrls, photosProblem } from '../form/photoUploadQueue';
import { readToolDraft, toolDraftKey } from '../form/toolDraft';
import { type ToolFormValues, toolFormStart } from '../form/toolForm';
import { toolFormProblem } from '../form/toolFormRules';
import { usePhotos } from '../form/usePhotos';
import { usePicture } from '../form/usePicture';
import { AddToolFields } from './AddToolFields';
import { findStep, findStepProblem, type ListingStep, lastStep, readStep } from './listingStep';
import type { Listed } from './ToolListed';
import { useSendTool } from './useSendTool';

interface Props {
  /** The owner of the draft; null when unknown, and then no draft is kept. */
  ownerId: string | null;
  /** How many tools were listed before this one; the state of the form is its own. */
  ordinal: number;
  /** Where the owner's tools are; the form starts with it. */
  location: string;
  /** Called once the service has the tool; the letter goes to the dashboard instead. */
  onListed: (listed: Listed) => void;
}

const noErrors: readonly FieldError[] = [];

/** The form that lists a tool. What is typed is kept as a draft until it is sent or discarded. */
export function AddToolForm({ ownerId, ordinal, location, onListed }: Props) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const step = readStep(search);
  const { data: categories } = useCategoriesQuery();
  const draftKey = ownerId === null ? null : toolDraftKey(ownerId);
  const still = use(FrozenContext);
  // Time travel does not include unsent input.
  const [kept] = useState(() =>
    still || draftKey === null ? null : readToolDraft(readDraft(draftKey)),
  );
  const [serviceErrors, setServiceErrors] = useScreenState('tool answer', noErrors);
  const [sending, setSending] = useScreenState('tool sending', false);
  /** The service has made the tool; in the letter the store has it too. */
  const [progress, setProgress] = useScreenState<'open' | 'made' | 'kept'>(
    `tool step ${ordinal}`,
    'open',
  );
  const problem = useFormProblem('tool');
  const { hasOwnTools } = useDifferences();
  const [start] = useState(() => ({ ...toolFormStart, location: hasOwnTools ? location : '' }));
  const picture = usePicture();
  const photos = usePhotos(useUploadPicture(), kept?.values.pictures ?? []);
  const send = useSendTool();
  const once = useOneSubmission();

  // An effect, so that it does not happen to a person who has left this screen meanwhile.
  useEffect(() => {
    if (progress === 'kept') navigate(addresses.dashboard, withReason('ledOn'));
  }, [progress, navigate]);

  // An effect as well, because the draft is kept until the form has rendered that it is sent.
  const [listed, setListed] = useState<Listed | null>(null);
  useEffect(() => {
    if (listed) onListed(listed);
  }, [listed, onListed]);

  const goTo = (next: ListingStep) => {
    if (next !== step) {
      navigate({ search: next === 0 ? '' : `?step=${next + 1}` }, withReason('wentForward'));
    }
  };
  const showErrors = (errors: readonly FieldError[]) => {
    setServiceErrors(errors);
    if (hasOwnTools) goTo(findStep(errors[0]?.field ?? null) ?? step);
  };

  const submit = async (values: ToolFormValues) => {
    setServiceErrors(noErrors);
    const found = hasOwnTools
      ? findStepProblem(values, step)
      : { step, problem: toolFormProblem(values) };
    // Without texts: each field shows a message of its own.
    problem.show(found?.problem ? { ...found.problem, texts: {} } : null);
    if (found?.problem) {
      if (hasOwnTools) goTo(found.step);
      return;
    }
    if (hasOwnTools && step !== lastStep) {
      goTo(step === 0 ? 1 : lastStep);
      return;
    }
    setSending(true);
    await photos.queue.settled();
    const { photos: settled } = photos.queue.shown();
    const missing = photosProblem(settled, i18n);
    if (missing !== null) {
      setSending(false);
      showErrors([{ field: 'pictures', message: missing }]);
      return;
    }
    const withPhotos = { ...values, pictures: keptUrls(settled) };
    const answer = await send(withPhotos, categories ?? [], await picture.whenReady());
    setSending(false);
    if (answer.errors) {
      showErrors(answer.errors);
      return;
    }
    setProgress('made');
    // Also when the person has left this screen meanwhile and kept the draft.
    if (draftKey !== null) removeDraft(draftKey);
    if (hasOwnTools) {
      setListed({
        id: answer.made.id,
        name: answer.made.name,
        state: values.state === 'DRAFT' ? 'DRAFT' : 'PUBLISHED',
      });
      return;
    }
    await answer.keep();
    setProgress('kept');
  };

  return (
    <AsyncFormik
      initialValues={kept?.values ?? start}
      onSubmit={(values) => once(() => submit(values))}
    >
      <Stack as={Form} ref={problem.form} noValidate $gap={5}>
        <AddToolFields
          ordinal={ordinal}
          start={start}
          step={step}
          onStep={(next) => {
            problem.show(null);
            setServiceErrors(noErrors);
            goTo(next);
          }}
          draftKey={draftKey}
          kept={kept}
          categories={categories ?? null}
          picture={picture}
          photos={hasOwnTools ? photos : null}
          boxId={problem.boxId}
          errors={problem.error ? [problem.error] : serviceErrors}
          sending={sending}
          sent={progress !== 'open'}
        />
      </Stack>
    </AsyncFormik>
  );
}
