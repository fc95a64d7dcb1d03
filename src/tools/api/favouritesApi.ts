import { toListing } from '../../../domain/tools/toListing';
import type { ToolListing } from '../../../domain/tools/tool';
import { baseApi } from '../../platform/api/baseApi';
import { everyPage } from '../../platform/api/everyPage';
import { accountAnswered, type FavouritesState } from '../../platform/store/slices/favouritesSlice';
import {
  FavouriteToolsDocument,
  type FavouriteToolsQuery,
  RemoveFavouriteDocument,
  type RemoveFavouriteMutation,
  SaveFavouritesDocument,
  type SaveFavouritesMutation,
} from './favourites.generated';

interface WithFavourites {
  favourites: FavouritesState;
}

/** How many tools the document asks for at a time; the longest ones still fit into an answer. */
const pageSize = 40;

/** How many tools the service saves at a time. */
export const mostAtOnce = 200;

/** The favourites of the account. Screens read only the `favourites` slice, which takes over the answers. */
export const favouritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All of them, newest last as the slice has them. */
    favouriteTools: build.query<ToolListing[], void>({
      async queryFn(_, _api, _extra, ask) {
        const answer = await everyPage(ask, {
          document: FavouriteToolsDocument,
          rowsOf: (data: FavouriteToolsQuery) => data.favouriteTools,
          idOf: ({ id }) => id,
          size: pageSize,
        });
        return 'error' in answer ? answer : { data: answer.data.map(toListing).toReversed() };
      },
      async onQueryStarted(_, { dispatch, getState, queryFulfilled }) {
        const answered = () => (getState() as unknown as WithFavourites).favourites.answered;
        const before = answered();
        try {
          const { data } = await queryFulfilled;
          if (answered() === before) dispatch(accountAnswered(data));
          // A press of a heart was answered meanwhile, so this list may be stale.
          else dispatch(again());
        } catch {
          // A failed query has its toast (D16).
        }
      },
      keepUnusedDataFor: 0,
    }),
    /** The service's errors; empty when all are saved. */
    saveFavourites: build.mutation<string[], string[]>({
      query: (toolIds) => ({ document: SaveFavouritesDocument, variables: { toolIds } }),
      transformResponse: (data: SaveFavouritesMutation) => data.saveFavourites.errors,
    }),
    removeFavourite: build.mutation<string[], string>({
      query: (toolId) => ({ document: RemoveFavouriteDocument, variables: { toolId } }),
      transformResponse: (data: RemoveFavouriteMutation) => data.removeFavourite.errors,
    }),
  }),
});

function again() {
  return favouritesApi.endpoints.favouriteTools.initiate(undefined, {
    forceRefetch: true,
    subscribe: false,
  });
}

export const { useFavouriteToolsQuery } = favouritesApi;
