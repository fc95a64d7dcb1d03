import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '../../../../domain/values/language';

/** The language of the screens (D24). A cookie keeps it, which the service reads too. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: (): Language => 'asGiven',
  reducers: {
    /** The person chose it in the switch. */
    chosen: (_state, action: PayloadAction<Language>) => action.payload,
    /**
     * It was chosen before: in the account, or in another tab (cookie). Also the way back to a language whose texts are
     * loaded.
     */
    taken: (_state, action: PayloadAction<Language>) => action.payload,
  },
  selectors: { selectLanguage: (state) => state },
});

export const { chosen: languageChosen, taken: languageTaken } = languageSlice.actions;
export const { selectLanguage } = languageSlice.selectors;
