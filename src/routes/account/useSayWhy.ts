import type { ApiError } from '../../store/api/baseApi';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/slices/toastsSlice';

/**
 * Says in a toast why a form was not answered. The forms' own sentences are fixed (§8) and speak of the
 * form, which is no help to somebody without a connection.
 */
export function useSayWhy(): (error: Partial<ApiError>) => void {
  const dispatch = useAppDispatch();
  return (error) => {
    const text =
      error.kind === 'network'
        ? 'Vi kan ikke få forbindelse til Skuret. Tjek din forbindelse, og prøv igen.'
        : 'Noget gik galt hos os. Vent et øjeblik, og prøv igen.';
    dispatch(toastShown({ tone: 'danger', text, lang: 'da' }));
  };
}
