import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface Rule {
  what: string;
  neededBy?: RegExp;
}
const require = createRequire(path.join(process.cwd(), 'scripts/webpack/cutLoader.cjs'));
const { cuts } = require('./cuts.cjs') as {
  cuts: { library: string; version: string; file: RegExp; rules: Rule[] }[];
};
const cut = require('./cutLoader.cjs') as (
  this: { resourcePath: string },
  source: string,
) => string;

function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => pattern.test(file));
}
const sources = filesBelow(path.join(process.cwd(), 'src'), /(?<!\.test)\.tsx?$/).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

test.each(cuts.flatMap(({ library, rules }) => rules.map((rule) => ({ library, ...rule }))))(
  'nothing of ours needs what is cut out of $library: $what',
  ({ neededBy }) => {
    const users = sources.filter(({ text }) => neededBy?.test(text));
    expect(users.map(({ file }) => file)).toEqual([]);
  },
);

const reactDom = path.join(
  path.dirname(require.resolve('react-dom/package.json')),
  'cjs/react-dom-client.production.js',
);

test('what stays of a library is still a program, without what was cut', () => {
  const text = cut.call({ resourcePath: reactDom }, readFileSync(reactDom, 'utf8'));
  expect(() => new Function('require', 'exports', text)).not.toThrow();
  expect(text).not.toMatch(/exports\.hydrateRoot/);
  expect(text).toMatch(/exports\.createRoot/);
});

test('a cut that finds nothing stops the build', () => {
  expect(() => cut.call({ resourcePath: reactDom }, 'exports.createRoot = 1;')).toThrow(
    /hydration.*nothing of it/,
  );
});

test('a file that has no cuts is left as it is', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cut-'));
  const file = path.join(folder, 'other.js');
  writeFileSync(file, 'const a = 1;');
  expect(cut.call({ resourcePath: file }, 'const a = 1;')).toBe('const a = 1;');
  rmSync(folder, { recursive: true });
});

test('the versions are those that are installed', () => {
  for (const { library, version } of cuts) {
    const { version: installed } = require(`${library}/package.json`) as { version: string };
    expect(`${library} ${installed}`).toBe(`${library} ${version}`);
  }
});
