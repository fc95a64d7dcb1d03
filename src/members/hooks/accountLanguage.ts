import type { Language } from '../../../domain/values/language';
import type { AppDispatch, RootState } from '../../platform/store/rootReducer';
import { languageTaken } from '../../platform/store/slices/languageSlice';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import { profileApi } from '../api/profileApi';

const inService = { asGiven: 'AS_GIVEN', da: 'DANISH', en: 'ENGLISH' } as const;

const notSaved =
  /*i18n*/ 'Vi har skiftet sproget her, men kunne ikke gemme det på din konto. Prøv igen.';

/** Keeps the person's choice in their account. */
export function saveLanguage(language: Language) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { token } = getState().auth;
    const { data: errors } = await dispatch(
      profileApi.endpoints.saveSettings.initiate(
        { language: inService[language] },
        { track: false },
      ),
    );
    if (errors?.length === 0 || getState().auth.token !== token) return;
    dispatch(toastShown({ tone: 'danger', text: notSaved, lang: 'da' }));
  };
}

/**
 * At sign-in, and on load with a token: the account's language takes precedence over the browser's. An account without
 * one gets the browser's.
 */
export function joinLanguage() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { auth, language } = getState();
    const { data: kept } = await dispatch(
      profileApi.endpoints.accountLanguage.initiate(undefined, {
        forceRefetch: true,
        subscribe: false,
      }),
    );
    const now = getState();
    // The session or the choice has changed meanwhile, or the service did not answer.
    if (now.auth.token !== auth.token || now.language !== language || !kept) return;
    const [inAccount = 'asGiven'] = (['da', 'en'] as const).filter(
      (each) => inService[each] === kept,
    );
    if (inAccount === language) return;
    if (inAccount === 'asGiven') await dispatch(saveLanguage(language));
    else dispatch(languageTaken(inAccount));
  };
}
