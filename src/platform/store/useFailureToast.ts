import type { ApiError } from '../api/baseApi';
import { useAppDispatch } from './hooks';
import { toastShown } from './slices/toastsSlice';

function getReason({ kind, code }: Partial<ApiError>): string {
  if (kind === 'network') {
    return /*i18n*/ 'Vi kan ikke få forbindelse til Skuret. Tjek din forbindelse, og prøv igen.';
  }
  if (code === 'STORAGE_FULL')
    return /*i18n*/ 'Skuret har ikke plads til mere lige nu. Prøv igen senere.';
  return /*i18n*/ 'Noget gik galt hos os. Vent et øjeblik, og prøv igen.';
}

/**
 * Says in a toast why a form was not answered. The forms' own sentences are fixed (§8) and speak of the
 * form, which does not help a member who is offline.
 */
export function useFailureToast(): (error: Partial<ApiError>) => void {
  const dispatch = useAppDispatch();
  return (error) => {
    dispatch(toastShown({ tone: 'danger', text: getReason(error), lang: 'da' }));
  };
}
