/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { DebtQuery, DebtQueryVariables, PayDebtMutation, PayDebtMutationVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const DebtDocument = new TypedDocumentString(`
    query debt {
  debt {
    ...DebtFields
  }
}
    fragment DebtFields on Debt {
  totalCents
  debtParts {
    booking {
      id
      startDate
      endDate
      tool {
        id
        name
      }
    }
    amountCents
  }
}`) as unknown as TypedDocumentString<DebtQuery, DebtQueryVariables>;
export const PayDebtDocument = new TypedDocumentString(`
    mutation payDebt($paymentMethodId: ID!) {
  payDebt(paymentMethodId: $paymentMethodId) {
    debt {
      ...DebtFields
    }
    stepUrl
    errors
  }
}
    fragment DebtFields on Debt {
  totalCents
  debtParts {
    booking {
      id
      startDate
      endDate
      tool {
        id
        name
      }
    }
    amountCents
  }
}`) as unknown as TypedDocumentString<PayDebtMutation, PayDebtMutationVariables>;
