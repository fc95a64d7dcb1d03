import {
  CaseMemberDocument,
  type CaseMemberQuery,
  type CaseMemberQueryVariables,
  EndMemberSessionsDocument,
  type EndMemberSessionsMutation,
  type EndMemberSessionsMutationVariables,
  LiftMeasureDocument,
  type LiftMeasureMutation,
  type LiftMeasureMutationVariables,
  RemoveSecondFactorDocument,
  type RemoveSecondFactorMutation,
  type RemoveSecondFactorMutationVariables,
  TakeMeasureDocument,
  type TakeMeasureMutation,
  type TakeMeasureMutationVariables,
  TermsRulesDocument,
  type TermsRulesQuery,
} from './members.generated';
import { officeApi } from './officeApi';

interface Done {
  errors: string[];
}

/** Also after a refusal: then the member is not what the page shows. */
const changed = ['Case', 'Queue'] as const;

const membersApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    caseMember: build.query<CaseMemberQuery['case'], CaseMemberQueryVariables>({
      query: (variables) => ({ document: CaseMemberDocument, variables }),
      transformResponse: (data: CaseMemberQuery) => data.case,
      providesTags: ['Case'],
    }),
    termsRules: build.query<TermsRulesQuery['termsRules'], void>({
      query: () => ({ document: TermsRulesDocument }),
      transformResponse: ({ termsRules }: TermsRulesQuery) => termsRules,
    }),
    takeMeasure: build.mutation<Done, TakeMeasureMutationVariables>({
      query: (variables) => ({ document: TakeMeasureDocument, variables }),
      transformResponse: ({ takeMeasure }: TakeMeasureMutation) => takeMeasure,
      invalidatesTags: changed,
    }),
    liftMeasure: build.mutation<Done, LiftMeasureMutationVariables>({
      query: (variables) => ({ document: LiftMeasureDocument, variables }),
      transformResponse: ({ liftMeasure }: LiftMeasureMutation) => liftMeasure,
      invalidatesTags: changed,
    }),
    endMemberSessions: build.mutation<Done, EndMemberSessionsMutationVariables>({
      query: (variables) => ({ document: EndMemberSessionsDocument, variables }),
      transformResponse: (data: EndMemberSessionsMutation) => data.endMemberSessions,
      invalidatesTags: changed,
    }),
    removeSecondFactor: build.mutation<Done, RemoveSecondFactorMutationVariables>({
      query: (variables) => ({ document: RemoveSecondFactorDocument, variables }),
      transformResponse: (data: RemoveSecondFactorMutation) => data.removeSecondFactor,
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useCaseMemberQuery,
  useTermsRulesQuery,
  useTakeMeasureMutation,
  useLiftMeasureMutation,
  useEndMemberSessionsMutation,
  useRemoveSecondFactorMutation,
} = membersApi;
