import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import { MemberLevelDocument, type MemberLevelQuery } from './levels.generated';

export type MemberLevel = NonNullable<MemberLevelQuery['memberLevel']>;

const levelsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    memberLevel: build.query({
      ...operation(MemberLevelDocument, (data) => data.memberLevel, { nullable: true }),
      // Bookings, tools and conversations change what is used: it asks at each visit.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useMemberLevelQuery } = levelsApi;
