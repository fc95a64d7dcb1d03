const masked = '•••';

/** Names of the fields that hold secrets. */
const secretFields = new Set(['token', 'password', 'jwt', 'currentPassword', 'newPassword']);

function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}${masked}@${host.slice(0, 1)}${masked}`;
}

const seen = new WeakMap<object, unknown>();

/**
 * A copy for DevTools: tokens and passwords masked, e-mails shortened to what tells two apart, pictures cut. A value
 * without any of these is returned as it is, so that DevTools can still tell by identity what an action has changed.
 */
export function sanitize<T>(value: T, field = ''): T {
  if (typeof value === 'string') return sanitizeText(value, field) as T;
  if (typeof value !== 'object' || value === null) return value;
  const known = seen.get(value);
  if (known !== undefined) return known as T;
  const entries = Object.entries(value);
  const cleaned = entries.map(([key, child]) => [key, sanitize(child as unknown, key)] as const);
  const same = cleaned.every(([, child], index) => child === entries[index]?.[1]);
  const result = same
    ? value
    : Array.isArray(value)
      ? cleaned.map(([, child]) => child)
      : Object.fromEntries(cleaned);
  seen.set(value, result);
  seen.set(result as object, result);
  return result as T;
}

function sanitizeText(text: string, field: string): string {
  if (secretFields.has(field)) return masked;
  if (/^(data:image|[\w+/=]{2000})/.test(text)) return `${text.slice(0, 40)}… (${text.length})`;
  // RTK Query keeps the arguments of a call as text too, in the keys of its cache.
  if (text.startsWith('{') && text.includes('"password"')) return masked;
  return text
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, masked)
    .replace(/[^\s"'<>@]+@[^\s"'<>@]+\.[a-z]+/gi, maskEmail);
}

/** How the app shows itself in Redux DevTools. */
export function devToolsOptions() {
  return {
    name: 'Skuret',
    maxAge: 1000,
    trace: true,
    traceLimit: 16,
    stateSanitizer: <S>(state: S) => sanitize(state),
    actionSanitizer: <A extends { type: string }>(action: A) => sanitize(labelled(action)),
    // An export uses neither of the two sanitizers above, only this replacer; its root has the key ''.
    serialize: {
      replacer: (key: string | number, value: unknown) => (key === '' ? sanitize(value) : value),
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

/** A field of whatever this is; undefined where it has none. */
function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/**
 * An action as the list shows it: `api/executeQuery/fulfilled` says nothing, `… searchTools` does, and an
 * answer that says no is `refused`.
 */
export function labelled<A extends { type: string }>(action: A): A {
  const { type } = action;
  const payload = getField(action, 'payload');
  const call = getField(getField(action, 'meta'), 'arg');
  const about = type.startsWith('screen/')
    ? getField(payload, 'part')
    : getField(call, 'endpointName');
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
