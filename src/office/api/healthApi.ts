import {
  HealthDocument,
  type HealthQuery,
  MailDocument,
  type MailQuery,
  type MailQueryVariables,
  MailsDocument,
  type MailsQuery,
  type MailsQueryVariables,
  RetryJobDocument,
  type RetryJobMutation,
} from './health.generated';
import { officeApi } from './officeApi';

const healthApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    health: build.query<HealthQuery['health'], void>({
      query: () => ({ document: HealthDocument }),
      transformResponse: ({ health }: HealthQuery) => health,
      providesTags: ['Health'],
    }),
    retryJob: build.mutation<{ errors: string[] }, string>({
      query: (id) => ({ document: RetryJobDocument, variables: { id } }),
      transformResponse: ({ retryJob }: RetryJobMutation) => retryJob,
      invalidatesTags: ['Health'],
    }),
    mails: build.query<MailsQuery['mails'], MailsQueryVariables['language']>({
      query: (language) => ({ document: MailsDocument, variables: { language } }),
      transformResponse: ({ mails }: MailsQuery) => mails,
    }),
    mail: build.query<MailQuery['mail'], MailQueryVariables>({
      query: (variables) => ({ document: MailDocument, variables }),
      transformResponse: ({ mail }: MailQuery) => mail,
    }),
  }),
});

export const { useHealthQuery, useRetryJobMutation, useMailsQuery, useMailQuery } = healthApi;
