import { useLingui } from '@lingui/react';
import { useFormikContext } from 'formik';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { formCategoryNames } from '../../../domain/tools/categories';
import type { ToolState } from '../../../domain/tools/tool';
import { addresses } from '../../../domain/values/addresses';
import { selectToolsBusy } from '../../letter/world/toolsSlice';
import { useAppSelector } from '../../platform/store/hooks';
import { media } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { ErrorSlot } from '../../ui/form/FormError';
import type { FieldError } from '../../ui/form/firstProblem';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { Row } from '../../ui/Row';
import { StickyBar } from '../../ui/StickyBar';
import { Text } from '../../ui/Text';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { useScreenState } from '../../ui/useScreenState';
import { EditedBasicFields } from '../form/BasicFields';
import { CancelLink } from '../form/CancelLink';
import { DeleteToolDialog } from '../form/DeleteToolDialog';
import { FormActions } from '../form/FormActions';
import { FormProblem } from '../form/FormProblem';
import { FormSection } from '../form/FormSection';
import { LeaveDialog } from '../form/LeaveDialog';
import { PhotosSection } from '../form/PhotosSection';
import { PictureField } from '../form/PictureField';
import { TermsFolds, VisibilityFold } from '../form/TermsSections';
import { BorrowerFolds, ToolFormSections } from '../form/ToolFormSections';
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
  const isDesktop = useMediaQuery(media.desktop);
  const hasBar = photos !== null && !isDesktop;
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

  const deleteButton = (
    <Button
      variant="secondary"
      icon={<Trash2 aria-hidden="true" />}
      disabled={busy}
      onClick={() => setDeletion('asking')}
    >
      {i18n.t('Delete Tool')}
    </Button>
  );
  const cancel = <CancelLink to={addresses.manageTools} busy={busy} />;
  const submit = (
    <SubmitButton loading={isSubmitting} disabled={busy}>
      {i18n.t('Save Changes')}
    </SubmitButton>
  );
  // Empty, it still keeps the button at the end of the bar.
  const saved = (
    <div>
      <Text as="span" role="status" $size="small" $tone="muted">
        {isSame ? null : i18n.t('Not saved yet')}
      </Text>
    </div>
  );

  return (
    <>
      {photos ? (
        <>
          <PhotosSection photos={photos} />
          <FormSection
            heading={i18n.t('Basic Information')}
            text={i18n.t('Everything here is required.')}
          >
            <EditedBasicFields marks={{ errors, boxId, below: true }} categories={offered} />
          </FormSection>
          <FormSection
            heading={i18n.t('Details and terms')}
            text={i18n.t('Open a line to change it.')}
          >
            <div>
              <BorrowerFolds errors={errors} />
              <TermsFolds errors={errors} boxId={boxId} />
              <VisibilityFold errors={errors} states={statesFrom[start.state]} />
            </div>
          </FormSection>
        </>
      ) : (
        <ToolFormSections
          marks={{ errors, boxId }}
          categories={offered}
          picture={
            <PictureField
              state={picture.state}
              onChoose={picture.choose}
              onRemove={picture.remove}
              currentUrl={start.imageUrl}
              note={i18n.t('It is shown to you alone: saving keeps the picture of your listing')}
            />
          }
        />
      )}
      <ErrorSlot id={boxId}>
        <FormProblem messages={boxMessages} />
      </ErrorSlot>
      {hasBar ? (
        <>
          <Row $justify="space-between">
            {deleteButton}
            {cancel}
          </Row>
          <StickyBar label={i18n.t('Save')} bleeds>
            {saved}
            {submit}
          </StickyBar>
        </>
      ) : (
        <FormActions apart={deleteButton}>
          {photos ? saved : null}
          {cancel}
          {submit}
        </FormActions>
      )}
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
