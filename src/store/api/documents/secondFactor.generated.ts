/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { BeginSecondFactorMutation, BeginSecondFactorMutationVariables, FinishSignInMutation, FinishSignInMutationVariables, RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables, RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables, SecondFactorQuery, SecondFactorQueryVariables, SetSecondFactorMutation, SetSecondFactorMutationVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const SecondFactorDocument = new TypedDocumentString(`
    query secondFactor {
  secondFactor {
    since
    recoveryCodesLeft
  }
}
    `) as unknown as TypedDocumentString<SecondFactorQuery, SecondFactorQueryVariables>;
export const FinishSignInDocument = new TypedDocumentString(`
    mutation finishSignIn($ticket: String!, $code: String!) {
  finishSignIn(ticket: $ticket, code: $code) {
    token
    ticket
    errors
  }
}
    `) as unknown as TypedDocumentString<FinishSignInMutation, FinishSignInMutationVariables>;
export const BeginSecondFactorDocument = new TypedDocumentString(`
    mutation beginSecondFactor {
  beginSecondFactor {
    id
    secret
    address
  }
}
    `) as unknown as TypedDocumentString<BeginSecondFactorMutation, BeginSecondFactorMutationVariables>;
export const SetSecondFactorDocument = new TypedDocumentString(`
    mutation setSecondFactor($id: ID!, $code: String!) {
  setSecondFactor(id: $id, code: $code) {
    recoveryCodes
    errors
  }
}
    `) as unknown as TypedDocumentString<SetSecondFactorMutation, SetSecondFactorMutationVariables>;
export const RenewRecoveryCodesDocument = new TypedDocumentString(`
    mutation renewRecoveryCodes {
  renewRecoveryCodes {
    recoveryCodes
    errors
  }
}
    `) as unknown as TypedDocumentString<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const RemoveSecondFactorDocument = new TypedDocumentString(`
    mutation removeSecondFactor {
  removeSecondFactor {
    errors
  }
}
    `) as unknown as TypedDocumentString<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
