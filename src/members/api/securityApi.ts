import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import {
  ChangeEmailDocument,
  ChangePasswordDocument,
  ConfirmEmailDocument,
  type ConfirmEmailMutation,
  ConfirmIdentityDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  MySessionsDocument,
  type MySessionsQuery,
  ResetPasswordDocument,
  SecurityEventsDocument,
  type SecurityEventsQuery,
  SendConfirmationDocument,
  SendResetLinkDocument,
} from './security.generated';

export type Session = MySessionsQuery['mySessions'][number];
export type SecurityEvent = SecurityEventsQuery['securityEvents'][number];
/** The response to the use of a link. */
export type LinkAnswer = ConfirmEmailMutation['confirmEmail'];

/** How an account is kept safe: asked by the settings and by the screens that links in mails open. */
export const securityApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Sessions', 'SecurityEvents'] })
  .injectEndpoints({
    endpoints: (build) => ({
      mySessions: build.query({
        ...operation(MySessionsDocument, (data) => data.mySessions),
        keepUnusedDataFor: 0,
        providesTags: ['Sessions'],
      }),
      securityEvents: build.query({
        ...operation(SecurityEventsDocument, (data) => data.securityEvents),
        keepUnusedDataFor: 0,
        providesTags: ['SecurityEvents'],
      }),
      confirmIdentity: build.mutation({
        ...operation(ConfirmIdentityDocument, (data) => data.confirmIdentity),
      }),
      endSession: build.mutation({
        ...operation(EndSessionDocument, (data) => data.endSession.errors),
        invalidatesTags: ['Sessions', 'SecurityEvents'],
      }),
      endOtherSessions: build.mutation({
        ...operation(EndOtherSessionsDocument, (data) => data.endOtherSessions.errors),
        invalidatesTags: ['Sessions', 'SecurityEvents'],
      }),
      changePassword: build.mutation({
        ...operation(ChangePasswordDocument, (data) => data.changePassword),
        invalidatesTags: ['Sessions', 'SecurityEvents', 'Viewer'],
      }),
      changeEmail: build.mutation({
        ...operation(ChangeEmailDocument, (data) => data.changeEmail),
        invalidatesTags: ['SecurityEvents', 'Viewer'],
      }),
      sendConfirmation: build.mutation({
        ...operation(SendConfirmationDocument, (data) => data.sendConfirmation.errors),
        // The address may have been confirmed elsewhere meanwhile; then nothing was sent.
        invalidatesTags: ['Viewer'],
      }),
      sendResetLink: build.mutation({
        ...operation(SendResetLinkDocument, (data) => data.sendResetLink.errors),
      }),
      confirmEmail: build.mutation({
        ...operation(ConfirmEmailDocument, (data) => data.confirmEmail),
        invalidatesTags: ['Viewer', 'SecurityEvents'],
      }),
      resetPassword: build.mutation({
        ...operation(ResetPasswordDocument, (data) => data.resetPassword),
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
