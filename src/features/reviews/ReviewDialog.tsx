import { useLingui } from '@lingui/react';
import { Form } from 'formik';
import { type ReactNode, type RefObject, use, useId, useRef } from 'react';
import { copenhagenDateOf, formatDate } from '../../../domain/days';
import type { ScreenLanguage } from '../../../domain/money';
import { longestReview } from '../../../domain/reviews';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FieldError } from '../../ui/FieldFrame';
import { AsyncFormik } from '../../ui/form/AsyncFormik';
import { ErrorSlot } from '../../ui/form/ErrorSlot';
import { FormError } from '../../ui/form/FormError';
import { FormikTextArea } from '../../ui/form/FormikTextArea';
import { RatingChoice } from '../../ui/RatingChoice';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { ScreenStateContext, useScreenState } from '../../ui/useScreenState';

/** By the language that the screen was given. */
const words = {
  da: {
    title: /*i18n*/ 'Skriv en anmeldelse',
    close: /*i18n*/ 'Luk',
    cancel: /*i18n*/ 'Annuller',
    send: /*i18n*/ 'Send anmeldelse',
    rating: /*i18n*/ 'Din bedømmelse',
    star: /*i18n*/ '1 stjerne',
    stars: /*i18n*/ '{count} stjerner',
    starsMissing: /*i18n*/ 'Vælg et antal stjerner',
    comment: /*i18n*/ 'Kommentar (valgfri)',
    hint: /*i18n*/ 'Hvad vil den næste gerne vide?',
    borrower:
      /*i18n*/ 'Alle kan læse den ved værktøjet, når {name} også har skrevet, dog senest {date}. Den kan ikke ændres bagefter.',
    owner:
      /*i18n*/ 'Ejere, som {name} vil låne af, kan læse den, når {name} også har skrevet, dog senest {date}. Den kan ikke ændres bagefter.',
  },
  en: {
    title: /*i18n*/ 'Leave Review',
    close: /*i18n*/ 'Close',
    cancel: /*i18n*/ 'Cancel',
    send: /*i18n*/ 'Submit Review',
    rating: /*i18n*/ 'Your rating',
    star: /*i18n*/ '1 star',
    stars: /*i18n*/ '{count} stars',
    starsMissing: /*i18n*/ 'Please choose a number of stars',
    comment: /*i18n*/ 'Comment (optional)',
    hint: /*i18n*/ 'What would the next person like to know?',
    borrower:
      /*i18n*/ 'Everybody can read it beside the tool once {name} has written too, on {date} at the latest. It cannot be changed afterwards.',
    owner:
      /*i18n*/ 'Owners whom {name} asks can read it once {name} has written too, on {date} at the latest. It cannot be changed afterwards.',
  },
} as const;

interface ReviewValues {
  /** 1 to 5, or null while nothing is chosen. */
  rating: number | null;
  comment: string;
}
const reviewStart: ReviewValues = { rating: null, comment: '' };

interface Props {
  /** The id of the booking that it is about. */
  about: string;
  /** Of the screen as given. */
  language: ScreenLanguage;
  open: boolean;
  onClose: () => void;
  /** The question at the top: how the rental was, of which tool and with whom. */
  question: ReactNode;
  /** Resolves to the reason why it was not saved, or to null. The dialog keeps its values until it is saved. */
  onReview: (review: { rating: number; comment: string }) => Promise<string | null>;
  /** Who will read it and when: the writer's side, the other party's name, and until when that party can review. */
  sealed?: { side: 'borrower' | 'owner'; name: string; until: string } | null;
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The review of a rental that is over. Stars are required. Values survive closing and reopening the dialog. */
export function ReviewDialog({
  about,
  language,
  open,
  onClose,
  question,
  onReview,
  sealed = null,
  finalFocus,
}: Props) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useScreenState<string | null>(`review ${about} problem`, null);
  const { i18n } = useLingui();
  const spoken = useScreenLanguage(language);
  const word = words[language];
  // The sample shows only the red box (§8).
  const saysBelow = use(ScreenStateContext)?.saysBelow === true && message === word.starsMissing;

  const submit = async ({ rating, comment }: ReviewValues) => {
    if (rating !== null) {
      setMessage(await onReview({ rating, comment: comment.trim() }));
      return;
    }
    setMessage(word.starsMissing);
    form.current?.querySelector<HTMLElement>('input[type="radio"]')?.focus();
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
          <Stack as={Form} ref={form} id={formId} noValidate $gap={5}>
            <Text $tone="muted">{question}</Text>
            <div>
              <RatingChoice
                label={i18n.t(word.rating)}
                value={values.rating}
                onChange={(rating) => {
                  setMessage(null);
                  void setFieldValue('rating', rating);
                }}
                optionLabel={(count) =>
                  count === 1 ? i18n.t(word.star) : i18n.t(word.stars, { count })
                }
              />
              {saysBelow ? <FieldError>{i18n.t(word.starsMissing)}</FieldError> : null}
            </div>
            <FormikTextArea
              name="comment"
              label={i18n.t(word.comment)}
              hint={i18n.t(word.hint)}
              maxLength={longestReview}
              rows={4}
            />
            {sealed ? (
              <Text $size="small" $tone="muted">
                {i18n.t(word[sealed.side], {
                  name: sealed.name,
                  date: formatDate(copenhagenDateOf(new Date(sealed.until)), spoken),
                })}
              </Text>
            ) : null}
            <ErrorSlot>
              <FormError message={message} />
            </ErrorSlot>
          </Stack>
        </Dialog>
      )}
    </AsyncFormik>
  );
}
