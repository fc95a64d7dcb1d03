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

const move = (_state: AddressState, action: PayloadAction<AddressState>) => action.payload;

/**
 * The address, so that stepping through the actions steps through the screens too. Each action says why the address
 * changed.
 */
export const addressSlice = createSlice({
  name: 'address',
  initialState,
  reducers: {
    /** The page was opened, or an address was typed. */
    opened: move,
    linkFollowed: move,
    wentBack: move,
    wentForward: move,
    /** The app led the person on after they finished something. */
    ledOn: move,
    /** The app led the person to another address than the one they asked for. */
    redirected: move,
    searched: move,
    filtered: move,
    sorted: move,
    viewChosen: move,
    tabChosen: move,
    datesChosen: move,
    quantityChosen: move,
  },
  selectors: { selectAddress: (state) => state },
});

/** Why the address changed. */
export type AddressReason = keyof typeof addressSlice.actions;

/** Options for the router's `navigate`, where the kind of change does not tell the reason. */
export function withReason(why: AddressReason) {
  return { state: { why } };
}

/** The action that sets the address. */
export function addressChanged(address: AddressState, reason: AddressReason = 'opened') {
  return addressSlice.actions[reason](address);
}

/** Any of the actions above. */
export function isAddressChange(action: { type: string }): action is PayloadAction<AddressState> {
  return action.type.startsWith(`${addressSlice.name}/`);
}

export const { selectAddress } = addressSlice.selectors;
