import { Form, Formik, useFormikContext } from 'formik';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { BookingReview } from '../../../store/slices/bookingsSlice';
import type { CurrentBooking } from '../../../store/useBookings';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { FormError } from '../../../ui/form/FormError';
import { FormikTextArea } from '../../../ui/form/FormikTextArea';
import { firstProblem } from '../../../ui/form/firstProblem';
import { RatingChoice } from '../../../ui/RatingChoice';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { commentMaxLength, reviewMessages, reviewSchema, valuesToReview } from './reviewForm';
import type { ReviewValues } from './reviewStart';

interface Props {
  open: boolean;
  booking: CurrentBooking;
  /** What the form begins with: what was typed before, if it was closed. */
  draft: ReviewValues;
  onDraft: (bookingId: string, values: ReviewValues) => void;
  onClose: () => void;
  onReview: (review: BookingReview) => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** The stars and the words for a rental that is over. Stars there must be. */
export function ReviewDialog({
  open,
  booking,
  draft,
  onDraft,
  onClose,
  onReview,
  finalFocus,
}: Props) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState<string | null>(null);

  const submit = (values: ReviewValues) => {
    const found = firstProblem(reviewSchema, values, reviewMessages);
    const review = valuesToReview(values);
    setMessage(found?.message ?? null);
    if (found) {
      const field = found.field === 'comment' ? 'textarea' : 'input[type="radio"]';
      form.current?.querySelector<HTMLElement>(field)?.focus();
    } else if (review) onReview(review);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      lang="en"
      title="Leave Review"
      closeLabel="Close"
      finalFocus={finalFocus}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Submit Review
          </Button>
        </>
      }
    >
      <Formik initialValues={draft} onSubmit={submit}>
        {({ values, setFieldValue }) => (
          <Stack as={Form} ref={form} id={formId} noValidate $gap={5}>
            <Text $tone="muted">
              How was it to borrow <span lang="da">{booking.tool.name}</span> from{' '}
              {booking.owner.name}?
            </Text>
            <RatingChoice
              label="Your rating"
              value={values.rating}
              onChange={(rating) => {
                setMessage(null);
                void setFieldValue('rating', rating);
              }}
              optionLabel={(stars) => (stars === 1 ? '1 star' : `${stars} stars`)}
            />
            <FormikTextArea
              name="comment"
              label="Comment (optional)"
              hint="What would the next person like to know?"
              maxLength={commentMaxLength}
              rows={4}
            />
            <FormError message={message} />
            <KeepDraft bookingId={booking.id} onDraft={onDraft} />
          </Stack>
        )}
      </Formik>
    </Dialog>
  );
}

/** Hands on what is typed, so that a press beside the dialog loses nothing. */
function KeepDraft({ bookingId, onDraft }: { bookingId: string } & Pick<Props, 'onDraft'>) {
  const { values } = useFormikContext<ReviewValues>();
  useEffect(() => onDraft(bookingId, values), [onDraft, bookingId, values]);
  return null;
}
