import { useLingui } from '@lingui/react';
import { Form, type FormikHelpers } from 'formik';
import { useEffect, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { defaultToolImageUrl } from '../../../domain/tools/pictures';
import { addresses } from '../../../domain/values/addresses';
import { rejectionErrors } from '../../platform/store/failureMessages';
import { useAppDispatch } from '../../platform/store/hooks';
import { withReason } from '../../platform/store/slices/addressSlice';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import { useDifferences } from '../../platform/store/useDifferences';
import { useUploadPicture } from '../../platform/store/useUploadPicture';
import { AsyncFormik } from '../../ui/form/AsyncFormik';
import type { FieldError } from '../../ui/form/firstProblem';
import { focusField, useFormProblem } from '../../ui/form/useFormProblem';
import { useOneSubmission } from '../../ui/form/useOneSubmission';
import { Stack } from '../../ui/Stack';
import { useScreenState } from '../../ui/useScreenState';
import { useDeleteToolMutation, useUpdateToolMutation } from '../api/lendingApi';
import { afterConflict } from '../form/afterConflict';
import { BesidePreview, CardPreview } from '../form/CardPreview';
import { keptUrls, photosProblem } from '../form/photoUploadQueue';
import { listingTerms, toFormErrors } from '../form/termsForm';
import { changesFromForm, ownToolToFormValues, type ToolFormValues } from '../form/toolForm';
import { toolFormProblem } from '../form/toolFormRules';
import { usePhotos } from '../form/usePhotos';
import { EditToolFields } from './EditToolFields';

const updateFailed = /*i18n*/ 'Failed to update tool';
const deleteFailed = /*i18n*/ 'Failed to delete tool. Please try again.';
const nothingLost =
  /*i18n*/ 'Your text is still here. We updated the fields that you had not changed.';
const noFailures: readonly FieldError[] = [];

interface Props {
  toolId: string;
  /** The tool as it was when the screen was opened. */
  start: ToolFormValues;
  /** Its version then; the letter has none. */
  version: number | undefined;
}

/** The form that changes and deletes a tool. */
export function EditToolForm({ toolId, ...opened }: Props) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [updateTool] = useUpdateToolMutation();
  const [deleteTool] = useDeleteToolMutation();
  /** The tool that the changes are based on: as it was opened, or as a conflict has returned it. */
  const [{ start, version }, setBase] = useScreenState('edit base', opened);
  const [failures, setFailures] = useScreenState('edit failures', noFailures);
  const [done, setDone] = useScreenState('edit done', false);
  const problem = useFormProblem('tool');
  const once = useOneSubmission();
  const { hasOwnTools } = useDifferences();
  const photos = usePhotos(useUploadPicture(), start.pictures);
  const { queue } = photos;

  /** Nothing is unsaved any more: says so, and goes back to the list. */
  const finish = (text: string) => {
    dispatch(toastShown({ tone: 'success', text, lang: 'en' }));
    setDone(true);
  };
  useEffect(() => {
    if (done) navigate(addresses.manageTools, withReason('ledOn'));
  }, [done, navigate]);

  // Once the messages have rendered: only then is the layout final.
  useLayoutEffect(() => {
    const field = failures.find((failure) => failure.field !== null)?.field;
    if (field) focusField(problem.form.current, field);
  }, [failures, problem.form]);

  const save = async (typed: ToolFormValues, { setValues }: FormikHelpers<ToolFormValues>) => {
    setFailures(noFailures);
    const found = toolFormProblem(typed);
    // Without texts: each field shows a message of its own.
    problem.show(found && { ...found, texts: {} });
    if (found) return;
    let values = typed;
    if (hasOwnTools) {
      await queue.settled();
      const { photos: settled } = queue.shown();
      const missing = photosProblem(settled, i18n);
      if (missing !== null) {
        setFailures([{ field: 'pictures', message: missing }]);
        return;
      }
      const pictures = keptUrls(settled);
      values = { ...typed, pictures, imageUrl: pictures[0] ?? defaultToolImageUrl };
    }
    const answer = await updateTool({
      id: toolId,
      version: version ?? 0,
      changes: changesFromForm(values),
      ...(hasOwnTools && { terms: listingTerms(values) }),
    });
    if (answer.data?.errors.length === 0) {
      finish(/*i18n*/ 'Your changes are saved.');
      return;
    }
    const reasons = toFormErrors(rejectionErrors(answer, updateFailed));
    const conflict = answer.data?.conflict;
    if (!conflict) {
      setFailures(reasons);
      return;
    }
    const present = ownToolToFormValues(conflict);
    const shown = afterConflict(start, values, present);
    void setValues(shown);
    if (shown.pictures === present.pictures) queue.reset(present.pictures);
    setBase({ start: present, version: conflict.version });
    setFailures([...reasons, { field: null, message: nothingLost }]);
  };

  const remove = async () => {
    setFailures(noFailures);
    problem.show(null);
    const answer = await deleteTool(toolId);
    if (answer.data?.deleted) finish(/*i18n*/ 'The tool is deleted.');
    else setFailures(rejectionErrors(answer, deleteFailed));
  };

  return (
    <AsyncFormik
      initialValues={start}
      onSubmit={(values, helpers) => once(() => save(values, helpers))}
    >
      <BesidePreview data-alone={hasOwnTools ? undefined : ''}>
        <Stack as={Form} ref={problem.form} noValidate $gap={5}>
          <EditToolFields
            start={start}
            photos={hasOwnTools ? photos : null}
            boxId={problem.boxId}
            errors={problem.error ? [problem.error] : failures}
            done={done}
            onDelete={() => once(remove)}
          />
        </Stack>
        {hasOwnTools ? (
          <CardPreview pictureUrl={photos.photos[0]?.previewUrl ?? undefined} />
        ) : null}
      </BesidePreview>
    </AsyncFormik>
  );
}
