import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ScreenLanguage } from '../../../domain/values/language';

/** The language of the office; the members' cookie keeps it. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: (): ScreenLanguage => 'da',
  reducers: {
    languageChosen: (_state, { payload }: PayloadAction<ScreenLanguage>) => payload,
  },
});

export const { languageChosen } = languageSlice.actions;
