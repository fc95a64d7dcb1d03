import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const read = (name: string) => readFileSync(`docs/operations/${name}`, 'utf8');

/** The requirements of ASVS 5.0 on levels 1 and 2, by section: the last part of each number, with a `!` on level 1. */
const asked = `
1.1 1 2
1.2 1! 2! 3! 4! 5! 6 7 8 9
1.3 1! 2! 3 4 5 6 7 8 9 10 11
1.4 1 2 3
1.5 1! 2
2.1 1! 2 3
2.2 1! 2! 3
2.3 1! 2 3 4
2.4 1
3.2 1! 2!
3.3 1! 2 3 4
3.4 1! 2! 3 4 5 6
3.5 1! 2! 3! 4 5
3.7 1 2
4.1 1! 2 3
4.2 1
4.3 1 2
4.4 1! 2 3 4
5.1 1
5.2 1! 2! 3
5.3 1! 2!
5.4 1 2 3
6.1 1! 2 3
6.2 1! 2! 3! 4! 5! 6! 7! 8! 9 10 11 12
6.3 1! 2! 3 4
6.4 1! 2! 3 4
6.5 1 2 3 4 5
6.6 1 2 3
6.8 1 2 3 4
7.1 1 2 3
7.2 1! 2! 3! 4!
7.3 1 2
7.4 1! 2! 3 4 5
7.5 1 2
7.6 1 2
8.1 1! 2
8.2 1! 2! 3
8.3 1!
8.4 1
9.1 1! 2! 3!
9.2 1! 2 3 4
10.1 1 2
10.2 1 2
10.3 1 2 3 4
10.4 1! 2! 3! 4! 5! 6 7 8 9 10 11
10.5 1 2 3 4 5
10.6 1 2
10.7 1 2 3
11.1 1 2
11.2 1 2 3
11.3 1! 2! 3
11.4 1! 2 3 4
11.5 1
11.6 1
12.1 1! 2 3
12.2 1! 2!
12.3 1 2 3 4
13.1 1
13.2 1 2 3 4 5
13.3 1 2
13.4 1! 2 3 4 5
14.1 1 2
14.2 1! 2 3 4
14.3 1! 2 3
15.1 1! 2 3
15.2 1! 2 3
15.3 1! 2 3 4 5 6 7
16.1 1
16.2 1 2 3 4 5
16.3 1 2 3 4
16.4 1 2 3
16.5 1 2 3
17.1 1
17.2 1 2 3 4
17.3 1 2
`;

interface Row {
  id: string;
  level: string;
  met: string;
}

function requirements(): { id: string; level: string }[] {
  return asked
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [section = '', ...numbers] = line.split(' ');
      return numbers.map((number) => ({
        id: `${section}.${number.replace('!', '')}`,
        level: number.endsWith('!') ? '1' : '2',
      }));
    });
}

const asvs = read('asvs.md');
const rows: Row[] = [
  ...asvs.matchAll(
    /^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \| ([12]) \| .+ \| (yes|no|n\/a) \| .+ \|$/gm,
  ),
].flatMap(([, ids = '', level = '', met = '']) =>
  ids.split(', ').map((id) => ({ id, level, met })),
);

it('lists every requirement of ASVS 5.0, levels 1 and 2', () => {
  expect(rows.map(({ id, level }) => ({ id, level }))).toEqual(requirements());
});

it('counts the requirements that are met and missed', () => {
  const counted = (name: string, of: Row[]) => {
    const met = (as: string) => of.filter((row) => row.met === as).length;
    return `| ${name} | ${met('yes')} | ${met('no')} | ${met('n/a')} | ${of.length} |`;
  };
  const ofLevel = (level: string) => rows.filter((row) => row.level === level);
  expect(asvs).toContain(counted('1', ofLevel('1')));
  expect(asvs).toContain(counted('2 alone', ofLevel('2')));
  expect(asvs).toContain(counted('1 and 2', rows));
});

it('names a remedy for every gap', () => {
  const told = [...asvs.matchAll(/^\| (\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*) \| [^|]+ \|$/gm)];
  const missing = rows.filter(({ met }) => met === 'no').map(({ id }) => id);
  expect(told.flatMap(([, ids = '']) => ids.split(', ')).sort()).toEqual(missing.sort());
});

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Example names in the recipes of CONTRIBUTING.md, and placeholders in file and function names. */
const isExample = (name: string) =>
  /press\b|newestTools|parkingNote|weekDiscount|tool_?questions|^useX$|^xForm/i.test(name);

it.each([
  'asvs.md',
  'threats.md',
  'access.md',
  'security.md',
  'failures.md',
  'scaling.md',
  'deployment.md',
  'upgrades.md',
  '../architecture.md',
  '../../CONTRIBUTING.md',
])('%s names existing files only', (document) => {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard');
  const text = read(document);
  const isThere = (name: string) =>
    isExample(name) || files.some((file) => file === name || file.endsWith(`/${name}`));
  const named = namesIn(text, /`((?!build\/)[\w./-]+\.(?:tsx?|md|json|graphql))`/g);
  const folders = namesIn(text, /`((?:server|src|domain|scripts|e2e)\/[\w/]+\/)`/g);
  expect(named.filter((name) => !isThere(name))).toEqual([]);
  const isFolder = (name: string) => files.some((file) => file.startsWith(name));
  expect(folders.filter((name) => !isFolder(name))).toEqual([]);
});

it.each(['../architecture.md', '../../CONTRIBUTING.md'])(
  '%s names existing functions, tables and types only',
  (document) => {
    const names = namesIn(
      read(document),
      /`(?:context\.)?([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)(?:\([^`]*\))?`/g,
    ).filter((name) => !isExample(name));
    expect(names.length).toBeGreaterThan(10);
    const code = ['*.ts', '*.tsx', '*.graphql', '*.json', '*.mjs', ':!scripts/documents.test.ts'];
    const patterns = names.flatMap((name) => ['-e', name]);
    const found = new Set(git('grep', '-ohwF', '--untracked', ...patterns, '--', ...code));
    expect(names.filter((name) => !found.has(name))).toEqual([]);
  },
);

it('lists every environment variable of the service', () => {
  const settings = readFileSync('server/start/env.ts', 'utf8').matchAll(
    /^ {4}([A-Z_\d]+): \w+\(/gm,
  );
  const listed = read('configuration.md').match(/`[A-Z_\d]+`(?=[^|]*\|[^|]*\|[^|]*\|$)/gm) ?? [];
  const names = [...settings].map(([, name = '']) => name).filter((name) => name !== 'NODE_ENV');
  expect(names.length).toBeGreaterThan(40);
  expect(listed.map((name) => name.slice(1, -1)).sort()).toEqual(names.sort());
});
