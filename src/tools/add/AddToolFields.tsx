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
import { PictureField } from '../form/PictureField';
import { ToolFormSections } from '../form/ToolFormSections';
import type { ToolDraft } from '../form/toolDraft';
import { saysTheSame, type ToolFormValues } from '../form/toolForm';
import { useBoxMessages } from '../form/useBoxMessages';
import { useDraft } from '../form/useDraft';
import { useLeaveGuard } from '../form/useLeaveGuard';
import type { Photos } from '../form/usePhotos';
import type { usePicture } from '../form/usePicture';
import { DraftNotice } from './DraftNotice';
import { ListingSteps } from './ListingSteps';
import type { ListingStep } from './listingStep';
import { SendingStatus } from './SendingStatus';

interface Props {
  /** How many tools were listed before this one. */
  ordinal: number;
  /** An empty form. */
  start: ToolFormValues;
  draftKey: string | null;
  /** The draft that this browser had stored when the form was opened. */
  kept: ToolDraft | null;
  categories: readonly Category[] | null;
  picture: ReturnType<typeof usePicture>;
  /** The photographs; null in the letter, which takes one picture on one page. */
  photos: Photos | null;
  /** The step that is shown, where there are steps. */
  step: ListingStep;
  onStep: (step: ListingStep) => void;
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
  const { ordinal, start, draftKey, kept, categories, picture, photos, boxId, errors } = props;
  const { sending, sent, step, onStep } = props;
  const boxMessages = useBoxMessages(errors, false);
  const { values: typed, setValues, isSubmitting } = useFormikContext<ToolFormValues>();
  const pictures = photos?.urls ?? typed.pictures;
  const values = useMemo(() => ({ ...typed, pictures }), [typed, pictures]);
  const [continued, setContinued] = useScreenState<{ hadPicture: boolean } | null>(
    `draft continued ${ordinal}`,
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
  const unsaved = !sent && (hasPicture || !saysTheSame(values, start));
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
    onStep(0);
    void setValues(start);
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
        {photos ? (
          <ListingSteps
            step={step}
            onStep={onStep}
            categories={categories}
            offered={offered}
            photos={photos}
            boxId={boxId}
            errors={errors}
            isDraft={values.state === 'DRAFT'}
            sending={sending}
          />
        ) : (
          <>
            <ToolFormSections
              marks={{ errors, boxId }}
              categories={offered}
              picture={
                <PictureField
                  state={picture.state}
                  onChoose={picture.choose}
                  onRemove={picture.remove}
                />
              }
            />
            <ErrorSlot id={boxId}>
              <FormProblem messages={boxMessages} />
            </ErrorSlot>
            {sending && (
              <SendingStatus pictureBytes={picture.state.chosen?.picture.bytes ?? null} />
            )}
            <FormActions>
              <CancelLink to={addresses.dashboard} busy={isSubmitting || sending} />
              <SubmitButton loading={sending}>{i18n.t('Add Tool')}</SubmitButton>
            </FormActions>
          </>
        )}
      </Stack>
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
