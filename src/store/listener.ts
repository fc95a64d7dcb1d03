import { isAnyOf, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { type ApiError, baseApi } from './api/baseApi';
import { signedOut, tokenChangedElsewhere, tokenReceived, tokenRefused } from './slices/authSlice';
import { toastShown } from './slices/toastsSlice';

const isNewPerson = isAnyOf(tokenReceived, signedOut, tokenRefused, tokenChangedElsewhere);

interface QueryMeta {
  arg: { type: string; endpointName: string; originalArgs: unknown };
}

/** The toast of a failed query, or null for a mutation, whose form shows what failed, and for a refused token. */
function toastOfFailure(action: unknown): ReturnType<typeof toastShown> | null {
  if (!isRejectedWithValue(action)) return null;
  const { arg } = (action as unknown as { meta: Partial<QueryMeta> }).meta;
  const error = action.payload as Partial<ApiError> | undefined;
  if (arg === undefined || !['query', 'infinitequery'].includes(arg.type)) return null;
  if (error?.code === 'UNAUTHENTICATED') return null;
  return toastShown({
    tone: 'danger',
    text:
      error?.kind === 'network'
        ? 'Vi kan ikke få forbindelse til Skuret. Tjek din forbindelse, og prøv igen.'
        : 'Noget gik galt, da vi hentede siden. Prøv igen.',
    lang: 'da',
    retry: [{ endpoint: arg.endpointName, args: arg.originalArgs ?? null }],
  });
}

/**
 * What follows from events: the reset of the cache, and the toasts of §8, D8 and D16. A middleware of
 * our own: Redux Toolkit's listener would cost every first visit a kilobyte for three effects.
 */
export const listener: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isNewPerson(action)) dispatch(baseApi.util.resetApiState());
    if (tokenRefused.match(action)) {
      dispatch(
        toastShown({ tone: 'info', text: 'Din session er udløbet. Log ind igen.', lang: 'da' }),
      );
    }
    const toast = toastOfFailure(action);
    if (toast) dispatch(toast);
    return result;
  };
