import {
  AnswerContactDocument,
  type AnswerContactMutation,
  type AnswerContactMutationVariables,
  CancelBookingDocument,
  type CancelBookingMutation,
  type CancelBookingMutationVariables,
  CaseDocument,
  type CaseQuery,
  CloseCaseDocument,
  type CloseCaseMutation,
  type CloseCaseMutationVariables,
  ColleaguesDocument,
  type ColleaguesQuery,
  ConfirmDecisionDocument,
  type ConfirmDecisionMutation,
  DecideAppealDocument,
  type DecideAppealMutation,
  type DecideAppealMutationVariables,
  DecideCaseDocument,
  type DecideCaseMutation,
  type DecideCaseMutationVariables,
  HandOverCaseDocument,
  type HandOverCaseMutation,
  type HandOverCaseMutationVariables,
  HideContentDocument,
  type HideContentMutation,
  type HideContentMutationVariables,
  PreviewDecisionDocument,
  type PreviewDecisionMutation,
  type PreviewDecisionMutationVariables,
  QueueDocument,
  type QueueQuery,
  type QueueQueryVariables,
  RecordingDocument,
  type RecordingQuery,
  SettleRefundDocument,
  type SettleRefundMutation,
  type SettleRefundMutationVariables,
  TakeCaseDocument,
  type TakeCaseMutation,
  TakeDecisionBackDocument,
  type TakeDecisionBackMutation,
  type TakeDecisionBackMutationVariables,
} from './cases.generated';
import { officeApi } from './officeApi';

interface Done {
  errors: string[];
}

/** Also after a refusal: then the case is not what the page shows. */
const changed = ['Case', 'Queue'] as const;

const casesApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    queue: build.query<QueueQuery['queue'], QueueQueryVariables>({
      query: (variables) => ({ document: QueueDocument, variables }),
      transformResponse: ({ queue }: QueueQuery) => queue,
      providesTags: ['Queue'],
    }),
    colleagues: build.query<ColleaguesQuery['colleagues'], void>({
      query: () => ({ document: ColleaguesDocument }),
      transformResponse: ({ colleagues }: ColleaguesQuery) => colleagues,
    }),
    case: build.query<CaseQuery['case'], string>({
      query: (id) => ({ document: CaseDocument, variables: { id } }),
      transformResponse: (data: CaseQuery) => data.case,
      providesTags: ['Case'],
    }),
    /** Not kept in the cache: each fetch is a look at a member's data. Null when it was deleted meanwhile. */
    fetchRecording: build.mutation<string | null, string>({
      query: (id) => ({ document: RecordingDocument, variables: { id } }),
      transformResponse: (data: RecordingQuery) => data.case?.recording ?? null,
    }),
    takeCase: build.mutation<Done, string>({
      query: (id) => ({ document: TakeCaseDocument, variables: { id } }),
      transformResponse: ({ takeCase }: TakeCaseMutation) => takeCase,
      invalidatesTags: changed,
    }),
    handOverCase: build.mutation<Done, HandOverCaseMutationVariables>({
      query: (variables) => ({ document: HandOverCaseDocument, variables }),
      transformResponse: ({ handOverCase }: HandOverCaseMutation) => handOverCase,
      invalidatesTags: changed,
    }),
    closeCase: build.mutation<Done, CloseCaseMutationVariables>({
      query: (variables) => ({ document: CloseCaseDocument, variables }),
      transformResponse: ({ closeCase }: CloseCaseMutation) => closeCase,
      invalidatesTags: changed,
    }),
    answerContact: build.mutation<Done, AnswerContactMutationVariables>({
      query: (variables) => ({ document: AnswerContactDocument, variables }),
      transformResponse: ({ answerContact }: AnswerContactMutation) => answerContact,
      invalidatesTags: changed,
    }),
    previewDecision: build.mutation<
      PreviewDecisionMutation['previewDecision'],
      PreviewDecisionMutationVariables
    >({
      query: (variables) => ({ document: PreviewDecisionDocument, variables }),
      transformResponse: (data: PreviewDecisionMutation) => data.previewDecision,
    }),
    decideCase: build.mutation<Done, DecideCaseMutationVariables>({
      query: (variables) => ({ document: DecideCaseDocument, variables }),
      transformResponse: ({ decideCase }: DecideCaseMutation) => decideCase,
      invalidatesTags: changed,
    }),
    hideContent: build.mutation<Done, HideContentMutationVariables>({
      query: (variables) => ({ document: HideContentDocument, variables }),
      transformResponse: ({ hideContent }: HideContentMutation) => hideContent,
      invalidatesTags: changed,
    }),
    decideAppeal: build.mutation<Done, DecideAppealMutationVariables>({
      query: (variables) => ({ document: DecideAppealDocument, variables }),
      transformResponse: ({ decideAppeal }: DecideAppealMutation) => decideAppeal,
      invalidatesTags: changed,
    }),
    cancelBooking: build.mutation<Done, CancelBookingMutationVariables>({
      query: (variables) => ({ document: CancelBookingDocument, variables }),
      transformResponse: ({ cancelBooking }: CancelBookingMutation) => cancelBooking,
      invalidatesTags: changed,
    }),
    settleRefund: build.mutation<Done, SettleRefundMutationVariables>({
      query: (variables) => ({ document: SettleRefundDocument, variables }),
      transformResponse: ({ settleRefund }: SettleRefundMutation) => settleRefund,
      invalidatesTags: changed,
    }),
    confirmDecision: build.mutation<Done, string>({
      query: (id) => ({ document: ConfirmDecisionDocument, variables: { id } }),
      transformResponse: ({ confirmDecision }: ConfirmDecisionMutation) => confirmDecision,
      invalidatesTags: changed,
    }),
    takeDecisionBack: build.mutation<Done, TakeDecisionBackMutationVariables>({
      query: (variables) => ({ document: TakeDecisionBackDocument, variables }),
      transformResponse: ({ takeDecisionBack }: TakeDecisionBackMutation) => takeDecisionBack,
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useQueueQuery,
  useColleaguesQuery,
  useCaseQuery,
  useFetchRecordingMutation,
  useTakeCaseMutation,
  useHandOverCaseMutation,
  useCloseCaseMutation,
  useAnswerContactMutation,
  usePreviewDecisionMutation,
  useDecideCaseMutation,
  useHideContentMutation,
  useDecideAppealMutation,
  useCancelBookingMutation,
  useSettleRefundMutation,
  useConfirmDecisionMutation,
  useTakeDecisionBackMutation,
} = casesApi;
