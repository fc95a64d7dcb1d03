/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { DayWatchesQuery, DayWatchesQueryVariables, UnwatchDaysMutation, UnwatchDaysMutationVariables, WatchDaysMutation, WatchDaysMutationVariables } from '../documents.generated';
import { TypedDocumentString } from '../TypedDocumentString';

export const DayWatchesDocument = new TypedDocumentString(`
    query dayWatches($toolId: ID) {
  dayWatches(toolId: $toolId) {
    ...DayWatchFields
  }
}
    fragment DayWatchFields on DayWatch {
  id
  toolName
  startDate
  endDate
  units
  createdAt
  toldAt
  byMail
  tool {
    id
    imageUrl
    categories {
      id
      name
      code
    }
  }
}`) as unknown as TypedDocumentString<DayWatchesQuery, DayWatchesQueryVariables>;
export const WatchDaysDocument = new TypedDocumentString(`
    mutation watchDays($toolId: ID!, $startDate: Date!, $endDate: Date!, $units: Int!) {
  watchDays(
    toolId: $toolId
    startDate: $startDate
    endDate: $endDate
    units: $units
  ) {
    watch {
      ...DayWatchFields
    }
    isFree
    errors
  }
}
    fragment DayWatchFields on DayWatch {
  id
  toolName
  startDate
  endDate
  units
  createdAt
  toldAt
  byMail
  tool {
    id
    imageUrl
    categories {
      id
      name
      code
    }
  }
}`) as unknown as TypedDocumentString<WatchDaysMutation, WatchDaysMutationVariables>;
export const UnwatchDaysDocument = new TypedDocumentString(`
    mutation unwatchDays($id: ID!) {
  unwatchDays(id: $id) {
    dayWatches {
      ...DayWatchFields
    }
    errors
  }
}
    fragment DayWatchFields on DayWatch {
  id
  toolName
  startDate
  endDate
  units
  createdAt
  toldAt
  byMail
  tool {
    id
    imageUrl
    categories {
      id
      name
      code
    }
  }
}`) as unknown as TypedDocumentString<UnwatchDaysMutation, UnwatchDaysMutationVariables>;
