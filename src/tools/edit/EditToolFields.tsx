import { useLingui } from '@lingui/react';
import { useFormikContext } from 'formik';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { formCategoryNames } from '../../../domain/tools/categories';
import type { ToolState } from '../../../domain/tools/tool';
import { addresses } from '../../../domain/values/addresses';
import { selectToolsBusy } from '../../letter/world/toolsSlice';
import { useAppSelector } from '../../platform/store/hooks';
import { Button } from '../../ui/Button';
import { ErrorSlot } from '../../ui/form/FormError';
import type { FieldError } from '../../ui/form/firstProblem';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useScreenState } from '../../ui/useScreenState';
import { CancelLink } from '../form/CancelLink';
import { DeleteToolDialog } from '../form/DeleteToolDialog';
import { FormActions } from '../form/FormActions';
import { FormProblem } from '../form/FormProblem';
import { LeaveDialog } from '../form/LeaveDialog';
import { PhotosSection } from '../form/PhotosSection';
import { PictureField } from '../form/PictureField';
import { TermsSection, VisibilitySection } from '../form/TermsSections';
import { ToolFormSections } from '../form/ToolFormSections';
import { saysTheSame, type ToolFormValues } from '../form/toolForm';
import { useBoxMessages } from '../form/useBoxMessages';
import { useLeaveGuard } from '../form/useLeaveGuard';
import type { Photos } from '../form/usePhotos';
import { usePicture } from '../form/usePicture';

/** The states that a tool can be given, its current one first. */
const statesFrom: Record<ToolState, readonly ToolState[]> = {
  DRAFT: ['DRAFT', 'PUBLISHED'],
  PUBLISHED: ['PUBLISHED', 'PAUSED'],
  PAUSED: ['PAUSED', 'PUBLISHED'],
};

interface Props {
  start: ToolFormValues;
  /** The photographs; null in the letter, which only shows its one picture. */
  photos: Photos | null;
  boxId: string;
  /** The errors in the red box: the first rule that the form breaks, or why the last save or deletion failed (§8). */
  errors: readonly FieldError[];
  /** Saved or deleted: nothing is unsaved any more. */
  done: boolean;
  onDelete: () => Promise<void>;
}

/** The fields of the edit form, its buttons, and the questions before deleting and leaving. */
export function EditToolFields(props: Props) {
  const { i18n } = useLingui();
  const { start, photos, boxId, errors, done, onDelete } = props;
  const { values, isSubmitting } = useFormikContext<ToolFormValues>();
  const [deletion, setDeletion] = useScreenState<'no' | 'asking' | 'running'>('deletion', 'no');
  const picture = usePicture();
  const boxMessages = useBoxMessages(errors, photos !== null);
  const busy = useAppSelector(selectToolsBusy) || done;
  const isSame = photos
    ? photos.photos.length === photos.urls.length &&
      saysTheSame({ ...values, pictures: photos.urls }, start)
    : saysTheSame(values, start);
  const guard = useLeaveGuard(!done && !isSame);

  // A category of the tool that the form does not offer stays selected, and can be removed.
  const offered = useMemo(
    () => [...new Set<string>([...formCategoryNames, ...start.categories])],
    [start.categories],
  );

  const remove = async () => {
    setDeletion('running');
    await onDelete();
    setDeletion('no');
  };

  return (
    <>
      {photos && <PhotosSection photos={photos} />}
      <ToolFormSections
        marks={{ errors, boxId, below: photos !== null }}
        categories={offered}
        picture={
          photos ? null : (
            <PictureField
              state={picture.state}
              onChoose={picture.choose}
              onRemove={picture.remove}
              currentUrl={start.imageUrl}
              note={i18n.t('It is shown to you alone: saving keeps the picture of your listing')}
            />
          )
        }
      />
      {photos && (
        <>
          <TermsSection errors={errors} boxId={boxId} />
          <VisibilitySection states={statesFrom[start.state]} />
        </>
      )}
      <ErrorSlot id={boxId}>
        <FormProblem messages={boxMessages} />
      </ErrorSlot>
      <FormActions
        apart={
          <Button
            variant="secondary"
            icon={<Trash2 aria-hidden="true" />}
            disabled={busy}
            onClick={() => setDeletion('asking')}
          >
            {i18n.t('Delete Tool')}
          </Button>
        }
      >
        <CancelLink to={addresses.manageTools} busy={busy} />
        <SubmitButton loading={isSubmitting} disabled={busy}>
          {i18n.t('Save Changes')}
        </SubmitButton>
      </FormActions>
      <DeleteToolDialog
        open={deletion !== 'no'}
        busy={deletion === 'running'}
        onConfirm={() => void remove()}
        onCancel={() => setDeletion('no')}
      />
      <LeaveDialog
        open={guard.asking}
        text={i18n.t('Your changes to this tool are not saved.')}
        onStay={guard.stay}
        onLeave={guard.leave}
        leaveLabel={i18n.t('Discard changes')}
      />
    </>
  );
}
