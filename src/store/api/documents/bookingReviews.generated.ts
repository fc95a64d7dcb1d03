/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { AnswerReviewMutation, AnswerReviewMutationVariables, BookingReviewsQuery, BookingReviewsQueryVariables, ReviewBookingMutation, ReviewBookingMutationVariables, ReviewStatesQuery, ReviewStatesQueryVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const BookingReviewsDocument = new TypedDocumentString(`
    query bookingReviews($id: ID!) {
  booking(id: $id) {
    id
    reviewUntil
    ownReview {
      ...BookingReviewFields
    }
    otherReview {
      ...BookingReviewFields
    }
    borrowerRating {
      reviewCount
      ratingAverage
    }
    borrowerReviews {
      ...ReviewFields
    }
  }
}
    fragment BookingReviewFields on BookingReview {
  id
  rating
  comment
  createdAt
  publishedAt
  publishedBy
  hiddenReason
  answer
  answeredAt
}
fragment ReviewFields on Review {
  id
  rating
  comment
  createdAt
  answer
  createdByUser {
    id
    name
    avatarImageUrl
  }
  tool {
    id
    name
  }
}`) as unknown as TypedDocumentString<BookingReviewsQuery, BookingReviewsQueryVariables>;
export const ReviewStatesDocument = new TypedDocumentString(`
    query reviewStates {
  myBookings {
    id
    ownReview {
      publishedAt
      publishedBy
      hiddenReason
    }
  }
  lendBookings {
    id
    ownReview {
      publishedAt
      publishedBy
      hiddenReason
    }
    borrowerRating {
      reviewCount
      ratingAverage
    }
  }
}
    `) as unknown as TypedDocumentString<ReviewStatesQuery, ReviewStatesQueryVariables>;
export const ReviewBookingDocument = new TypedDocumentString(`
    mutation reviewBooking($id: ID!, $rating: Int!, $comment: String!) {
  reviewBooking(id: $id, rating: $rating, comment: $comment) {
    errors
  }
}
    `) as unknown as TypedDocumentString<ReviewBookingMutation, ReviewBookingMutationVariables>;
export const AnswerReviewDocument = new TypedDocumentString(`
    mutation answerReview($id: ID!, $answer: String!) {
  answerReview(id: $id, answer: $answer) {
    errors
  }
}
    `) as unknown as TypedDocumentString<AnswerReviewMutation, AnswerReviewMutationVariables>;
