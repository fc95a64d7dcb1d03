import type { ConfigureStoreOptions } from '@reduxjs/toolkit';

type DevToolsOptions = Exclude<ConfigureStoreOptions['devTools'], boolean | undefined>;

const masked = '•••';
const longText = 2000;

/** What is nobody's business, by the name of its field. */
const secretFields = new Set(['token', 'password', 'jwt', 'currentPassword', 'newPassword']);

function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}${masked}@${host.slice(0, 1)}${masked}`;
}

const seen = new WeakMap<object, unknown>();

/**
 * A copy for DevTools: tokens and passwords masked, e-mails shortened to what tells two apart, pictures
 * and other long texts cut. What holds nothing of the kind is handed on as it is, so that DevTools can
 * still tell by identity what an action has changed.
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
  return result as T;
}

function sanitizeText(text: string, field: string): string {
  if (secretFields.has(field)) return masked;
  if (/^(data:image|[\w+/=]{2000})/.test(text)) return `${text.slice(0, 40)}… (${text.length})`;
  if (text.length > longText) return `${text.slice(0, longText)}… (${text.length})`;
  // RTK Query keeps the arguments of a call as text too, in the keys of its cache.
  if (text.startsWith('{') && text.includes('"password"')) return masked;
  return text
    .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, masked)
    .replace(/[^\s"'<>@]+@[^\s"'<>@]+\.[a-z]+/gi, maskEmail);
}

/** How the store shows itself in Redux DevTools. */
export function devToolsOptions(): DevToolsOptions {
  return {
    name: 'Skuret',
    maxAge: 500,
    trace: true,
    traceLimit: 12,
    stateSanitizer: (state) => sanitize(state),
    actionSanitizer: (action) => sanitize(labelled(action)),
    // What a state leads to is only shown, never done again, so actions cannot be skipped or reordered.
    features: {
      pause: true,
      lock: true,
      persist: false,
      export: true,
      import: 'custom',
      jump: true,
      skip: false,
      reorder: false,
      dispatch: true,
      test: false,
    },
  };
}

/** `api/executeQuery/fulfilled` says nothing; `api/executeQuery/fulfilled searchTools` does. */
function labelled<A extends { type: string }>(action: A): A {
  const { meta } = action as { meta?: { arg?: { endpointName?: unknown } } };
  const operation = meta?.arg?.endpointName;
  return typeof operation === 'string'
    ? { ...action, type: `${action.type} ${operation}` }
    : action;
}
