import { wait } from '../../browser/wait';
import { type ApiError, baseApi } from './baseApi';

/** How long the simulated send takes (§9), in milliseconds. */
const resetLinkDelay = 1000;

export const passwordResetApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Makes no call (§7). It fails where a call would: without a connection. */
    sendResetLink: build.mutation<null, { email: string }>({
      queryFn: async () => {
        await wait(resetLinkDelay);
        const offline: ApiError = { kind: 'network', status: null, code: null, messages: [] };
        return navigator.onLine ? { data: null } : { error: offline };
      },
    }),
  }),
});

export const { useSendResetLinkMutation } = passwordResetApi;
