import { allCategories } from '../tools/categories';
import { matchAddress } from '../values/addresses';
import { getField } from './getField';
import {
  addressFields,
  plainFields,
  shownArguments,
  shownParameters,
  shownParts,
  shownPayloads,
  textFields,
} from './shownFields';

const masked = '•••';

/** What stands for the content of a field: names as in `shownFields.ts`, or one of these. */
const asId = 'id';
const asText = 'text';
const asSecret = 'masked';
/** The content of `screen.parts`, and of one path in it. */
const asPaths = 'parts';
const asParts = 'parts of a path';

const shownPart = new RegExp(
  `^(${shownParts.map((name) => name.replaceAll('*', '.*')).join('|')})$`,
);

function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}${masked}@${host.slice(0, 1)}${masked}`;
}

/** Text that a person reads, without the patterns of what opens an account. */
function maskPatterns(text: string): string {
  return (
    text
      .replace(/\w*otpauth:\S*/gi, masked)
      .replace(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, masked)
      .replace(/[^\s"'<>@/?&=#]+%40[^\s"'<>@/?&=#]+/gi, masked)
      .replace(/[^\s"'<>@]+@[^\s"'<>@]+\.[a-z]+/gi, maskEmail)
      // A long run of letters and digits is a token.
      .replace(/(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}/gi, masked)
  );
}

/** A path of the app as it is; any other path may be a secret itself, as `/calendar/…` is. */
function maskPath(path: string): string {
  const match = matchAddress(path);
  const shown = match && /^[a-z\d]*(-[a-z\d]+)*$/.test(match.part) && match.part.length <= 80;
  return shown && maskPatterns(match.part) === match.part ? path : `/${masked}`;
}

function maskSearch(search: string): string {
  if (search === '') return search;
  const given = [...new URLSearchParams(search)];
  const shown = given.map(([name, value]) => {
    if (name === 'returnTo') return [name, maskAddress(value)];
    return [name, shownParameters.has(name) ? maskPatterns(value) : masked];
  });
  const same = shown.every(([, value], index) => value === given[index]?.[1]);
  return same ? search : `?${new URLSearchParams(shown)}`;
}

/** A heading of the page; a token is longer, or has digits or capitals. */
function maskHash(hash: string): string {
  return /^(#[a-zæøå-]{0,30})?$/.test(hash) ? hash : `#${masked}`;
}

/** A path with query and fragment. */
export function maskAddress(text: string): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)([^#]*)(.*)$/s.exec(text) ?? [];
  return maskPath(path) + maskSearch(search) + maskHash(hash);
}

/** A key of RTK Query's cache, such as `tool("5")`: the endpoint and its arguments as JSON. */
function maskCacheKey(endpoint: string, args: string): string {
  if (args === '' || args === 'undefined') return `${endpoint}(${args})`;
  return `${endpoint}(${maskJson(args, shownArguments.has(endpoint) ? asId : asSecret)})`;
}

function maskJson(text: string, field: string): string {
  try {
    const value: unknown = JSON.parse(text);
    const shown = maskSecrets(value, field);
    return shown === value ? text : JSON.stringify(shown);
  } catch {
    return masked;
  }
}

const cacheKey = /^(\w+)\((undefined|null|["{[\d].*|)\)$/s;

/** The name of a field: an id, a path, a key of the cache, or a name in code. */
function maskKey(key: string): string {
  const [, endpoint, args = ''] = cacheKey.exec(key) ?? [];
  if (endpoint !== undefined) return maskCacheKey(endpoint, args);
  if (key.startsWith('/')) return maskAddress(key);
  if (key.startsWith('{')) return maskJson(key, asSecret);
  return /^[\w -]{0,80}$/.test(key) ? key : maskPatterns(key);
}

/** The codes of categories and errors; other codes are typed by people, or are secrets. */
const shownCodes: ReadonlySet<string> = new Set([
  ...allCategories.map(({ code }) => code),
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'INTERNAL',
  'STORAGE_FULL',
  'UNAVAILABLE',
]);

function maskText(text: string, field: string): string {
  // Also what is masked already: the service masks again what it is sent.
  if (text === '' || /^[^@]?•••(@[^@]?•••)?$/.test(text)) return text;
  const [, endpoint, args = ''] = cacheKey.exec(text) ?? [];
  if (endpoint !== undefined) return maskCacheKey(endpoint, args);
  if (field === 'search') return maskSearch(text);
  if (field === 'hash') return maskHash(text);
  if (addressFields.has(field) && text.startsWith('/')) return maskAddress(text);
  if (plainFields.has(field)) {
    return /^(data:|blob:)/.test(text) ? `${text.slice(0, 40)}… (${text.length})` : text;
  }
  if (textFields.has(field)) return maskPatterns(text);
  if (field === 'code') return shownCodes.has(text) ? text : masked;
  if (field === 'endpoint' && /^[a-z]+[A-Za-z]*$/.test(text)) return text;
  if (/^[^\s"'<>@]+@[^\s"'<>@]+\.[a-z]+$/i.test(text)) return maskEmail(text);
  return masked;
}

/** Fields that hold texts by a name that varies. */
const tables = new Set(['readUpTo', 'texts', 'typing', 'values']);

/** What the texts directly in a field of this object are: usually what the field is called. */
function fieldWithin(value: object, key: string, field: string): string {
  if (field === asPaths) return asParts;
  if (field === asParts) return shownPart.test(key) ? asText : asSecret;
  if (Array.isArray(value) || /^\d+$/.test(key)) return field;
  if (tables.has(field)) return field;
  const part = getField(value, 'part');
  if (key === 'value' && typeof part === 'string') return shownPart.test(part) ? asText : asSecret;
  if (['args', 'originalArgs', 'data', 'payload'].includes(key)) {
    const call = getField(getField(value, 'meta'), 'arg') ?? value;
    const endpoint = getField(call, 'endpointName') ?? getField(call, 'endpoint');
    if (typeof endpoint === 'string') return shownArguments.has(endpoint) ? asId : asSecret;
    const [slice = ''] = String(getField(value, 'type')).split('/');
    return key === 'payload' && shownPayloads.has(slice) ? asId : asSecret;
  }
  return key;
}

/** What is known of each object, by the field that it stood in. */
const known = new Map<string, WeakMap<object, unknown>>();

/**
 * A copy for DevTools and for a recording: only the texts in the fields of `shownFields.ts` are left, so that nothing in
 * it opens an account or a door. E-mails are shortened to what tells two apart. Numbers and truth values stay. An object
 * in which nothing is masked is returned as it is, so that DevTools can still tell by identity what an action has changed.
 */
export function maskSecrets<T>(value: T, field = ''): T {
  if (typeof value === 'string') return maskText(value, field) as T;
  if (typeof value !== 'object' || value === null) return value;
  const seen = known.get(field) ?? new WeakMap<object, unknown>();
  known.set(field, seen);
  const before = seen.get(value);
  if (before !== undefined) return before as T;
  const entries = Object.entries(value);
  const shown = entries.map(
    ([key, child]) =>
      [maskKey(key), maskSecrets(child as unknown, fieldWithin(value, key, field))] as const,
  );
  const same = shown.every(
    ([key, child], index) => key === entries[index]?.[0] && child === entries[index]?.[1],
  );
  const result = same
    ? value
    : Array.isArray(value)
      ? shown.map(([, child]) => child)
      : Object.fromEntries(shown);
  seen.set(value, result);
  seen.set(result as object, result);
  return result as T;
}
