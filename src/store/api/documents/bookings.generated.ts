/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { AvailabilityQuery, AvailabilityQueryVariables, BookingQuery, BookingQueryVariables, DashboardBookingsQuery, DashboardBookingsQueryVariables, MyBookingsQuery, MyBookingsQueryVariables, RecentActivityQuery, RecentActivityQueryVariables, RentalHistoryQuery, RentalHistoryQueryVariables, RequestBookingMutation, RequestBookingMutationVariables } from '../documents.generated';
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
  rentalCents
  ownerEarnsCents
  totalPriceCents
  backIfCancelledCents
  paymentRefused
  reviewed
  reviewUntil
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
  rentalCents
  ownerEarnsCents
  totalPriceCents
  backIfCancelledCents
  paymentRefused
  reviewed
  reviewUntil
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
  rentalCents
  ownerEarnsCents
  totalPriceCents
  backIfCancelledCents
  paymentRefused
  reviewed
  reviewUntil
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
  rentalCents
  ownerEarnsCents
  totalPriceCents
  backIfCancelledCents
  paymentRefused
  reviewed
  reviewUntil
  conversationId
}
fragment BookingDetails on Booking {
  ...BookingFields
  tool {
    visibility
  }
  borrowerRating {
    reviewCount
    ratingAverage
  }
  since
  serviceFeeCents
  insuranceCents
  depositCents
  paid
  depositSecured
  depositCharged
  stepUrl
  lateFeeCents
  lateWaived
  borrowerHasIt
  ownerGaveIt
  returnedOn
  noShowHeldCents
  statement {
    kind
    stage
    at
    backCents
    ownerCents
  }
  claimCents
  claimMostCents
  cover {
    askedCents
    state
    paidCents
  }
  claimText
  ownerProposesCents
  borrowerProposesCents
  settledClaimCents
  freeInstead {
    startDate
    endDate
  }
  pickupAddress
  pricePerDayCents
  lateBefore
  changeable {
    start
    end
    unitChoices
    price
  }
  change {
    id
    proposedBy
    until
    waitsForPayment
    stepUrl
    startDate
    endDate
    units
    pricePerDayCents
    totalPriceCents
    moreCents
    moreRentalCents
  }
  history {
    id
    step
    actor
    state
    note
    amountCents
    at
  }
}`) as unknown as TypedDocumentString<BookingQuery, BookingQueryVariables>;
export const AvailabilityDocument = new TypedDocumentString(`
    query availability($toolId: ID!, $units: Int!) {
  availability(toolId: $toolId, units: $units) {
    startDate
    endDate
  }
}
    `) as unknown as TypedDocumentString<AvailabilityQuery, AvailabilityQueryVariables>;
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
    openBooking {
      id
      state
    }
    errors
  }
}
    `) as unknown as TypedDocumentString<RequestBookingMutation, RequestBookingMutationVariables>;
