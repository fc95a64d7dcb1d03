import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '../../../domain/language';

/** The language of the screens (D24). A cookie keeps it, which the service reads too. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: (): Language => 'asGiven',
  reducers: {
    /** By the person, in the switch. */
    chosen: (_state, action: PayloadAction<Language>) => action.payload,
    /** From where it was chosen before: the account, another tab's cookie; or back to one whose texts are here. */
    taken: (_state, action: PayloadAction<Language>) => action.payload,
  },
  selectors: { selectLanguage: (state) => state },
});

export const { chosen: languageChosen, taken: languageTaken } = languageSlice.actions;
export const { selectLanguage } = languageSlice.selectors;
