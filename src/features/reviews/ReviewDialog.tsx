import { useLingui } from '@lingui/react';
import { Form, Formik } from 'formik';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import type { ScreenLanguage } from '../../../domain/money';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FormError } from '../../ui/form/FormError';
import { FormikTextArea } from '../../ui/form/FormikTextArea';
import { RatingChoice } from '../../ui/RatingChoice';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenState } from '../../ui/useScreenState';
import { useSpoken } from '../../ui/useSpoken';

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
  /** What is asked: how it was, with what and whom. */
  question: ReactNode;
  onReview: (review: { rating: number; comment: string }) => void;
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The stars and the words for a rental that is over. Stars there must be. What is typed outlives closing it. */
export function ReviewDialog({
  about,
  language,
  open,
  onClose,
  question,
  onReview,
  finalFocus,
}: Props) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useScreenState<string | null>(`review ${about} problem`, null);
  const { i18n } = useLingui();
  const spoken = useSpoken(language);
  const word = words[language];

  const submit = ({ rating, comment }: ReviewValues) => {
    if (rating !== null) {
      onReview({ rating, comment: comment.trim() });
      return;
    }
    setMessage(word.starsMissing);
    form.current?.querySelector<HTMLElement>('input[type="radio"]')?.focus();
  };

  return (
    <Formik initialValues={reviewStart} onSubmit={submit}>
      {({ values, setFieldValue }) => (
        <Dialog
          open={open}
          onClose={onClose}
          lang={spoken}
          title={i18n.t(word.title)}
          closeLabel={i18n.t(word.close)}
          finalFocus={finalFocus}
          footer={
            <>
              <Button variant="secondary" onClick={onClose}>
                {i18n.t(word.cancel)}
              </Button>
              <Button type="submit" form={formId}>
                {i18n.t(word.send)}
              </Button>
            </>
          }
        >
          <Stack as={Form} ref={form} id={formId} noValidate $gap={5}>
            <Text $tone="muted">{question}</Text>
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
            <FormikTextArea
              name="comment"
              label={i18n.t(word.comment)}
              hint={i18n.t(word.hint)}
              maxLength={1000}
              rows={4}
            />
            <FormError message={message} />
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}
