import { useLingui } from '@lingui/react';
import { Reply } from 'lucide-react';
import { rejectionProblem } from '../../platform/store/failureMessages';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../../ui/lazyDialog';
import { useScreenState } from '../../ui/useScreenState';
import { useAnswerReviewMutation } from '../api/bookingReviewsApi';

const failedText = /*i18n*/ 'We could not send your answer. Please try again.';

// The dialog is fetched when it is first opened.
const { Dialog: AnswerDialog } = lazyDialog(
  async () => (await import('./AnswerDialog')).AnswerDialog,
);

interface Props {
  /** The id of the review. */
  reviewId: string;
  /** The author. */
  author: string;
}

/** The button and dialog for the one answer that the reviewed person can give, for English screens. */
export function AnswerReview({ reviewId, author }: Props) {
  const { i18n } = useLingui();
  const [send] = useAnswerReviewMutation();
  const [open, setOpen] = useScreenState(`answer ${reviewId} open`, false);
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        icon={<Reply aria-hidden="true" />}
        aria-label={i18n.t('Answer the review by {name}', { name: author })}
        onClick={() => setOpen(true)}
      >
        {i18n.t('Answer')}
      </Button>
      <AnswerDialog
        about={reviewId}
        author={author}
        open={open}
        onClose={() => setOpen(false)}
        onAnswer={async (answer) => {
          const problem = rejectionProblem(await send({ id: reviewId, answer }), failedText);
          if (problem === null) setOpen(false);
          return problem;
        }}
      />
    </div>
  );
}
