import { useAppDispatch } from '../../platform/store/hooks';
import { type ToastEntry, toastShown } from '../../platform/store/slices/toastsSlice';

/** Says in a toast, with a text as given, what a setting has done (§2). */
export function useSettingsToast(): (text: string, tone?: ToastEntry['tone']) => void {
  const dispatch = useAppDispatch();
  return (text, tone = 'success') => dispatch(toastShown({ tone, text, lang: 'en' }));
}
