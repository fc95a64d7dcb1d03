import { useLingui } from '@lingui/react';
import { useFormikContext } from 'formik';
import { useEffect, useMemo, useRef } from 'react';
import { formCategoryNames } from '../../../domain/tools/categories';
import { addresses } from '../../../domain/values/addresses';
import { ErrorSlot } from '../../ui/form/FormError';
import type { FieldError } from '../../ui/form/firstProblem';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { Stack } from '../../ui/Stack';
import { useScreenState } from '../../ui/useScreenState';
import type { Category } from '../api/catalogueApi';
import { CancelLink } from '../form/CancelLink';
import { FormActions } from '../form/FormActions';
import { FormProblem } from '../form/FormProblem';
import { LeaveDialog } from '../form/LeaveDialog';
import { PhotosAndTerms } from '../form/PhotosAndTerms';
import { PictureField } from '../form/PictureField';
import { isUnderWay } from '../form/photoList';
import { ToolFormSections } from '../form/ToolFormSections';
import type { ToolDraft } from '../form/toolDraft';
import { saysTheSame, type ToolFormValues, toolFormStart } from '../form/toolForm';
import { useBoxMessages } from '../form/useBoxMessages';
import { useDraft } from '../form/useDraft';
import { useLeaveGuard } from '../form/useLeaveGuard';
import type { Photos } from '../form/usePhotos';
import type { usePicture } from '../form/usePicture';
import { CardPreview } from './CardPreview';
import { DraftNotice } from './DraftNotice';
import { SendingStatus } from './SendingStatus';

/** A new tool is shown at once, or waits. */
const newStates = ['PUBLISHED', 'DRAFT'] as const;

interface Props {
  draftKey: string | null;
  /** The draft that this browser had stored when the form was opened. */
  kept: ToolDraft | null;
  categories: readonly Category[] | null;
  picture: ReturnType<typeof usePicture>;
  /** The photographs; null in the letter, which takes one picture. */
  photos: Photos | null;
  boxId: string;
  /** The errors in the red box: the first rule that the form breaks, or the errors of the service. */
  errors: readonly FieldError[];
  sending: boolean;
  /** The service has made the tool: nothing is unsaved any more. */
  sent: boolean;
}

/** The fields of the add form, their draft, and the question before the person leaves the form. */
export function AddToolFields(props: Props) {
  const { i18n } = useLingui();
  const { draftKey, kept, categories, picture, photos, boxId, errors } = props;
  const { sending, sent } = props;
  const boxMessages = useBoxMessages(errors, photos !== null);
  const { values: typed, setValues, isSubmitting } = useFormikContext<ToolFormValues>();
  const pictures = photos?.urls ?? typed.pictures;
  const values = useMemo(() => ({ ...typed, pictures }), [typed, pictures]);
  const [continued, setContinued] = useScreenState<{ hadPicture: boolean } | null>(
    'draft continued',
    null,
  );
  // The form holds the texts of the draft; the screen state holds only that there is one.
  useEffect(() => {
    if (kept) setContinued({ hadPicture: kept.hadPicture });
  }, [kept, setContinued]);
  const fields = useRef<HTMLDivElement>(null);

  const hasPicture = photos
    ? photos.photos.length > photos.urls.length
    : picture.state.chosen !== null || picture.state.preparing !== null;
  const unsaved = !sent && (hasPicture || !saysTheSame(values, toolFormStart));
  const hadPicture = hasPicture || continued?.hadPicture === true;
  const draft = useMemo<ToolDraft>(() => ({ values, hadPicture }), [values, hadPicture]);
  const { safe, discard } = useDraft({
    draftKey,
    draft,
    worthKeeping: unsaved,
    restored: kept !== null,
  });
  const guard = useLeaveGuard(unsaved);

  const offered = useMemo(
    () =>
      categories &&
      formCategoryNames.filter((name) => categories.some((category) => category.name === name)),
    [categories],
  );

  const common = { errors, boxId, states: newStates };
  const withDraft = photos
    ? i18n.t(
        'Your tool is not listed yet. We can keep your draft in this browser, and your uploaded photos for a day.',
      )
    : i18n.t(
        'Your tool is not listed yet. We can keep your draft in this browser, but you have to choose the picture again.',
      );
  const leaving = safe
    ? withDraft
    : i18n.t('Your tool is not listed yet, and this browser cannot keep your draft.');
  const startOver = () => {
    void setValues(toolFormStart);
    picture.remove();
    photos?.queue.reset([]);
    setContinued(null);
    fields.current?.querySelector<HTMLElement>('input[name=name]')?.focus();
  };

  return (
    <>
      {continued && (
        <DraftNotice
          pictureLost={continued.hadPicture && (photos ? 'photos' : 'picture')}
          onStartOver={startOver}
        />
      )}
      <Stack ref={fields} $gap={5}>
        {photos && (
          <>
            <PhotosAndTerms part="photos" {...common} photos={photos} />
            <CardPreview pictureUrl={photos.photos[0]?.previewUrl ?? undefined} />
          </>
        )}
        <ToolFormSections
          marks={{ errors, boxId, below: photos !== null }}
          categories={offered}
          picture={
            photos ? null : (
              <PictureField
                state={picture.state}
                onChoose={picture.choose}
                onRemove={picture.remove}
              />
            )
          }
        />
        {photos && <PhotosAndTerms part="terms" {...common} photos={photos} />}
      </Stack>
      <ErrorSlot id={boxId}>
        <FormProblem messages={boxMessages} />
      </ErrorSlot>
      {sending && (
        <SendingStatus
          pictureBytes={picture.state.chosen?.picture.bytes ?? null}
          photosLeft={photos?.photos.filter(isUnderWay).length ?? 0}
        />
      )}
      <FormActions>
        <CancelLink to={addresses.dashboard} busy={isSubmitting || sending} />
        <SubmitButton loading={sending}>
          {values.state === 'DRAFT' ? i18n.t('Save Draft') : i18n.t('Add Tool')}
        </SubmitButton>
      </FormActions>
      <LeaveDialog
        open={guard.asking}
        text={leaving}
        onStay={guard.stay}
        onLeave={guard.leave}
        leaveLabel={safe ? i18n.t('Keep draft and leave') : i18n.t('Leave without saving')}
        {...(safe && {
          onDiscard: () => {
            discard();
            guard.leave();
          },
        })}
      />
    </>
  );
}
