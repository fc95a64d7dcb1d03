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

const words = {
  da: {
    title: 'Skriv en anmeldelse',
    close: 'Luk',
    cancel: 'Annuller',
    send: 'Send anmeldelse',
    rating: 'Din bedømmelse',
    stars: (count: number) => (count === 1 ? '1 stjerne' : `${count} stjerner`),
    starsMissing: 'Vælg et antal stjerner',
    comment: 'Kommentar (valgfri)',
    hint: 'Hvad vil den næste gerne vide?',
  },
  en: {
    title: 'Leave Review',
    close: 'Close',
    cancel: 'Cancel',
    send: 'Submit Review',
    rating: 'Your rating',
    stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    starsMissing: 'Please choose a number of stars',
    comment: 'Comment (optional)',
    hint: 'What would the next person like to know?',
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
  language: given,
  open,
  onClose,
  question,
  onReview,
  finalFocus,
}: Props) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useScreenState<string | null>(`review ${about} problem`, null);
  const language = useSpoken(given);
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
          lang={language}
          title={word.title}
          closeLabel={word.close}
          finalFocus={finalFocus}
          footer={
            <>
              <Button variant="secondary" onClick={onClose}>
                {word.cancel}
              </Button>
              <Button type="submit" form={formId}>
                {word.send}
              </Button>
            </>
          }
        >
          <Stack as={Form} ref={form} id={formId} noValidate $gap={5}>
            <Text $tone="muted">{question}</Text>
            <RatingChoice
              label={word.rating}
              value={values.rating}
              onChange={(rating) => {
                setMessage(null);
                void setFieldValue('rating', rating);
              }}
              optionLabel={word.stars}
            />
            <FormikTextArea
              name="comment"
              label={word.comment}
              hint={word.hint}
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
