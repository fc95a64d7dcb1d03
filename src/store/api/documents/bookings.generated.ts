/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { CancelBookingMutation, CancelBookingMutationVariables, DashboardBookingsQuery, DashboardBookingsQueryVariables, MyBookingsQuery, MyBookingsQueryVariables, RecentActivityQuery, RecentActivityQueryVariables, RentalHistoryQuery, RentalHistoryQueryVariables, RequestBookingMutation, RequestBookingMutationVariables, ReturnBookingMutation, ReturnBookingMutationVariables, ReviewBookingMutation, ReviewBookingMutationVariables } from '../documents.generated';
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
  totalPriceCents
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
  totalPriceCents
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
  totalPriceCents
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
export const RequestBookingDocument = new TypedDocumentString(`
    mutation requestBooking($toolId: ID!, $startDate: Date!, $endDate: Date!, $units: Int!) {
  requestBooking(
    toolId: $toolId
    startDate: $startDate
    endDate: $endDate
    units: $units
  ) {
    booking {
      id
    }
    errors
  }
}
    `) as unknown as TypedDocumentString<RequestBookingMutation, RequestBookingMutationVariables>;
export const CancelBookingDocument = new TypedDocumentString(`
    mutation cancelBooking($id: ID!) {
  cancelBooking(id: $id) {
    errors
  }
}
    `) as unknown as TypedDocumentString<CancelBookingMutation, CancelBookingMutationVariables>;
export const ReturnBookingDocument = new TypedDocumentString(`
    mutation returnBooking($id: ID!) {
  returnBooking(id: $id) {
    errors
  }
}
    `) as unknown as TypedDocumentString<ReturnBookingMutation, ReturnBookingMutationVariables>;
export const ReviewBookingDocument = new TypedDocumentString(`
    mutation reviewBooking($id: ID!, $rating: Int!, $comment: String!) {
  reviewBooking(id: $id, rating: $rating, comment: $comment) {
    errors
  }
}
    `) as unknown as TypedDocumentString<ReviewBookingMutation, ReviewBookingMutationVariables>;
