/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { AnswerChangeMutation, AnswerChangeMutationVariables, ProposeChangeMutation, ProposeChangeMutationVariables, QuoteChangeQuery, QuoteChangeQueryVariables, WithdrawChangeMutation, WithdrawChangeMutationVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const QuoteChangeDocument = new TypedDocumentString(`
    query quoteChange($id: ID!, $startDate: Date!, $endDate: Date!, $units: Int!, $pricePerDayCents: Int!) {
  quoteChange(
    id: $id
    startDate: $startDate
    endDate: $endDate
    units: $units
    pricePerDayCents: $pricePerDayCents
  ) {
    quote {
      totalCents
      depositCents
      moreCents
      moreRentalCents
    }
    nearestDays {
      startDate
      endDate
    }
    takenDays {
      startDate
      endDate
    }
    errors
  }
}
    `) as unknown as TypedDocumentString<QuoteChangeQuery, QuoteChangeQueryVariables>;
export const ProposeChangeDocument = new TypedDocumentString(`
    mutation proposeChange($id: ID!, $startDate: Date!, $endDate: Date!, $units: Int!, $pricePerDayCents: Int!, $paymentMethodId: ID) {
  proposeChange(
    id: $id
    startDate: $startDate
    endDate: $endDate
    units: $units
    pricePerDayCents: $pricePerDayCents
    paymentMethodId: $paymentMethodId
  ) {
    booking {
      ...BookingDetails
    }
    stepUrl
    errors
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
}`) as unknown as TypedDocumentString<ProposeChangeMutation, ProposeChangeMutationVariables>;
export const AnswerChangeDocument = new TypedDocumentString(`
    mutation answerChange($id: ID!, $changeId: ID!, $accept: Boolean!, $paymentMethodId: ID) {
  answerChange(
    id: $id
    changeId: $changeId
    accept: $accept
    paymentMethodId: $paymentMethodId
  ) {
    booking {
      ...BookingDetails
    }
    stepUrl
    errors
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
}`) as unknown as TypedDocumentString<AnswerChangeMutation, AnswerChangeMutationVariables>;
export const WithdrawChangeDocument = new TypedDocumentString(`
    mutation withdrawChange($id: ID!, $changeId: ID!) {
  withdrawChange(id: $id, changeId: $changeId) {
    booking {
      ...BookingDetails
    }
    stepUrl
    errors
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
}`) as unknown as TypedDocumentString<WithdrawChangeMutation, WithdrawChangeMutationVariables>;
