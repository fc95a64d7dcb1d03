import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import {
  PlaceNearDocument,
  PlacesDocument,
  type PlacesQuery,
  SearchOriginDocument,
  type SearchOriginQuery,
} from './places.generated';

export type SearchOrigin = NonNullable<SearchOriginQuery['searchOrigin']>;

/** Places by name, for where distances are measured from. */
export const placesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The name of the nearest place; null outside Denmark. A mutation, so that the store's cache never keeps a person's
     * position.
     */
    placeNear: build.mutation({
      ...operation(PlaceNearDocument, (data) => data.placeNear?.name ?? null, { nullable: true }),
    }),
    /** Names of places that begin with this text. */
    places: build.query<string[], string>({
      query: (beginsWith) => ({ document: PlacesDocument, variables: { beginsWith } }),
      transformResponse: (data: PlacesQuery) => data.places,
      keepUnusedDataFor: 600,
    }),
    /**
     * The place from which a search near `near` measures distances; '' asks for the one without a named place. Null
     * when the place is not known.
     */
    searchOrigin: build.query<SearchOrigin | null, string>({
      query: (near) => ({ document: SearchOriginDocument, variables: { near }, nullable: true }),
      transformResponse: (data: SearchOriginQuery) => data.searchOrigin,
      providesTags: ['Distances'],
    }),
  }),
});

export const { usePlaceNearMutation, usePlacesQuery, useSearchOriginQuery } = placesApi;
