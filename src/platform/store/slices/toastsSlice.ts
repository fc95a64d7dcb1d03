import { createSlice, isFulfilled, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A failed query, as its toast asks it again. */
export interface FailedQuery {
  endpoint: string;
  args: unknown;
}

/** A message at the top right. `retry` names the queries that its button asks again (D16). */
export interface ToastEntry {
  id: string;
  tone: 'info' | 'success' | 'danger';
  /** As given; it is translated when it is shown. */
  text: string;
  /** The values for the names in braces. */
  values?: Record<string, string | number>;
  lang: 'da' | 'en';
  /** Where its link leads, and what the link says. */
  way?: { to: string; label: string };
  retry?: FailedQuery[];
}

const initialState: ToastEntry[] = [];

/** How many are on the screen at most: a new one takes the place of the oldest. */
const mostToasts = 3;

const isSame = (one: FailedQuery, other: FailedQuery) =>
  one.endpoint === other.endpoint && JSON.stringify(one.args) === JSON.stringify(other.args);

const saysSame = (one: ToastEntry, other: ToastEntry) =>
  one.text === other.text && JSON.stringify(one.values) === JSON.stringify(other.values);

/** Merges a toast with an earlier one of the same words: its button sends the queries of both again. */
function merged(toast: ToastEntry, before: ToastEntry | undefined): ToastEntry {
  if (before?.retry === undefined) return toast;
  const { retry = [] } = toast;
  const others = before.retry.filter((query) => !retry.some((own) => isSame(own, query)));
  return { ...toast, retry: [...others, ...retry] };
}

interface AnsweredCall {
  meta: { arg?: { endpointName?: string; originalArgs?: unknown } };
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
      reducer: (state, { payload }: PayloadAction<ToastEntry>) =>
        [
          ...state.filter((toast) => !saysSame(toast, payload)),
          merged(
            payload,
            state.find((toast) => saysSame(toast, payload)),
          ),
        ].slice(-mostToasts),
    },
    dismissed: (state, action: PayloadAction<string>) =>
      state.filter((toast) => toast.id !== action.payload),
  },
  extraReducers: (builder) => {
    // A query that a toast offers to retry has been answered meanwhile: the connection is back, and the toast would be
    // wrong.
    builder.addMatcher(isFulfilled(), (state, action) => {
      const { arg } = (action as unknown as AnsweredCall).meta;
      if (arg?.endpointName === undefined) return;
      const answered = { endpoint: arg.endpointName, args: arg.originalArgs ?? null };
      const asks = (toast: ToastEntry) => toast.retry?.some((query) => isSame(query, answered));
      if (!state.some(asks)) return;
      return state
        .map((toast) => ({
          ...toast,
          ...(toast.retry && { retry: toast.retry.filter((query) => !isSame(query, answered)) }),
        }))
        .filter(({ retry }) => retry === undefined || retry.length > 0);
    });
  },
  selectors: { selectToasts: (state) => state },
});

export const { shown: toastShown, dismissed: toastDismissed } = toastsSlice.actions;
export const { selectToasts } = toastsSlice.selectors;
