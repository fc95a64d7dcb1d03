import { Form, Formik } from 'formik';
import { useId, useRef, useState } from 'react';
import type { DashboardBooking } from '../../../../domain/activity';
import type { BookingReview } from '../../../store/slices/bookingsSlice';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { FormError } from '../../../ui/form/FormError';
import { FormikTextArea } from '../../../ui/form/FormikTextArea';
import { firstProblem } from '../../../ui/form/firstProblem';
import { RatingChoice } from '../../../ui/RatingChoice';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import {
  commentMaxLength,
  type ReviewValues,
  reviewMessages,
  reviewSchema,
  reviewStart,
  valuesToReview,
} from './reviewForm';

interface Props {
  open: boolean;
  booking: DashboardBooking;
  onClose: () => void;
  onReview: (review: BookingReview) => void;
}

/** Stars and words for a booking that is over. */
export function ReviewDialog({ open, booking, onClose, onReview }: Props) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  const { tool, counterpart, kind } = booking;

  const submit = (values: ReviewValues) => {
    const found = firstProblem(reviewSchema, values, reviewMessages);
    setMessage(found?.message ?? null);
    if (found) form.current?.querySelector<HTMLElement>('input[type="radio"]')?.focus();
    const review = valuesToReview(values);
    if (!found && review) onReview(review);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Skriv en anmeldelse"
      closeLabel="Luk"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuller
          </Button>
          <Button type="submit" form={formId}>
            Send anmeldelse
          </Button>
        </>
      }
    >
      <Formik initialValues={reviewStart} onSubmit={submit}>
        {({ values, setFieldValue }) => (
          <Stack as={Form} ref={form} id={formId} noValidate $gap={5}>
            <Text $tone="muted">
              {kind === 'lent'
                ? `Hvordan gik det at låne ${tool.name} ud til ${counterpart.name}?`
                : `Hvordan var det at låne ${tool.name} af ${counterpart.name}?`}
            </Text>
            <RatingChoice
              label="Din bedømmelse"
              value={values.rating}
              onChange={(rating) => {
                setMessage(null);
                void setFieldValue('rating', rating);
              }}
              optionLabel={(stars) => (stars === 1 ? '1 stjerne' : `${stars} stjerner`)}
            />
            <FormikTextArea
              name="comment"
              label="Kommentar (valgfri)"
              hint="Hvad vil den næste gerne vide?"
              maxLength={commentMaxLength}
              rows={4}
            />
            <FormError message={message} />
          </Stack>
        )}
      </Formik>
    </Dialog>
  );
}
