/** What the form of a review holds. */
export interface ReviewValues {
  /** 1 to 5, or null while nothing is chosen. */
  rating: number | null;
  comment: string;
}

/** An empty form. It stands apart from the rules, which bring yup with them. */
export const reviewStart: ReviewValues = { rating: null, comment: '' };
