import { getField } from '../../../domain/recordings/getField';
import { maskAddress, maskSecrets } from '../../../domain/recordings/maskSecrets';
import type { AddressState } from './slices/addressSlice';

/** How the app shows itself in Redux DevTools. */
export function devToolsOptions() {
  return {
    name: 'Skuret',
    maxAge: 1000,
    trace: true,
    traceLimit: 16,
    stateSanitizer: <S>(state: S) => maskSecrets(state),
    actionSanitizer: <A extends { type: string }>(action: A) => maskSecrets(labelled(action)),
    // An export uses neither of the two sanitizers above, only this replacer. Its root has the key '', and so has the
    // first entry of each list, which is masked with the root.
    serialize: {
      replacer: (key: string | number, value: unknown) =>
        key === '' && typeof value !== 'string' ? maskSecrets(value) : value,
      // The library loses references to keys that hold quotes, as the keys of the cache do.
      options: { refs: false },
    },
    // DevTools only shows states and never repeats what followed from them, so actions cannot be skipped or reordered.
    features: {
      pause: true,
      lock: false,
      persist: false,
      // The actions and the first state; an import computes the states between again.
      export: 'custom',
      import: 'custom',
      jump: true,
      skip: false,
      reorder: false,
      dispatch: true,
      test: false,
    },
  };
}

/** The subject of an action: the URL, the part of a screen, or the operation; null where its type says all. */
function getSubject({ type, payload, meta }: ListedAction): string | null {
  if (type.startsWith('screen/')) {
    return `${maskAddress(String(getField(payload, 'path')))} ${String(getField(payload, 'part'))}`;
  }
  if (type.startsWith('address/')) {
    const { pathname, search, hash } = (payload ?? {}) as Partial<AddressState>;
    return maskAddress(`${pathname ?? ''}${search ?? ''}${hash ?? ''}`);
  }
  const call = getField(meta, 'arg');
  // Changes of the cache itself have a key, such as `tool("5")`.
  const key = getField(payload, 'queryCacheKey');
  const operation =
    getField(call, 'endpointName') ?? (typeof key === 'string' ? key.split('(')[0] : null);
  if (typeof operation !== 'string') return null;
  const step = getField(getField(call, 'originalArgs'), 'step');
  return typeof step === 'string' ? `${operation} ${step}` : operation;
}

/** Whether a mutation was answered with errors: a list of texts, or an object that holds a list. */
function isRefused({ type, payload }: ListedAction): boolean {
  if (type !== 'api/executeMutation/fulfilled') return false;
  const errors = getField(payload, 'errors');
  if (Array.isArray(errors)) return errors.length > 0;
  return (
    Array.isArray(payload) &&
    payload.length > 0 &&
    payload.every((error) => typeof error === 'string')
  );
}

interface ListedAction {
  type: string;
  payload?: unknown;
  meta?: unknown;
}

/**
 * An action as the list shows it: `address/linkFollowed /tool/5`, `screen/changed /signin signIn problem`,
 * `api/executeQuery/fulfilled searchTools`. A mutation that is answered with errors is `refused`.
 */
export function labelled<A extends ListedAction>(action: A): A {
  const about = getSubject(action);
  if (about === null) return action;
  const type = isRefused(action) ? action.type.replace('fulfilled', 'refused') : action.type;
  return { ...action, type: `${type} ${about}` };
}
