import { baseApi } from './baseApi';
import {
  ChangeEmailDocument,
  type ChangeEmailMutation,
  type ChangeEmailMutationVariables,
  ChangePasswordDocument,
  type ChangePasswordMutation,
  type ChangePasswordMutationVariables,
  ConfirmEmailDocument,
  type ConfirmEmailMutation,
  type ConfirmEmailMutationVariables,
  ConfirmIdentityDocument,
  type ConfirmIdentityMutation,
  type ConfirmIdentityMutationVariables,
  EndOtherSessionsDocument,
  type EndOtherSessionsMutation,
  EndSessionDocument,
  type EndSessionMutation,
  type EndSessionMutationVariables,
  MySessionsDocument,
  type MySessionsQuery,
  ResetPasswordDocument,
  type ResetPasswordMutation,
  type ResetPasswordMutationVariables,
  SecurityEventsDocument,
  type SecurityEventsQuery,
  SendConfirmationDocument,
  type SendConfirmationMutation,
  SendResetLinkDocument,
  type SendResetLinkMutation,
  type SendResetLinkMutationVariables,
} from './documents.generated';

export type Session = MySessionsQuery['mySessions'][number];
export type SecurityEvent = SecurityEventsQuery['securityEvents'][number];
/** What using a link answers. */
export type LinkAnswer = ConfirmEmailMutation['confirmEmail'];

/** How an account is kept safe: asked by the settings and by the screens that links in mails open. */
export const securityApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Sessions', 'SecurityEvents'] })
  .injectEndpoints({
    endpoints: (build) => ({
      mySessions: build.query<Session[], void>({
        query: () => ({ document: MySessionsDocument }),
        transformResponse: (data: MySessionsQuery) => data.mySessions,
        keepUnusedDataFor: 0,
        providesTags: ['Sessions'],
      }),
      securityEvents: build.query<SecurityEvent[], void>({
        query: () => ({ document: SecurityEventsDocument }),
        transformResponse: (data: SecurityEventsQuery) => data.securityEvents,
        keepUnusedDataFor: 0,
        providesTags: ['SecurityEvents'],
      }),
      confirmIdentity: build.mutation<string[], ConfirmIdentityMutationVariables>({
        query: (variables) => ({ document: ConfirmIdentityDocument, variables }),
        transformResponse: (data: ConfirmIdentityMutation) => data.confirmIdentity.errors,
      }),
      endSession: build.mutation<string[], EndSessionMutationVariables>({
        query: (variables) => ({ document: EndSessionDocument, variables }),
        transformResponse: (data: EndSessionMutation) => data.endSession.errors,
        invalidatesTags: ['Sessions', 'SecurityEvents'],
      }),
      endOtherSessions: build.mutation<string[], void>({
        query: () => ({ document: EndOtherSessionsDocument }),
        transformResponse: (data: EndOtherSessionsMutation) => data.endOtherSessions.errors,
        invalidatesTags: ['Sessions', 'SecurityEvents'],
      }),
      changePassword: build.mutation<string[], ChangePasswordMutationVariables>({
        query: (variables) => ({ document: ChangePasswordDocument, variables }),
        transformResponse: (data: ChangePasswordMutation) => data.changePassword.errors,
        invalidatesTags: ['Sessions', 'SecurityEvents', 'Viewer'],
      }),
      changeEmail: build.mutation<string[], ChangeEmailMutationVariables>({
        query: (variables) => ({ document: ChangeEmailDocument, variables }),
        transformResponse: (data: ChangeEmailMutation) => data.changeEmail.errors,
        invalidatesTags: ['SecurityEvents', 'Viewer'],
      }),
      sendConfirmation: build.mutation<string[], void>({
        query: () => ({ document: SendConfirmationDocument }),
        transformResponse: (data: SendConfirmationMutation) => data.sendConfirmation.errors,
        // The address may have been confirmed elsewhere meanwhile; then nothing was sent.
        invalidatesTags: ['Viewer'],
      }),
      sendResetLink: build.mutation<string[], SendResetLinkMutationVariables>({
        query: (variables) => ({ document: SendResetLinkDocument, variables }),
        transformResponse: (data: SendResetLinkMutation) => data.sendResetLink.errors,
      }),
      confirmEmail: build.mutation<LinkAnswer, ConfirmEmailMutationVariables>({
        query: (variables) => ({ document: ConfirmEmailDocument, variables }),
        transformResponse: (data: ConfirmEmailMutation) => data.confirmEmail,
        invalidatesTags: ['Viewer', 'SecurityEvents'],
      }),
      resetPassword: build.mutation<LinkAnswer, ResetPasswordMutationVariables>({
        query: (variables) => ({ document: ResetPasswordDocument, variables }),
        transformResponse: (data: ResetPasswordMutation) => data.resetPassword,
      }),
    }),
  });

export const {
  useMySessionsQuery,
  useSecurityEventsQuery,
  useConfirmIdentityMutation,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useSendConfirmationMutation,
  useSendResetLinkMutation,
  useConfirmEmailMutation,
  useResetPasswordMutation,
} = securityApi;
