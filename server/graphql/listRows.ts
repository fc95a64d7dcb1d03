import { limits } from '../limits';

/** How many rows a list may have, by the name of its field: what a document may cost counts them. */
export const listRows: Record<string, number> = {
  searchTools: limits.search.first.max,
  // Whoever says how many is counted as they say; whoever does not is stopped by the bytes of the answer.
  myTools: 100,
  ownTools: 100,
  featuredTools: limits.lists.featured.max,
  openBookings: 100,
  borrowedTools: 100,
  activeLendReservations: 100,
  completedLendReservations: 100,
  memberTools: 100,
  memberReviews: limits.lists.reviews,
  favouriteTools: 100,
  myBookings: 100,
  lendBookings: 100,
  rentalHistory: 100,
  history: 50,
  takenDays: 100,
  paymentMethods: 20,
  payouts: limits.lists.payouts,
  bookingAmounts: 100,
  // The bytes of the answer bound a year of many bookings.
  statementLines: 100,
  receiptLines: 20,
  depositLines: 10,
  paidWith: 5,
  recentActivity: limits.lists.activity,
  conversations: limits.talk.conversations,
  notices: limits.lists.notices.max,
  messages: limits.talk.messages,
  participants: 2,
  categories: limits.tool.categories.max,
  reviews: limits.lists.reviews,
  specifications: limits.tool.specifications.max,
};
