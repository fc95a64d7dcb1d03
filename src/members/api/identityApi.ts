import { baseApi } from '../../platform/api/baseApi';
import { operation } from '../../platform/api/operation';
import { IdentityCheckDocument } from './identity.generated';

const identityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null where the service checks no identities. */
    identityCheck: build.query({
      ...operation(IdentityCheckDocument, (data) => data.identityCheck, { nullable: true }),
    }),
  }),
});

export const { useIdentityCheckQuery } = identityApi;
