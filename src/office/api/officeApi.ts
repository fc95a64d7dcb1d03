import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { graphqlRequestBaseQuery } from '@rtk-query/graphql-request-base-query';
import type { ScreenLanguage } from '../../../domain/values/language';
import type { ApiError } from '../../platform/api/baseApi';
import { isUnattended } from '../store/attendance';
import { type SessionState, tokenRefused } from '../store/sessionSlice';

interface OfficeState {
  session: SessionState;
  language: ScreenLanguage;
}

interface Call {
  document: { toString(): string };
  variables?: object;
}

const send = graphqlRequestBaseQuery<ApiError>({
  url: new URL('/office/graphql', globalThis.location?.origin ?? 'http://localhost').href,
  prepareHeaders(headers, { getState }) {
    const { session, language } = getState() as OfficeState;
    headers.set('Accept-Language', language);
    if (session.token !== null) headers.set('Authorization', `Bearer ${session.token}`);
    if (isUnattended()) headers.set('X-Unattended', '1');
    return headers;
  },
  customErrors: ({ response }) => {
    const [first] = response.errors ?? [];
    const code = first?.extensions?.['code'];
    return {
      kind: 'graphql',
      status: response.status,
      code: typeof code === 'string' ? code : null,
      messages: (response.errors ?? []).map(({ message }) => message),
    };
  },
});

/** Every failure becomes an `ApiError`; a refused token ends the session. */
const baseQuery: BaseQueryFn<Call, unknown, ApiError> = async (call, api) => {
  const { token } = (api.getState() as OfficeState).session;
  try {
    const { document, variables = {} } = call;
    const { data, error } = await send({ document: String(document), variables }, api, {});
    if (error === undefined) return { data };
    const isSame = (api.getState() as OfficeState).session.token === token;
    if (error.code === 'UNAUTHENTICATED' && token !== null && isSame) api.dispatch(tokenRefused());
    return { error };
  } catch {
    return { error: { kind: 'network', status: null, code: null, messages: [] } };
  }
};

/** The one cache of the office. */
export const officeApi = createApi({
  reducerPath: 'office',
  baseQuery,
  invalidationBehavior: 'immediately',
  tagTypes: ['Sessions', 'Queue', 'Case', 'SiteNotices', 'Money', 'Health'],
  endpoints: () => ({}),
});
