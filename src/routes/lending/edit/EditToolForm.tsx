import { useLingui } from '@lingui/react';
import { Form, type FormikHelpers } from 'formik';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../../../../domain/addresses';
import { defaultToolImageUrl } from '../../../../domain/pictures';
import { afterConflict } from '../../../features/lending/afterConflict';
import { liveFormProblem } from '../../../features/lending/liveToolForm';
import { keptUrls, photosProblem } from '../../../features/lending/photoTray';
import { listingTerms } from '../../../features/lending/termsForm';
import {
  changesFromForm,
  ownToolToFormValues,
  type ToolFormValues,
  toolFormMessages,
  toolFormSchema,
} from '../../../features/lending/toolForm';
import { usePhotos } from '../../../features/lending/usePhotos';
import { useAppDispatch } from '../../../store/hooks';
import { withReason } from '../../../store/slices/addressSlice';
import { toastShown } from '../../../store/slices/toastsSlice';
import { deleteTool, type ToolRefusal, updateTool } from '../../../store/slices/toolsSlice';
import { useDifferences } from '../../../store/useDifferences';
import { useUploadPicture } from '../../../store/useUploadPicture';
import { AsyncFormik } from '../../../ui/form/AsyncFormik';
import { firstProblem } from '../../../ui/form/firstProblem';
import { useFormProblem } from '../../../ui/form/useFormProblem';
import { useOneSubmission } from '../../../ui/form/useOneSubmission';
import { Stack } from '../../../ui/Stack';
import { useScreenState } from '../../../ui/useScreenState';
import { EditToolFields } from './EditToolFields';

const updateFailed = /*i18n*/ 'Failed to update tool';
const deleteFailed = /*i18n*/ 'Failed to delete tool. Please try again.';
const nothingLost =
  /*i18n*/ 'What you typed is still here. The fields you had not touched now show the tool as it is.';
const noFailures: readonly string[] = [];

interface Props {
  toolId: string;
  /** The tool as it was when the screen was opened. */
  start: ToolFormValues;
  /** Its version then; the letter has none. */
  version: number | undefined;
}

/** What the service refused, or null for any other failure: the letter's are plain errors (§8). */
function refusalIn(error: unknown): ToolRefusal | null {
  const refusal = error as Partial<ToolRefusal>;
  return refusal.errors ? { ...refusal, errors: refusal.errors } : null;
}

/** The form that changes and deletes a tool: through the service, or in the letter in the store (§7). */
export function EditToolForm({ toolId, ...opened }: Props) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  /** The tool that the changes are based on: as it was opened, or as a conflict has returned it. */
  const [{ start, version }, setBase] = useScreenState('edit base', opened);
  const [failures, setFailures] = useScreenState<readonly string[]>('edit failures', noFailures);
  const [done, setDone] = useScreenState('edit done', false);
  const problem = useFormProblem('tool');
  const once = useOneSubmission();
  const { hasOwnTools } = useDifferences();
  const photos = usePhotos(useUploadPicture(), start.pictures);
  const { tray } = photos;

  /** Nothing is unsaved any more: says so, and goes back to the list. */
  const finish = (text: string) => {
    dispatch(toastShown({ tone: 'success', text, lang: 'en' }));
    setDone(true);
  };
  useEffect(() => {
    if (done) navigate(addresses.manageTools, withReason('ledOn'));
  }, [done, navigate]);

  /** The values with the photographs, after all uploads have ended. Throws when one was not stored. */
  const withPhotos = async (typed: ToolFormValues): Promise<ToolFormValues> => {
    await tray.settled();
    const { photos: settled } = tray.shown();
    const missing = photosProblem(settled, i18n);
    if (missing !== null) throw { errors: [missing] } satisfies ToolRefusal;
    const pictures = keptUrls(settled);
    return { ...typed, pictures, imageUrl: pictures[0] ?? defaultToolImageUrl };
  };

  const save = async (typed: ToolFormValues, { setValues }: FormikHelpers<ToolFormValues>) => {
    setFailures(noFailures);
    const found = hasOwnTools
      ? liveFormProblem(typed)
      : firstProblem(toolFormSchema, typed, toolFormMessages);
    // Without texts: each field shows a message of its own.
    problem.show(found && { ...found, texts: {} });
    if (found) return;
    let values = typed;
    try {
      if (hasOwnTools) values = await withPhotos(typed);
      const update = { id: toolId, changes: changesFromForm(values) };
      const own = version !== undefined && { version, terms: listingTerms(values) };
      await dispatch(updateTool({ ...update, ...own })).unwrap();
      finish(/*i18n*/ 'Your changes are saved.');
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal?.conflict) {
        const present = ownToolToFormValues(refusal.conflict);
        const shown = afterConflict(start, values, present);
        void setValues(shown);
        if (shown.pictures === present.pictures) tray.reset(present.pictures);
        setBase({ start: present, version: refusal.conflict.version });
        setFailures([...refusal.errors, nothingLost]);
        return;
      }
      const { message } = error as { message?: string };
      setFailures(refusal?.errors ?? [message || updateFailed]);
    }
  };

  const remove = async () => {
    setFailures(noFailures);
    problem.show(null);
    try {
      await dispatch(deleteTool(toolId)).unwrap();
      finish(/*i18n*/ 'The tool is deleted.');
    } catch (error) {
      setFailures(refusalIn(error)?.errors ?? [deleteFailed]);
    }
  };

  return (
    <AsyncFormik
      initialValues={start}
      onSubmit={(values, helpers) => once(() => save(values, helpers))}
    >
      <Stack as={Form} ref={problem.form} noValidate $gap={5}>
        <EditToolFields
          start={start}
          photos={hasOwnTools ? photos : null}
          boxId={problem.boxId}
          message={problem.message}
          failures={failures}
          done={done}
          onDelete={() => once(remove)}
        />
      </Stack>
    </AsyncFormik>
  );
}
