import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type QueryParams, queryWith } from '../../../domain/values/query';
import { useAppStore } from './hooks';
import { type AddressReason, selectAddress, withReason } from './slices/addressSlice';

/** The debounce of typing and sliding, in milliseconds (D11). */
const typingDebounceMs = 300;

/** The reason for a change of each field, for all screens; every other field filters a list. */
const reasons: Record<string, AddressReason> = {
  q: 'searched',
  searchTerm: 'searched',
  sort: 'sorted',
  view: 'viewChosen',
  tab: 'tabChosen',
  part: 'tabChosen',
  // What was just booked is shown until another tab is chosen.
  booking: 'tabChosen',
  start: 'datesChosen',
  end: 'datesChosen',
  from: 'datesChosen',
  to: 'datesChosen',
  flex: 'datesChosen',
  quantity: 'quantityChosen',
};

/** Why the address changes. A change of fields with different reasons counts as filtering. */
function getReason(patch: object): AddressReason {
  const found = new Set(Object.keys(patch).map((field) => reasons[field] ?? 'filtered'));
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : 'filtered';
}

/** Changes some fields of the state: in the address `now`, or after a pause of typing. */
export type ChangeAddressState<S> = (patch: Partial<S>, pace?: 'now' | 'paused') => void;

/**
 * The state of a screen that is kept in the query of its address (D10); one call per screen. Returns what the controls
 * show, typing included; the function that changes it; and what the address says, by which lists are fetched. What is
 * still being typed is dropped when the address changes from elsewhere: back, forward, a link. `read` validates and
 * gives the defaults, which the address leaves out. `paramsOf` is for fields that have other names in the address. Both
 * must be functions of a module, so that they are the same at each render.
 */
export function useAddressState<S extends { [K in keyof S]: QueryParams[string] }>(
  read: (query: URLSearchParams) => S,
  paramsOf: (state: S) => QueryParams = (state) => state,
): [shown: S, change: ChangeAddressState<S>, settled: S] {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const store = useAppStore();
  const settled = useMemo(() => read(new URLSearchParams(search)), [read, search]);
  /** The changes that wait for a pause in typing. */
  const [typed, setTyped] = useState<Partial<S>>({});
  /** The same, but up to date between two renders, with the key of the address where it was typed. */
  const latest = useRef({ key, typed });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hold = (at: string, patch: Partial<S>) => {
    latest.current = { key: at, typed: patch };
    setTyped(patch);
  };
  const write = () => {
    const address = selectAddress(store.getState());
    // A person who is already on the way to another address must not be pulled back.
    if (address.key !== latest.current.key) return;
    const state = { ...read(new URLSearchParams(address.search)), ...latest.current.typed };
    const defaults = paramsOf(read(new URLSearchParams()));
    const query = queryWith(address.search, paramsOf(state), defaults);
    const why = getReason(latest.current.typed);
    if (query !== address.search)
      navigate({ search: query }, { replace: true, ...withReason(why) });
    hold(selectAddress(store.getState()).key, {});
  };
  const change: ChangeAddressState<S> = (patch, pace = 'now') => {
    clearTimeout(timer.current);
    // The store's address counts, because the shown one may be out of date between two renders.
    const address = selectAddress(store.getState());
    const at = address.pathname === pathname ? address.key : latest.current.key;
    hold(at, { ...(latest.current.key === at && latest.current.typed), ...patch });
    if (pace === 'now') write();
    else timer.current = setTimeout(write, typingDebounceMs);
  };

  useLayoutEffect(() => {
    // After a write of this hook the ref has the new key already.
    if (latest.current.key === key) return;
    clearTimeout(timer.current);
    latest.current = { key, typed: {} };
    setTyped({});
  }, [key]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const shown = useMemo(() => ({ ...settled, ...typed }), [settled, typed]);
  return [shown, change, settled];
}
