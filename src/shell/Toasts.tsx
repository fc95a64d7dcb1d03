import { useLingui } from '@lingui/react';
import { useAppDispatch, useAppSelector } from '../platform/store/hooks';
import { retryQueries } from '../platform/store/retryQueries';
import type { AppDispatch } from '../platform/store/rootReducer';
import { selectToasts, toastDismissed } from '../platform/store/slices/toastsSlice';
import { useDifferences } from '../platform/store/useDifferences';
import { ToastArea } from '../ui/toast/ToastArea';

/** The toasts of the store at the top right (§2), with a retry button where there is a failed query (D16). */
export function Toasts() {
  const { i18n } = useLingui();
  const dispatch: AppDispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);
  const { hasGivenTexts } = useDifferences();
  const dismiss = (id: string) => dispatch(toastDismissed(id));
  const act = (id: string) => {
    const retry = toasts.find((toast) => toast.id === id)?.retry;
    dismiss(id);
    if (retry) dispatch(retryQueries(retry));
  };

  return (
    <ToastArea
      label={i18n.t('Beskeder')}
      dismissLabel={i18n.t('Luk beskeden')}
      quiet={!hasGivenTexts}
      toasts={toasts.map(({ retry, values, way, ...toast }) => ({
        ...toast,
        text: i18n.t(toast.text, values),
        lang: i18n.locale === 'asGiven' ? toast.lang : i18n.locale,
        ...(way && { to: way.to, actionLabel: i18n.t(way.label) }),
        ...(retry && {
          actionLabel: i18n.t(toast.lang === 'da' ? /*i18n*/ 'Prøv igen' : /*i18n*/ 'Try again'),
        }),
      }))}
      onDismiss={dismiss}
      onAction={act}
    />
  );
}
