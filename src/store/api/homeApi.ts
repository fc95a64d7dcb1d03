import { baseApi } from './baseApi';
import { HomeStoriesDocument, type HomeStoriesQuery } from './documents.generated';

export type HomeStories = HomeStoriesQuery['homeStories'];

const homeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reviews by members and what lending earns, for the front page. */
    homeStories: build.query<HomeStories, void>({
      query: () => ({ document: HomeStoriesDocument }),
      transformResponse: (data: HomeStoriesQuery) => data.homeStories,
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { homeStories } = homeApi.endpoints;
export const { useHomeStoriesQuery } = homeApi;
