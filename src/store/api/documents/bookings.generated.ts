/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { BookingQuery, BookingQueryVariables, DashboardBookingsQuery, DashboardBookingsQueryVariables, MyBookingsQuery, MyBookingsQueryVariables, RecentActivityQuery, RecentActivityQueryVariables, RentalHistoryQuery, RentalHistoryQueryVariables, RequestBookingMutation, RequestBookingMutationVariables, ReviewBookingMutation, ReviewBookingMutationVariables, TakenDaysQuery, TakenDaysQueryVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const MyBookingsDocument = new TypedDocumentString(`
    query myBookings {
  myBookings {
    ...BookingFields
  }
}
    fragment BookingFields on Booking {
  id
  number
  role
  tool {
    id
    name
    imageUrl
    pricePerDayCents
    location
    ratingAverage
    reviewCount
    owner {
      id
      name
      avatarImageUrl
      ratingAverage
    }
  }
  borrower {
    id
    name
    avatarImageUrl
    ratingAverage
  }
  startDate
  endDate
  units
  status
  state
  possible
  due
  totalPriceCents
  backIfCancelledCents
  paymentRefused
  reviewed
  conversationId
}`) as unknown as TypedDocumentString<MyBookingsQuery, MyBookingsQueryVariables>;
export const DashboardBookingsDocument = new TypedDocumentString(`
    query dashboardBookings {
  myBookings {
    ...BookingFields
  }
  lendBookings {
    ...BookingFields
  }
}
    fragment BookingFields on Booking {
  id
  number
  role
  tool {
    id
    name
    imageUrl
    pricePerDayCents
    location
    ratingAverage
    reviewCount
    owner {
      id
      name
      avatarImageUrl
      ratingAverage
    }
  }
  borrower {
    id
    name
    avatarImageUrl
    ratingAverage
  }
  startDate
  endDate
  units
  status
  state
  possible
  due
  totalPriceCents
  backIfCancelledCents
  paymentRefused
  reviewed
  conversationId
}`) as unknown as TypedDocumentString<DashboardBookingsQuery, DashboardBookingsQueryVariables>;
export const RentalHistoryDocument = new TypedDocumentString(`
    query rentalHistory {
  rentalHistory {
    ...BookingFields
  }
}
    fragment BookingFields on Booking {
  id
  number
  role
  tool {
    id
    name
    imageUrl
    pricePerDayCents
    location
    ratingAverage
    reviewCount
    owner {
      id
      name
      avatarImageUrl
      ratingAverage
    }
  }
  borrower {
    id
    name
    avatarImageUrl
    ratingAverage
  }
  startDate
  endDate
  units
  status
  state
  possible
  due
  totalPriceCents
  backIfCancelledCents
  paymentRefused
  reviewed
  conversationId
}`) as unknown as TypedDocumentString<RentalHistoryQuery, RentalHistoryQueryVariables>;
export const RecentActivityDocument = new TypedDocumentString(`
    query recentActivity {
  recentActivity {
    id
    kind
    createdAt
    tool {
      id
      name
    }
    member {
      id
      name
    }
    rating
  }
}
    `) as unknown as TypedDocumentString<RecentActivityQuery, RecentActivityQueryVariables>;
export const BookingDocument = new TypedDocumentString(`
    query booking($id: ID!) {
  booking(id: $id) {
    ...BookingDetails
  }
}
    fragment BookingFields on Booking {
  id
  number
  role
  tool {
    id
    name
    imageUrl
    pricePerDayCents
    location
    ratingAverage
    reviewCount
    owner {
      id
      name
      avatarImageUrl
      ratingAverage
    }
  }
  borrower {
    id
    name
    avatarImageUrl
    ratingAverage
  }
  startDate
  endDate
  units
  status
  state
  possible
  due
  totalPriceCents
  backIfCancelledCents
  paymentRefused
  reviewed
  conversationId
}
fragment BookingDetails on Booking {
  ...BookingFields
  since
  rentalCents
  serviceFeeCents
  insuranceCents
  depositCents
  paid
  depositSecured
  stepUrl
  lateFeeCents
  lateWaived
  borrowerHasIt
  ownerGaveIt
  returnedOn
  claimCents
  claimText
  settledClaimCents
  pickupAddress
  history {
    id
    step
    actor
    state
    note
    at
  }
}`) as unknown as TypedDocumentString<BookingQuery, BookingQueryVariables>;
export const TakenDaysDocument = new TypedDocumentString(`
    query takenDays($toolId: ID!, $units: Int!) {
  takenDays(toolId: $toolId, units: $units) {
    startDate
    endDate
  }
}
    `) as unknown as TypedDocumentString<TakenDaysQuery, TakenDaysQueryVariables>;
export const RequestBookingDocument = new TypedDocumentString(`
    mutation requestBooking($toolId: ID!, $startDate: Date!, $endDate: Date!, $units: Int!, $quoteToken: String, $paymentMethodId: ID) {
  requestBooking(
    toolId: $toolId
    startDate: $startDate
    endDate: $endDate
    units: $units
    quoteToken: $quoteToken
    paymentMethodId: $paymentMethodId
  ) {
    booking {
      id
      state
    }
    stepUrl
    errors
  }
}
    `) as unknown as TypedDocumentString<RequestBookingMutation, RequestBookingMutationVariables>;
export const ReviewBookingDocument = new TypedDocumentString(`
    mutation reviewBooking($id: ID!, $rating: Int!, $comment: String!) {
  reviewBooking(id: $id, rating: $rating, comment: $comment) {
    errors
  }
}
    `) as unknown as TypedDocumentString<ReviewBookingMutation, ReviewBookingMutationVariables>;
