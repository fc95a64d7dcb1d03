/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { AcceptBookingMutation, AcceptBookingMutationVariables, AnswerProblemMutation, AnswerProblemMutationVariables, CancelBookingMutation, CancelBookingMutationVariables, ConfirmPickupMutation, ConfirmPickupMutationVariables, ConfirmReturnMutation, ConfirmReturnMutationVariables, ContestNoShowMutation, ContestNoShowMutationVariables, DeclineBookingMutation, DeclineBookingMutationVariables, HandoverCodeMutation, HandoverCodeMutationVariables, PayBookingMutation, PayBookingMutationVariables, ProposeSettlementMutation, ProposeSettlementMutationVariables, ReportFaultMutation, ReportFaultMutationVariables, ReportNoShowMutation, ReportNoShowMutationVariables, ReportProblemMutation, ReportProblemMutationVariables, ReturnBookingMutation, ReturnBookingMutationVariables, WaiveLateFeeMutation, WaiveLateFeeMutationVariables, WithdrawRequestMutation, WithdrawRequestMutationVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const PayBookingDocument = new TypedDocumentString(`
    mutation payBooking($id: ID!, $paymentMethodId: ID) {
  payBooking(id: $id, paymentMethodId: $paymentMethodId) {
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
}`) as unknown as TypedDocumentString<PayBookingMutation, PayBookingMutationVariables>;
export const HandoverCodeDocument = new TypedDocumentString(`
    mutation handoverCode($id: ID!) {
  handoverCode(id: $id) {
    code
    errors
  }
}
    `) as unknown as TypedDocumentString<HandoverCodeMutation, HandoverCodeMutationVariables>;
export const AcceptBookingDocument = new TypedDocumentString(`
    mutation acceptBooking($id: ID!) {
  acceptBooking(id: $id) {
    booking {
      ...BookingDetails
    }
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
}`) as unknown as TypedDocumentString<AcceptBookingMutation, AcceptBookingMutationVariables>;
export const DeclineBookingDocument = new TypedDocumentString(`
    mutation declineBooking($id: ID!) {
  declineBooking(id: $id) {
    booking {
      ...BookingDetails
    }
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
}`) as unknown as TypedDocumentString<DeclineBookingMutation, DeclineBookingMutationVariables>;
export const WithdrawRequestDocument = new TypedDocumentString(`
    mutation withdrawRequest($id: ID!) {
  withdrawRequest(id: $id) {
    booking {
      ...BookingDetails
    }
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
}`) as unknown as TypedDocumentString<WithdrawRequestMutation, WithdrawRequestMutationVariables>;
export const CancelBookingDocument = new TypedDocumentString(`
    mutation cancelBooking($id: ID!) {
  cancelBooking(id: $id) {
    booking {
      ...BookingDetails
    }
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
}`) as unknown as TypedDocumentString<CancelBookingMutation, CancelBookingMutationVariables>;
export const ConfirmPickupDocument = new TypedDocumentString(`
    mutation confirmPickup($id: ID!, $code: String) {
  confirmPickup(id: $id, code: $code) {
    booking {
      ...BookingDetails
    }
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
}`) as unknown as TypedDocumentString<ConfirmPickupMutation, ConfirmPickupMutationVariables>;
export const ReportFaultDocument = new TypedDocumentString(`
    mutation reportFault($id: ID!, $text: String!) {
  reportFault(id: $id, text: $text) {
    booking {
      ...BookingDetails
    }
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
}`) as unknown as TypedDocumentString<ReportFaultMutation, ReportFaultMutationVariables>;
export const ReportNoShowDocument = new TypedDocumentString(`
    mutation reportNoShow($id: ID!) {
  reportNoShow(id: $id) {
    booking {
      ...BookingDetails
    }
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
}`) as unknown as TypedDocumentString<ReportNoShowMutation, ReportNoShowMutationVariables>;
export const ContestNoShowDocument = new TypedDocumentString(`
    mutation contestNoShow($id: ID!, $text: String!) {
  contestNoShow(id: $id, text: $text) {
    booking {
      ...BookingDetails
    }
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
}`) as unknown as TypedDocumentString<ContestNoShowMutation, ContestNoShowMutationVariables>;
export const ReturnBookingDocument = new TypedDocumentString(`
    mutation returnBooking($id: ID!, $code: String) {
  returnBooking(id: $id, code: $code) {
    booking {
      ...BookingDetails
    }
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
}`) as unknown as TypedDocumentString<ReturnBookingMutation, ReturnBookingMutationVariables>;
export const ConfirmReturnDocument = new TypedDocumentString(`
    mutation confirmReturn($id: ID!) {
  confirmReturn(id: $id) {
    booking {
      ...BookingDetails
    }
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
}`) as unknown as TypedDocumentString<ConfirmReturnMutation, ConfirmReturnMutationVariables>;
export const ReportProblemDocument = new TypedDocumentString(`
    mutation reportProblem($id: ID!, $claimCents: Int!, $text: String!) {
  reportProblem(id: $id, claimCents: $claimCents, text: $text) {
    booking {
      ...BookingDetails
    }
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
}`) as unknown as TypedDocumentString<ReportProblemMutation, ReportProblemMutationVariables>;
export const AnswerProblemDocument = new TypedDocumentString(`
    mutation answerProblem($id: ID!, $accept: Boolean!) {
  answerProblem(id: $id, accept: $accept) {
    booking {
      ...BookingDetails
    }
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
}`) as unknown as TypedDocumentString<AnswerProblemMutation, AnswerProblemMutationVariables>;
export const WaiveLateFeeDocument = new TypedDocumentString(`
    mutation waiveLateFee($id: ID!) {
  waiveLateFee(id: $id) {
    booking {
      ...BookingDetails
    }
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
}`) as unknown as TypedDocumentString<WaiveLateFeeMutation, WaiveLateFeeMutationVariables>;
export const ProposeSettlementDocument = new TypedDocumentString(`
    mutation proposeSettlement($id: ID!, $claimCents: Int!) {
  proposeSettlement(id: $id, claimCents: $claimCents) {
    booking {
      ...BookingDetails
    }
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
}`) as unknown as TypedDocumentString<ProposeSettlementMutation, ProposeSettlementMutationVariables>;
