import { getField, maskAddress, maskSecrets } from './maskSecrets';
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

/** What an action is about: the URL, the part of the screen, or the operation. */
function getSubject(action: { type: string }): unknown {
  const payload = getField(action, 'payload');
  if (action.type.startsWith('screen/')) return getField(payload, 'part');
  if (action.type.startsWith('address/')) {
    const { pathname, search, hash } = (payload ?? {}) as Partial<AddressState>;
    return maskAddress(`${pathname ?? ''}${search ?? ''}${hash ?? ''}`);
  }
  return getField(getField(getField(action, 'meta'), 'arg'), 'endpointName');
}

/**
 * An action as the list shows it. `address/linkFollowed /tool/5`: where to. `api/executeQuery/fulfilled` says nothing, `… searchTools` does, and an
 * answer that says no is `refused`.
 */
export function labelled<A extends { type: string }>(action: A): A {
  const { type } = action;
  const payload = getField(action, 'payload');
  const call = getField(getField(action, 'meta'), 'arg');
  const about = getSubject(action);
  if (typeof about !== 'string') return action;
  const step = getField(getField(call, 'originalArgs'), 'step');
  // A mutation answers with its errors alone, or with an object that holds them.
  const errors = type.startsWith('api/executeMutation/')
    ? (getField(payload, 'errors') ?? payload)
    : [];
  const refused = Array.isArray(errors) && errors.length > 0;
  return {
    ...action,
    type: `${refused ? type.replace('fulfilled', 'refused') : type} ${about}${typeof step === 'string' ? ` ${step}` : ''}`,
  };
}
