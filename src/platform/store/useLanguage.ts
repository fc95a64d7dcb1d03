import type { Language } from '../../../domain/values/language';
import { useAppDispatch, useAppSelector } from './hooks';
import { languageChosen, selectLanguage } from './slices/languageSlice';
import { useDifferences } from './useDifferences';

interface LanguageSwitch {
  value: Language;
  onChange: (language: Language) => void;
  /** Whether as given is one of the choices. */
  hasGiven: boolean;
}

/** The language of the screens, and the function that chooses another (D24), as props of the switch. */
export function useLanguage(): LanguageSwitch {
  const dispatch = useAppDispatch();
  return {
    value: useAppSelector(selectLanguage),
    onChange: (language) => dispatch(languageChosen(language)),
    hasGiven: useDifferences().hasGivenTexts,
  };
}
