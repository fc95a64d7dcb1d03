import type { Language } from '../../../domain/values/language';
import { useAppDispatch, useAppSelector } from './hooks';
import { languageChosen, selectLanguage } from './slices/languageSlice';

/** The language of the screens, and the function that chooses another (D24), as props of the switch. */
export function useLanguage(): { value: Language; onChange: (language: Language) => void } {
  const dispatch = useAppDispatch();
  return {
    value: useAppSelector(selectLanguage),
    onChange: (language) => dispatch(languageChosen(language)),
  };
}
