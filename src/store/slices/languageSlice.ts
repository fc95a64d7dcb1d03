import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '../../../domain/language';

/** The language of the screens (D24). A cookie keeps it, which the service reads too. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: (): Language => 'asGiven',
  reducers: {
    /** In the switch; or in the account, for a browser where nobody has chosen. */
    chosen: (_state, action: PayloadAction<Language>) => action.payload,
  },
  selectors: { selectLanguage: (state) => state },
});

export const { chosen: languageChosen } = languageSlice.actions;
export const { selectLanguage } = languageSlice.selectors;
