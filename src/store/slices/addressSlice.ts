import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface AddressState {
  pathname: string;
  search: string;
  hash: string;
  /** Distinguishes two visits of the same address, as the browser's history does. */
  key: string;
  /** How the person got here. */
  action: 'POP' | 'PUSH' | 'REPLACE';
}

const initialState: AddressState = {
  pathname: '/',
  search: '',
  hash: '',
  key: 'default',
  action: 'POP',
};

/** The address, so that stepping through the actions steps through the screens too. */
export const addressSlice = createSlice({
  name: 'address',
  initialState,
  reducers: {
    changed: (_state, action: PayloadAction<AddressState>) => action.payload,
  },
  selectors: { selectAddress: (state) => state },
});

export const { changed: addressChanged } = addressSlice.actions;
export const { selectAddress } = addressSlice.selectors;
