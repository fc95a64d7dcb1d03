import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A failed query, as its toast asks it again. */
export interface FailedQuery {
  endpoint: string;
  args: unknown;
}

/** A message at the top right. `retry` names the queries that its button asks again (D16). */
export interface ToastEntry {
  id: string;
  tone: 'info' | 'success' | 'danger';
  /** As given; the screen says it in its language. */
  text: string;
  /** What stands for the names in braces. */
  values?: Record<string, string | number>;
  lang: 'da' | 'en';
  retry?: FailedQuery[];
}

const initialState: ToastEntry[] = [];

const isSame = (one: FailedQuery, other: FailedQuery) =>
  one.endpoint === other.endpoint && JSON.stringify(one.args) === JSON.stringify(other.args);

const saysSame = (one: ToastEntry, other: ToastEntry) =>
  one.text === other.text && JSON.stringify(one.values) === JSON.stringify(other.values);

/** A toast in the place of one with the same words: its button asks again what either would. */
function merged(toast: ToastEntry, before: ToastEntry | undefined): ToastEntry {
  if (before?.retry === undefined) return toast;
  const { retry = [] } = toast;
  const others = before.retry.filter((query) => !retry.some((own) => isSame(own, query)));
  return { ...toast, retry: [...others, ...retry] };
}

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    shown: {
      prepare: (toast: Omit<ToastEntry, 'id'>) => ({
        payload: { ...toast, id: nanoid(8) },
      }),
      /** The same words are never on the screen twice. */
      reducer: (state, { payload }: PayloadAction<ToastEntry>) => [
        ...state.filter((toast) => !saysSame(toast, payload)),
        merged(
          payload,
          state.find((toast) => saysSame(toast, payload)),
        ),
      ],
    },
    dismissed: (state, action: PayloadAction<string>) =>
      state.filter((toast) => toast.id !== action.payload),
  },
  selectors: { selectToasts: (state) => state },
});

export const { shown: toastShown, dismissed: toastDismissed } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;
