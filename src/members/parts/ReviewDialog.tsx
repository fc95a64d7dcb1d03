import { useLingui } from '@lingui/react';
import { Form } from 'formik';
import { type RefObject, useId } from 'react';
import { longestReview } from '../../../domain/members/reviews';
import { getFirstName } from '../../../domain/members/user';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import type { ScreenLanguage } from '../../../domain/values/language';
import type { Booking } from '../../bookings/api/bookingsApi';
import { useAppDispatch } from '../../platform/store/hooks';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FieldError } from '../../ui/FieldFrame';
import { AsyncFormik } from '../../ui/form/AsyncFormik';
import { FormError } from '../../ui/form/FormError';
import { FormikTextArea } from '../../ui/form/FormikFields';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { RatingChoice } from '../../ui/RatingChoice';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { nodeHere, withNode } from '../../ui/withNode';
import { useReviewBooking } from '../hooks/useReviewBooking';

/** By the language that the screen was given. */
const words = {
  da: {
    title: /*i18n*/ 'Skriv en bedømmelse',
    question: {
      BORROWER: /*i18n*/ 'Hvordan var det at låne {tool} af {member}?',
      OWNER: /*i18n*/ 'Hvordan gik det at låne {tool} ud til {member}?',
    },
    close: /*i18n*/ 'Luk',
    cancel: /*i18n*/ 'Annuller',
    send: /*i18n*/ 'Send bedømmelse',
    rating: /*i18n*/ 'Din bedømmelse',
    star: /*i18n*/ '1 stjerne',
    stars: /*i18n*/ '{count} stjerner',
    starsMissing: /*i18n*/ 'Vælg et antal stjerner',
    comment: /*i18n*/ 'Kommentar (valgfri)',
    hint: /*i18n*/ 'Hvad vil den næste gerne vide?',
    sealed: {
      BORROWER:
        /*i18n*/ 'Vises, når {name} også har bedømt dig, senest {date}. Kan ikke rettes bagefter.',
      OWNER:
        /*i18n*/ 'Vises for ejere, {name} spørger, når {name} også har bedømt dig, senest {date}. Kan ikke rettes bagefter.',
    },
    failed: /*i18n*/ 'Vi kunne ikke gemme din bedømmelse. Prøv igen.',
    saved: /*i18n*/ 'Tak for din bedømmelse',
  },
  en: {
    title: /*i18n*/ 'Leave Review',
    question: {
      BORROWER: /*i18n*/ 'How was it to borrow {tool} from {member}?',
      OWNER: /*i18n*/ 'How was it to lend {tool} to {member}?',
    },
    close: /*i18n*/ 'Close',
    cancel: /*i18n*/ 'Cancel',
    send: /*i18n*/ 'Submit Review',
    rating: /*i18n*/ 'Your rating',
    star: /*i18n*/ '1 star',
    stars: /*i18n*/ '{count} stars',
    starsMissing: /*i18n*/ 'Please choose a number of stars',
    comment: /*i18n*/ 'Comment (optional)',
    hint: /*i18n*/ 'What would the next person like to know?',
    sealed: {
      BORROWER:
        /*i18n*/ 'Shown once {name} has reviewed you too, by {date} at the latest. Cannot be edited later.',
      OWNER:
        /*i18n*/ 'Shown to owners {name} asks, once {name} has reviewed you too, by {date} at the latest. Cannot be edited later.',
    },
    failed: /*i18n*/ 'We could not save your review. Please try again.',
    saved: /*i18n*/ 'Thank you for your review',
  },
} as const;

interface ReviewValues {
  /** 1 to 5, or null while nothing is chosen. */
  rating: number | null;
  comment: string;
}
const reviewStart: ReviewValues = { rating: null, comment: '' };

interface Props {
  /** The booking that it is about. `reviewUntil` is null in the sample, where no other member reads the review. */
  booking: Pick<Booking, 'id' | 'role' | 'borrower' | 'reviewUntil'> & {
    tool: Pick<Booking['tool'], 'name' | 'owner'>;
  };
  /** Of the screen as given. */
  language: ScreenLanguage;
  open: boolean;
  onClose: () => void;
  /** Called once it is saved, after `onClose`. */
  onSaved?: () => void;
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The review of a rental that is over. Stars are required. Values survive closing and reopening the dialog. */
export function ReviewDialog({ booking, language, open, onClose, onSaved, finalFocus }: Props) {
  const { id, role, tool, borrower, reviewUntil } = booking;
  const formId = useId();
  const problem = useFormProblem(`review ${id}`);
  const { i18n } = useLingui();
  const spoken = useScreenLanguage(language);
  const word = words[language];
  const dispatch = useAppDispatch();
  const send = useReviewBooking(word.failed);
  const member = (role === 'OWNER' ? borrower : tool.owner).name;
  const toolName = language === 'da' ? tool.name : nodeHere;
  const ratingError = problem.field('rating').error;

  const submit = async ({ rating, comment }: ReviewValues) => {
    if (rating === null) {
      problem.show({ field: 'rating', message: word.starsMissing });
      problem.form.current?.querySelector<HTMLElement>('input[type="radio"]')?.focus();
      return;
    }
    if (problem.stops(await send(id, { rating, comment: comment.trim() }))) return;
    onClose();
    dispatch(toastShown({ tone: 'success', text: word.saved, lang: language }));
    onSaved?.();
  };

  return (
    <AsyncFormik initialValues={reviewStart} onSubmit={submit}>
      {({ values, setFieldValue, isSubmitting }) => (
        <Dialog
          open={open}
          onClose={onClose}
          lang={spoken}
          title={i18n.t(word.title)}
          closeLabel={i18n.t(word.close)}
          finalFocus={finalFocus}
          locked={isSubmitting}
          footer={
            <>
              <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
                {i18n.t(word.cancel)}
              </Button>
              <Button type="submit" form={formId} loading={isSubmitting}>
                {i18n.t(word.send)}
              </Button>
            </>
          }
        >
          <Stack as={Form} ref={problem.form} id={formId} noValidate $gap={5}>
            <Text $tone="muted">
              {withNode(
                i18n.t(word.question[role], { tool: toolName, member }),
                <span dir="auto" lang="da">
                  {tool.name}
                </span>,
              )}
            </Text>
            <div>
              <RatingChoice
                label={i18n.t(word.rating)}
                value={values.rating}
                onChange={(rating) => {
                  problem.show(null);
                  void setFieldValue('rating', rating);
                }}
                optionLabel={(count) =>
                  count === 1 ? i18n.t(word.star) : i18n.t(word.stars, { count })
                }
              />
              {ratingError ? <FieldError>{ratingError}</FieldError> : null}
            </div>
            <FormikTextArea
              {...problem.field('comment')}
              label={i18n.t(word.comment)}
              hint={i18n.t(word.hint)}
              maxLength={longestReview}
              rows={4}
            />
            {reviewUntil === null ? null : (
              <Text $size="small" $tone="muted">
                {i18n.t(word.sealed[role], {
                  name: getFirstName(member),
                  date: formatDate(getCopenhagenDate(new Date(reviewUntil)), spoken),
                })}
              </Text>
            )}
            <FormError slotId={problem.boxId} message={problem.message} />
          </Stack>
        </Dialog>
      )}
    </AsyncFormik>
  );
}
