import { baseApi } from './baseApi';
import { simulatedSend } from './simulatedSend';

export const passwordResetApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendResetLink: build.mutation<null, { email: string }>({ queryFn: simulatedSend }),
  }),
});

export const { useSendResetLinkMutation } = passwordResetApi;
