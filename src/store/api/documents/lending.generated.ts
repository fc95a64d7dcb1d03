/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { ActiveLendReservationsQuery, ActiveLendReservationsQueryVariables, BorrowedToolsQuery, BorrowedToolsQueryVariables, CompletedLendReservationsQuery, CompletedLendReservationsQueryVariables, CreateToolMutation, CreateToolMutationVariables, DeleteToolMutation, DeleteToolMutationVariables, DuplicateToolMutation, DuplicateToolMutationVariables, MyToolsQuery, MyToolsQueryVariables, OwnToolQuery, OwnToolQueryVariables, OwnToolsQuery, OwnToolsQueryVariables, PauseToolMutation, PauseToolMutationVariables, UpdateToolMutation, UpdateToolMutationVariables, WholeOwnToolsQuery, WholeOwnToolsQueryVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const MyToolsDocument = new TypedDocumentString(`
    query myTools($after: ID) {
  myTools(first: 40, after: $after) {
    ...ToolListFields
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}`) as unknown as TypedDocumentString<MyToolsQuery, MyToolsQueryVariables>;
export const BorrowedToolsDocument = new TypedDocumentString(`
    query borrowedTools {
  borrowedTools {
    ...ToolListFields
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}`) as unknown as TypedDocumentString<BorrowedToolsQuery, BorrowedToolsQueryVariables>;
export const ActiveLendReservationsDocument = new TypedDocumentString(`
    query activeLendReservations {
  activeLendReservations {
    id
    startDate
    endDate
    status
  }
}
    `) as unknown as TypedDocumentString<ActiveLendReservationsQuery, ActiveLendReservationsQueryVariables>;
export const CompletedLendReservationsDocument = new TypedDocumentString(`
    query completedLendReservations {
  completedLendReservations {
    id
    startDate
    endDate
    status
  }
}
    `) as unknown as TypedDocumentString<CompletedLendReservationsQuery, CompletedLendReservationsQueryVariables>;
export const CreateToolDocument = new TypedDocumentString(`
    mutation CreateTool($input: CreateToolInput!) {
  createTool(input: $input) {
    tool {
      id
      name
      description
    }
    errors
  }
}
    `) as unknown as TypedDocumentString<CreateToolMutation, CreateToolMutationVariables>;
export const OwnToolsDocument = new TypedDocumentString(`
    query ownTools($after: ID) {
  ownTools(first: 100, after: $after) {
    tool {
      id
      name
      location
      imageUrl
      pricePerDayCents
      categories {
        id
        name
        code
      }
      maxAvailableCount
    }
    state
    hiddenReason
    viewCount
    version
  }
}
    `) as unknown as TypedDocumentString<OwnToolsQuery, OwnToolsQueryVariables>;
export const WholeOwnToolsDocument = new TypedDocumentString(`
    query wholeOwnTools($after: ID) {
  ownTools(first: 5, after: $after) {
    ...OwnToolFields
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}
fragment OwnToolFields on OwnTool {
  tool {
    ...ToolListFields
    imageUrls
    pricePerWeekCents
    depositCents
    usageInstructions
    includedItems
    specifications {
      key
      value
    }
    maxAvailableCount
    rules {
      shortestDays
      longestDays
      noticeDays
      bufferDays
      horizonDays
      instantBooking
    }
  }
  state
  hiddenReason
  pickupAddress
  declaredValueCents
  viewCount
  version
}`) as unknown as TypedDocumentString<WholeOwnToolsQuery, WholeOwnToolsQueryVariables>;
export const OwnToolDocument = new TypedDocumentString(`
    query ownTool($id: ID!) {
  ownTool(id: $id) {
    ...OwnToolFields
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}
fragment OwnToolFields on OwnTool {
  tool {
    ...ToolListFields
    imageUrls
    pricePerWeekCents
    depositCents
    usageInstructions
    includedItems
    specifications {
      key
      value
    }
    maxAvailableCount
    rules {
      shortestDays
      longestDays
      noticeDays
      bufferDays
      horizonDays
      instantBooking
    }
  }
  state
  hiddenReason
  pickupAddress
  declaredValueCents
  viewCount
  version
}`) as unknown as TypedDocumentString<OwnToolQuery, OwnToolQueryVariables>;
export const UpdateToolDocument = new TypedDocumentString(`
    mutation updateTool($id: ID!, $version: Int!, $changes: UpdateToolInput!) {
  updateTool(id: $id, version: $version, changes: $changes) {
    tool {
      ...OwnToolFields
    }
    errors
    conflict {
      ...OwnToolFields
    }
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}
fragment OwnToolFields on OwnTool {
  tool {
    ...ToolListFields
    imageUrls
    pricePerWeekCents
    depositCents
    usageInstructions
    includedItems
    specifications {
      key
      value
    }
    maxAvailableCount
    rules {
      shortestDays
      longestDays
      noticeDays
      bufferDays
      horizonDays
      instantBooking
    }
  }
  state
  hiddenReason
  pickupAddress
  declaredValueCents
  viewCount
  version
}`) as unknown as TypedDocumentString<UpdateToolMutation, UpdateToolMutationVariables>;
export const PauseToolDocument = new TypedDocumentString(`
    mutation pauseTool($id: ID!, $paused: Boolean!) {
  pauseTool(id: $id, paused: $paused) {
    tool {
      ...OwnToolFields
    }
    errors
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}
fragment OwnToolFields on OwnTool {
  tool {
    ...ToolListFields
    imageUrls
    pricePerWeekCents
    depositCents
    usageInstructions
    includedItems
    specifications {
      key
      value
    }
    maxAvailableCount
    rules {
      shortestDays
      longestDays
      noticeDays
      bufferDays
      horizonDays
      instantBooking
    }
  }
  state
  hiddenReason
  pickupAddress
  declaredValueCents
  viewCount
  version
}`) as unknown as TypedDocumentString<PauseToolMutation, PauseToolMutationVariables>;
export const DuplicateToolDocument = new TypedDocumentString(`
    mutation duplicateTool($id: ID!) {
  duplicateTool(id: $id) {
    tool {
      ...OwnToolFields
    }
    errors
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}
fragment OwnToolFields on OwnTool {
  tool {
    ...ToolListFields
    imageUrls
    pricePerWeekCents
    depositCents
    usageInstructions
    includedItems
    specifications {
      key
      value
    }
    maxAvailableCount
    rules {
      shortestDays
      longestDays
      noticeDays
      bufferDays
      horizonDays
      instantBooking
    }
  }
  state
  hiddenReason
  pickupAddress
  declaredValueCents
  viewCount
  version
}`) as unknown as TypedDocumentString<DuplicateToolMutation, DuplicateToolMutationVariables>;
export const DeleteToolDocument = new TypedDocumentString(`
    mutation deleteTool($id: ID!) {
  deleteTool(id: $id) {
    deleted
    errors
  }
}
    `) as unknown as TypedDocumentString<DeleteToolMutation, DeleteToolMutationVariables>;
