/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { BlockDaysMutation, BlockDaysMutationVariables, ChangeBlockMutation, ChangeBlockMutationVariables, OwnerCalendarQuery, OwnerCalendarQueryVariables, UnblockDaysMutation, UnblockDaysMutationVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const OwnerCalendarDocument = new TypedDocumentString(`
    query ownerCalendar($toolId: ID, $from: Date!, $to: Date!) {
  ownerCalendar(toolId: $toolId, from: $from, to: $to) {
    blocks {
      ...BlockFields
    }
    bookings {
      ...CalendarBooking
    }
  }
}
    fragment CalendarBooking on Booking {
  id
  number
  tool {
    id
    name
  }
  borrower {
    id
    name
  }
  startDate
  endDate
  units
  status
  state
  possible
  backIfCancelledCents
}
fragment BlockFields on Block {
  id
  tool {
    id
    name
  }
  startDate
  endDate
  units
  note
}`) as unknown as TypedDocumentString<OwnerCalendarQuery, OwnerCalendarQueryVariables>;
export const BlockDaysDocument = new TypedDocumentString(`
    mutation blockDays($toolId: ID, $block: BlockInput!, $keep: [KeptBookingInput!]!) {
  blockDays(toolId: $toolId, block: $block, keep: $keep) {
    blocks {
      ...BlockFields
    }
    inTheWay {
      ...CalendarBooking
    }
    errors
  }
}
    fragment CalendarBooking on Booking {
  id
  number
  tool {
    id
    name
  }
  borrower {
    id
    name
  }
  startDate
  endDate
  units
  status
  state
  possible
  backIfCancelledCents
}
fragment BlockFields on Block {
  id
  tool {
    id
    name
  }
  startDate
  endDate
  units
  note
}`) as unknown as TypedDocumentString<BlockDaysMutation, BlockDaysMutationVariables>;
export const ChangeBlockDocument = new TypedDocumentString(`
    mutation changeBlock($id: ID!, $block: BlockInput!, $keep: [KeptBookingInput!]!) {
  changeBlock(id: $id, block: $block, keep: $keep) {
    blocks {
      ...BlockFields
    }
    inTheWay {
      ...CalendarBooking
    }
    errors
  }
}
    fragment CalendarBooking on Booking {
  id
  number
  tool {
    id
    name
  }
  borrower {
    id
    name
  }
  startDate
  endDate
  units
  status
  state
  possible
  backIfCancelledCents
}
fragment BlockFields on Block {
  id
  tool {
    id
    name
  }
  startDate
  endDate
  units
  note
}`) as unknown as TypedDocumentString<ChangeBlockMutation, ChangeBlockMutationVariables>;
export const UnblockDaysDocument = new TypedDocumentString(`
    mutation unblockDays($id: ID!) {
  unblockDays(id: $id) {
    removed
  }
}
    `) as unknown as TypedDocumentString<UnblockDaysMutation, UnblockDaysMutationVariables>;
