export interface Change {
  /** Where in the state: `api.queries["tool(\"5\")"].status`. */
  path: string;
  /** As JSON; undefined where there was nothing. */
  before: string | undefined;
  after: string | undefined;
}

const mostChanges = 200;
const longestValue = 400;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function write(value: unknown): string | undefined {
  const text = JSON.stringify(value);
  return text !== undefined && text.length > longestValue
    ? `${text.slice(0, longestValue)}…`
    : text;
}

const extend = (path: string, key: string) =>
  /^[a-z_$][\w$]*$/i.test(key) ? `${path}${path && '.'}${key}` : `${path}[${JSON.stringify(key)}]`;

/** The differences between two states, part by part; at most 200. Parts that are the same object are skipped. */
export function diffStates(before: unknown, after: unknown, path = ''): Change[] {
  if (Object.is(before, after)) return [];
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, before: write(before), after: write(after) }];
  }
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes: Change[] = [];
  for (const key of keys) {
    if (changes.length >= mostChanges) break;
    changes.push(...diffStates(before[key], after[key], extend(path, key)));
  }
  return changes.slice(0, mostChanges);
}
