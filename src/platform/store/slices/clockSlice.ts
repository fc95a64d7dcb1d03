import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type CalendarDate, getCopenhagenDate } from '../../../../domain/values/days';
import { getServiceTime } from '../../browser/serviceTime';

export interface ClockState {
  /** An instant, to the minute. */
  now: string;
}

/** The state of the clock at this moment, by the clock of the service. */
export function readClock(): ClockState {
  return { now: `${getServiceTime().toISOString().slice(0, 16)}Z` };
}

/**
 * The time that the screens use, so that a former moment shows its own day as "today". It advances while a screen shows
 * days or minutes (`useToday`, `useNow`).
 */
export const clockSlice = createSlice({
  name: 'clock',
  initialState: (): ClockState => ({ now: '1970-01-01T00:00Z' }),
  reducers: {
    dayBegan: (_state, action: PayloadAction<ClockState>) => action.payload,
    minuteBegan: (_state, action: PayloadAction<ClockState>) => action.payload,
  },
  selectors: {
    selectNow: (state) => state.now,
    /** Today in Copenhagen (D21). */
    selectToday: (state): CalendarDate => getCopenhagenDate(new Date(state.now)),
  },
});

export const { dayBegan, minuteBegan } = clockSlice.actions;
export const { selectNow, selectToday } = clockSlice.selectors;
