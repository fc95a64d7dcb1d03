import type { ReviewDialog } from './ReviewDialog';

interface ReviewedBooking {
  role: 'BORROWER' | 'OWNER';
  tool: { owner: { name: string } };
  borrower: { name: string };
  reviewUntil: string | null;
}

/** For the review dialog: who will read the review and when. Null in the letter, where nobody else reads it. */
export function sealedBy({
  role,
  tool,
  borrower,
  reviewUntil,
}: ReviewedBooking): NonNullable<Parameters<typeof ReviewDialog>[0]['sealed']> | null {
  if (reviewUntil === null) return null;
  return role === 'OWNER'
    ? { side: 'owner', name: borrower.name, until: reviewUntil }
    : { side: 'borrower', name: tool.owner.name, until: reviewUntil };
}
