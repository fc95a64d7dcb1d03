import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import { HomeStoriesDocument, type HomeStoriesQuery } from './home.generated';

export type HomeStories = HomeStoriesQuery['homeStories'];

const homeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reviews by members and what lending earns, for the front page. */
    homeStories: build.query({
      ...operation(HomeStoriesDocument, (data) => data.homeStories),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { homeStories } = homeApi.endpoints;
export const { useHomeStoriesQuery } = homeApi;
