import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, use, useEffect, useEffectEvent } from 'react';
import { type Language, screenLanguage } from '../../domain/values/language';
import { fetchTexts } from '../platform/locales/fetchTexts';
import { useAppDispatch, useAppSelector, useAppStore } from '../platform/store/hooks';
import { languageTaken, selectLanguage } from '../platform/store/slices/languageSlice';
import { toastShown } from '../platform/store/slices/toastsSlice';
import { FrozenContext } from '../ui/FrozenContext';

const unreachable = /*i18n*/ 'Vi kunne ikke hente siden. Tjek din forbindelse, og prøv igen.';

interface Props {
  i18n: I18n;
  children: ReactNode;
}

/** Provides the texts in the store's language (D24). The former texts stay until the new ones have loaded. */
export function Texts({ i18n, children }: Props) {
  const language = useAppSelector(selectLanguage);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const still = use(FrozenContext);

  const show = useEffectEvent(async (wanted: Language) => {
    if (i18n.locale !== wanted) {
      const activate = await fetchTexts(i18n, wanted).catch(() => null);
      // The person may have chosen another language meanwhile.
      if (store.getState().language !== wanted) return;
      if (activate === null) {
        dispatch(languageTaken(i18n.locale as Language));
        dispatch(toastShown({ tone: 'danger', text: unreachable, lang: 'da' }));
        return;
      }
      activate();
    }
    // The document belongs to the app of the present, even while a former moment is shown in front of it.
    if (!still) document.documentElement.lang = screenLanguage(wanted, 'da');
  });
  useEffect(() => {
    void show(language);
  }, [language]);

  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
