import type { RootState } from './rootReducer';

type Table = Record<string, unknown>;

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is of the same kind as the model, and so are its fields. What the model has as null can be anything. */
function isLike(value: unknown, model: unknown): boolean {
  // RTK Query turns one of its truth values into a text in a session of another page.
  if (model === null || typeof model === 'boolean') return true;
  if (Array.isArray(model)) return Array.isArray(value);
  if (!isTable(model)) return typeof value === typeof model;
  return isTable(value) && Object.entries(model).every(([key, part]) => isLike(value[key], part));
}

/** Makes the check whether a value from outside is a state of this app; `initial` is one. */
export function makeStateCheck(initial: RootState) {
  return (value: unknown): value is RootState =>
    isLike(value, initial) && String((value as RootState).address.pathname).startsWith('/');
}
