import type { Language } from '../../domain/language';
import { useAppDispatch, useAppSelector } from './hooks';
import { languageChosen, selectLanguage } from './slices/languageSlice';

/** Which language the screens speak, and what chooses another (D24), as the switch takes them. */
export function useLanguage(): { value: Language; onChange: (language: Language) => void } {
  const dispatch = useAppDispatch();
  return {
    value: useAppSelector(selectLanguage),
    onChange: (language) => dispatch(languageChosen(language)),
  };
}
