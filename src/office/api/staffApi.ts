import { officeApi } from './officeApi';
import {
  AddPasskeyDocument,
  type AddPasskeyMutation,
  type AddPasskeyMutationVariables,
  BeginPasskeyDocument,
  type BeginPasskeyMutation,
  BeginPasskeySignInDocument,
  type BeginPasskeySignInMutation,
  BeginPasswordDocument,
  type BeginPasswordMutation,
  EndSessionDocument,
  LinkDocument,
  type LinkQuery,
  MeDocument,
  type MeQuery,
  SessionsDocument,
  type SessionsQuery,
  SetPasswordDocument,
  type SetPasswordMutation,
  type SetPasswordMutationVariables,
  SignInByPasskeyDocument,
  type SignInByPasskeyMutation,
  SignInDocument,
  type SignInMutation,
  type SignInMutationVariables,
  SignOutDocument,
} from './staff.generated';

const staffApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<MeQuery['me'], void>({
      query: () => ({ document: MeDocument }),
      transformResponse: ({ me }: MeQuery) => me,
    }),
    link: build.query<LinkQuery['link'], string>({
      query: (token) => ({ document: LinkDocument, variables: { token } }),
      transformResponse: ({ link }: LinkQuery) => link,
    }),
    sessions: build.query<SessionsQuery['sessions'], void>({
      query: () => ({ document: SessionsDocument }),
      transformResponse: ({ sessions }: SessionsQuery) => sessions,
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => ({ document: EndSessionDocument, variables: { id } }),
      invalidatesTags: ['Sessions'],
    }),
    signOut: build.mutation<unknown, void>({ query: () => ({ document: SignOutDocument }) }),
    signIn: build.mutation<SignInMutation['signIn'], SignInMutationVariables>({
      query: (variables) => ({ document: SignInDocument, variables }),
      transformResponse: ({ signIn }: SignInMutation) => signIn,
    }),
    beginPasskeySignIn: build.mutation<BeginPasskeySignInMutation['beginPasskeySignIn'], void>({
      query: () => ({ document: BeginPasskeySignInDocument }),
      transformResponse: (data: BeginPasskeySignInMutation) => data.beginPasskeySignIn,
    }),
    signInByPasskey: build.mutation<SignInByPasskeyMutation['signInByPasskey'], string>({
      query: (response) => ({ document: SignInByPasskeyDocument, variables: { response } }),
      transformResponse: (data: SignInByPasskeyMutation) => data.signInByPasskey,
    }),
    beginPasskey: build.mutation<BeginPasskeyMutation['beginPasskey'], string>({
      query: (token) => ({ document: BeginPasskeyDocument, variables: { token } }),
      transformResponse: ({ beginPasskey }: BeginPasskeyMutation) => beginPasskey,
    }),
    addPasskey: build.mutation<AddPasskeyMutation['addPasskey'], AddPasskeyMutationVariables>({
      query: (variables) => ({ document: AddPasskeyDocument, variables }),
      transformResponse: ({ addPasskey }: AddPasskeyMutation) => addPasskey,
    }),
    beginPassword: build.mutation<BeginPasswordMutation['beginPassword'], string>({
      query: (token) => ({ document: BeginPasswordDocument, variables: { token } }),
      transformResponse: ({ beginPassword }: BeginPasswordMutation) => beginPassword,
    }),
    setPassword: build.mutation<SetPasswordMutation['setPassword'], SetPasswordMutationVariables>({
      query: (variables) => ({ document: SetPasswordDocument, variables }),
      transformResponse: ({ setPassword }: SetPasswordMutation) => setPassword,
    }),
  }),
});

export const {
  useMeQuery,
  useLinkQuery,
  useSessionsQuery,
  useEndSessionMutation,
  useSignOutMutation,
  useSignInMutation,
  useBeginPasskeySignInMutation,
  useSignInByPasskeyMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useBeginPasswordMutation,
  useSetPasswordMutation,
} = staffApi;
