import { EmptyState } from '../../ui/EmptyState';

/** The reviews of somebody nobody has reviewed (§2). */
export function NoReviews({ text }: { text: string }) {
  return (
    <EmptyState heading="No reviews yet" picture="/images/scenes/empty-reviews.svg" text={text} />
  );
}
