import { type AppDispatch, useAppDispatch, useAppSelector } from '../store/hooks';
import { retryQueries } from '../store/retryQueries';
import { selectToasts, toastDismissed } from '../store/slices/toastsSlice';
import { ToastArea } from '../ui/toast/ToastArea';

/** The toasts of the store at the top right (§2), each with its way to try again where it has one (D16). */
export function Toasts() {
  const dispatch: AppDispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);
  const dismiss = (id: string) => dispatch(toastDismissed(id));
  const act = (id: string) => {
    const retry = toasts.find((toast) => toast.id === id)?.retry;
    dismiss(id);
    if (retry) dispatch(retryQueries(retry));
  };

  return (
    <ToastArea
      label="Beskeder"
      dismissLabel="Luk beskeden"
      toasts={toasts.map(({ retry, ...toast }) => ({
        ...toast,
        ...(retry && {
          actionLabel: toast.lang === 'da' ? 'Prøv igen' : 'Try again',
        }),
      }))}
      onDismiss={dismiss}
      onAction={act}
    />
  );
}
