/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { CalendarFeedQuery, CalendarFeedQueryVariables, ComeBackMutation, ComeBackMutationVariables, DeleteAccountMutation, DeleteAccountMutationVariables, ExportEverythingMutation, ExportEverythingMutationVariables, MakeCalendarFeedMutation, MakeCalendarFeedMutationVariables, RemoveCalendarFeedMutation, RemoveCalendarFeedMutationVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const CalendarFeedDocument = new TypedDocumentString(`
    query calendarFeed {
  calendarFeed {
    address
    madeAt
  }
}
    `) as unknown as TypedDocumentString<CalendarFeedQuery, CalendarFeedQueryVariables>;
export const ExportEverythingDocument = new TypedDocumentString(`
    mutation exportEverything {
  exportEverything {
    address
    errors
  }
}
    `) as unknown as TypedDocumentString<ExportEverythingMutation, ExportEverythingMutationVariables>;
export const MakeCalendarFeedDocument = new TypedDocumentString(`
    mutation makeCalendarFeed {
  makeCalendarFeed {
    feed {
      address
      madeAt
    }
    errors
  }
}
    `) as unknown as TypedDocumentString<MakeCalendarFeedMutation, MakeCalendarFeedMutationVariables>;
export const RemoveCalendarFeedDocument = new TypedDocumentString(`
    mutation removeCalendarFeed {
  removeCalendarFeed {
    errors
  }
}
    `) as unknown as TypedDocumentString<RemoveCalendarFeedMutation, RemoveCalendarFeedMutationVariables>;
export const DeleteAccountDocument = new TypedDocumentString(`
    mutation deleteAccount {
  deleteAccount {
    until
    reasons {
      text
      address
    }
    errors
  }
}
    `) as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>;
export const ComeBackDocument = new TypedDocumentString(`
    mutation comeBack($ticket: String!) {
  comeBack(ticket: $ticket) {
    errors
  }
}
    `) as unknown as TypedDocumentString<ComeBackMutation, ComeBackMutationVariables>;
