/** The number of days after completion in which borrower and owner can review a booking. */
export const reviewDays = 14;

/** 1 to 5 stars, and words or none. */
export const ratings = { min: 1, max: 5 } as const;
/** Characters of a review, and of the answer to one. */
export const longestReview = 1_000;

/** The side that writes a review: the borrower about the tool and its owner, the owner about the borrower. */
export type ReviewSide = 'borrower' | 'owner';

/** The end of the time for reviews of a booking. From then on none can be written, and written ones are published. */
export function reviewsUntil(completedAt: Date): Date {
  return new Date(completedAt.getTime() + reviewDays * 86_400_000);
}

interface ReviewedBooking {
  state: string;
  /** When the booking entered its state. */
  since: Date;
}

/** Whether a side can review the booking now, or why not. Edge: exactly at the end of the time it is over. */
export function mayReview(
  { state, since }: ReviewedBooking,
  written: readonly ReviewSide[],
  side: ReviewSide,
  now: Date,
): 'yes' | 'not completed' | 'written' | 'over' {
  if (state !== 'completed') return 'not completed';
  if (written.includes(side)) return 'written';
  return now < reviewsUntil(since) ? 'yes' : 'over';
}

/** Whether the reviews of a booking are to be published: both sides have written, or the time is over. */
export function isToPublish(
  { since }: ReviewedBooking,
  written: readonly ReviewSide[],
  now: Date,
): boolean {
  return new Set(written).size === 2 || (written.length > 0 && now >= reviewsUntil(since));
}

/** A review of a tool or a member as screens show it (§3). `createdAt` is an ISO instant; the tool may be gone. */
export interface ShownReview {
  id: string;
  createdByUser: { id: string; name: string; avatarImageUrl: string | null };
  rating: number;
  createdAt: string;
  comment: string;
  /** The answer of the reviewed person; undefined or null for none. */
  answer?: string | null;
  tool: { name: string } | null;
}
