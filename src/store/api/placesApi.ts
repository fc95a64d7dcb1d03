import { baseApi } from './baseApi';
import {
  PlaceNearDocument,
  type PlaceNearQuery,
  type PlaceNearQueryVariables,
  PlacesDocument,
  type PlacesQuery,
  SearchOriginDocument,
  type SearchOriginQuery,
} from './documents.generated';

export type SearchOrigin = NonNullable<SearchOriginQuery['searchOrigin']>;

/** Places by name, for where distances are measured from. */
const placesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The name of the nearest place; null outside Denmark. A mutation, so that nobody's position is kept in the store's cache. */
    placeNear: build.mutation<string | null, PlaceNearQueryVariables>({
      query: (variables) => ({ document: PlaceNearDocument, variables, nullable: true }),
      transformResponse: (data: PlaceNearQuery) => data.placeNear?.name ?? null,
    }),
    /** Names of places that begin so. */
    places: build.query<string[], string>({
      query: (beginsWith) => ({ document: PlacesDocument, variables: { beginsWith } }),
      transformResponse: (data: PlacesQuery) => data.places,
      keepUnusedDataFor: 600,
    }),
    /** Where a search measures from that is near this place, or where none is named (''); null where nobody knows the place. */
    searchOrigin: build.query<SearchOrigin | null, string>({
      query: (near) => ({ document: SearchOriginDocument, variables: { near }, nullable: true }),
      transformResponse: (data: SearchOriginQuery) => data.searchOrigin,
      providesTags: ['Distances'],
    }),
  }),
});

export const { usePlaceNearMutation, usePlacesQuery, useSearchOriginQuery } = placesApi;
