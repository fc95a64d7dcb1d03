import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type QueryParams, queryWith } from '../../domain/query';
import { useAppStore } from './hooks';
import { type AddressReason, because, selectAddress } from './slices/addressSlice';

/** How long typing and sliding wait for the next key, in milliseconds (D11). */
const typingPause = 300;

/** What the fields of all screens are about; every other one filters a list. */
const reasons: Record<string, AddressReason> = {
  q: 'searched',
  searchTerm: 'searched',
  sort: 'sorted',
  view: 'viewChosen',
  tab: 'tabChosen',
  // What was just booked is shown until another tab is chosen.
  booking: 'tabChosen',
  start: 'datesChosen',
  end: 'datesChosen',
  from: 'datesChosen',
  to: 'datesChosen',
  flex: 'datesChosen',
  quantity: 'quantityChosen',
};

/** Why the address changes: who changes several things at once filters. */
function reasonOf(patch: object): AddressReason {
  const found = new Set(Object.keys(patch).map((field) => reasons[field] ?? 'filtered'));
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : 'filtered';
}

/** Changes some fields of the state: in the address `now`, or after a pause of typing. */
export type ChangeAddressState<S> = (patch: Partial<S>, pace?: 'now' | 'paused') => void;

/**
 * The state of a screen that is kept in the query of its address (D10); for one call a screen. Answers
 * what the controls show, typing included; what changes it; and what the address says, which lists
 * are fetched by. Typing gives way when the address changes from elsewhere: back, forward, a link.
 * `read` validates and says the defaults, which the address leaves out. `paramsOf` is for fields that
 * have other names in the address. Both are functions of a module, the same at each render.
 */
export function useAddressState<S extends { [K in keyof S]: QueryParams[string] }>(
  read: (query: URLSearchParams) => S,
  paramsOf: (state: S) => QueryParams = (state) => state,
): [shown: S, change: ChangeAddressState<S>, settled: S] {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const store = useAppStore();
  const settled = useMemo(() => read(new URLSearchParams(search)), [read, search]);
  /** What waits for a pause of typing. */
  const [typed, setTyped] = useState<Partial<S>>({});
  /** The same between two renders, and the key of the address where it was typed. */
  const latest = useRef({ key, typed });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hold = (at: string, patch: Partial<S>) => {
    latest.current = { key: at, typed: patch };
    setTyped(patch);
  };
  const write = () => {
    const address = selectAddress(store.getState());
    // Who is already on the way to another address must not be called back.
    if (address.key !== latest.current.key) return;
    const state = { ...read(new URLSearchParams(address.search)), ...latest.current.typed };
    const defaults = paramsOf(read(new URLSearchParams()));
    const query = queryWith(address.search, paramsOf(state), defaults);
    const why = reasonOf(latest.current.typed);
    if (query !== address.search) navigate({ search: query }, { replace: true, ...because(why) });
    hold(selectAddress(store.getState()).key, {});
  };
  const change: ChangeAddressState<S> = (patch, pace = 'now') => {
    clearTimeout(timer.current);
    // The store's address counts: the shown one is a step behind it between two renders.
    const address = selectAddress(store.getState());
    const at = address.pathname === pathname ? address.key : latest.current.key;
    hold(at, { ...(latest.current.key === at && latest.current.typed), ...patch });
    if (pace === 'now') write();
    else timer.current = setTimeout(write, typingPause);
  };

  useLayoutEffect(() => {
    // Our own writes hold the new key already.
    if (latest.current.key === key) return;
    clearTimeout(timer.current);
    latest.current = { key, typed: {} };
    setTyped({});
  }, [key]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const shown = useMemo(() => ({ ...settled, ...typed }), [settled, typed]);
  return [shown, change, settled];
}
