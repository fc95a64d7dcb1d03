import { useLingui } from '@lingui/react';
import { EmptyState } from '../../ui/EmptyState';

/** Shown when a person has no reviews yet (§2). */
export function NoReviews({ text }: { text: string }) {
  const { i18n } = useLingui();
  return (
    <EmptyState
      heading={i18n.t('No reviews yet')}
      picture="/images/scenes/empty-reviews.svg"
      text={text}
    />
  );
}
