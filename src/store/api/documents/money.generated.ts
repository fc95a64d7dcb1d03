/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { AddPaymentMethodMutation, AddPaymentMethodMutationVariables, EarningsQuery, EarningsQueryVariables, MakeDefaultPaymentMethodMutation, MakeDefaultPaymentMethodMutationVariables, PaymentMethodsQuery, PaymentMethodsQueryVariables, QuoteQuery, QuoteQueryVariables, RemovePaymentMethodMutation, RemovePaymentMethodMutationVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const QuoteDocument = new TypedDocumentString(`
    query quote($toolId: ID!, $startDate: Date!, $endDate: Date!, $units: Int!) {
  quote(toolId: $toolId, startDate: $startDate, endDate: $endDate, units: $units) {
    quote {
      token
      days
      units
      rentalCents
      serviceFeeCents
      insuranceCents
      totalCents
      depositCents
    }
    errors
  }
}
    `) as unknown as TypedDocumentString<QuoteQuery, QuoteQueryVariables>;
export const PaymentMethodsDocument = new TypedDocumentString(`
    query paymentMethods {
  paymentMethods {
    id
    brand
    last4
    isDefault
  }
}
    `) as unknown as TypedDocumentString<PaymentMethodsQuery, PaymentMethodsQueryVariables>;
export const EarningsDocument = new TypedDocumentString(`
    query earnings {
  earnings {
    earnedCents
    heldCents
    dueCents
    payouts {
      id
      amountCents
      state
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<EarningsQuery, EarningsQueryVariables>;
export const AddPaymentMethodDocument = new TypedDocumentString(`
    mutation addPaymentMethod {
  addPaymentMethod {
    url
    errors
  }
}
    `) as unknown as TypedDocumentString<AddPaymentMethodMutation, AddPaymentMethodMutationVariables>;
export const RemovePaymentMethodDocument = new TypedDocumentString(`
    mutation removePaymentMethod($id: ID!) {
  removePaymentMethod(id: $id) {
    errors
  }
}
    `) as unknown as TypedDocumentString<RemovePaymentMethodMutation, RemovePaymentMethodMutationVariables>;
export const MakeDefaultPaymentMethodDocument = new TypedDocumentString(`
    mutation makeDefaultPaymentMethod($id: ID!) {
  makeDefaultPaymentMethod(id: $id) {
    errors
  }
}
    `) as unknown as TypedDocumentString<MakeDefaultPaymentMethodMutation, MakeDefaultPaymentMethodMutationVariables>;
