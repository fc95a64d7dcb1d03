import { baseApi } from '../../platform/api/baseApi';
import { operation, updatesCache } from '../../platform/api/operation';
import {
  AddHandoverPictureDocument,
  HandoverDocument,
  type HandoverFieldsFragment,
  type HandoverQuery,
  RemoveHandoverPictureDocument,
  TickItemDocument,
} from './handover.generated';

/** The record of a hand-over: ticks and photographs. */
export type Handover = HandoverFieldsFragment;
export type HandoverMoment = Handover['canTick'][number];
export type HandoverItem = Handover['includedItems'][number];
export type HandoverPicture = Handover['photographs'][number];

interface HandoverAnswer {
  handover: Handover | null;
  errors: string[];
}

const kept = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null for a booking that is not one of the person's. */
    handover: build.query<Handover | null, string>({
      query: (id) => ({ document: HandoverDocument, variables: { id }, nullable: true }),
      transformResponse: (data: HandoverQuery) => data.handover,
      providesTags: ['Bookings'],
    }),
  }),
});

/** The answer to a change is the new state, and replaces the cached one. */
const change = updatesCache(
  ({ handover }: HandoverAnswer) =>
    handover && kept.util.upsertQueryData('handover', handover.id, handover),
);

/** Ticks and photographs of owner and borrower at a hand-over. */
export const handoverApi = kept.injectEndpoints({
  endpoints: (build) => ({
    tickItem: build.mutation({
      ...operation(TickItemDocument, (data) => data.tickItem),
      ...change,
    }),
    addHandoverPicture: build.mutation({
      ...operation(AddHandoverPictureDocument, (data) => data.addHandoverPicture),
      ...change,
    }),
    removeHandoverPicture: build.mutation({
      ...operation(RemoveHandoverPictureDocument, (data) => data.removeHandoverPicture),
      ...change,
    }),
  }),
});

export const {
  useHandoverQuery,
  useTickItemMutation,
  useAddHandoverPictureMutation,
  useRemoveHandoverPictureMutation,
} = handoverApi;
