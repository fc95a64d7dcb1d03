import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The names in a source. `*` stands for a placeholder. */
const namesIn = (code: string) =>
  [...code.matchAll(/\buseScreenState(?:<[^;]*?>)?\(\s*(['`])(.*?)\1/g)].map(([, , name = '']) =>
    name.replaceAll(/\$\{.*?\}/g, '*'),
  );

const isSame = (one: string, other: string) =>
  new RegExp(`^${one.replaceAll('*', '.+')}$`).test(other);

it('finds a state name after its type argument', () => {
  const code = `useScreenState<{ a: 'b' } | null>(\n  'open', null); useScreenState(\`\${a} open\`, 1)`;
  expect(namesIn(code)).toEqual(['open', '* open']);
});

it('each screen state name is used in one file only', () => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      namesIn(readFileSync(path.join('src', file), 'utf8')).map((name) => ({ name, file })),
    );
  expect(names.length).toBeGreaterThan(100);
  const shared = names.flatMap(({ name, file }) =>
    names
      .filter((other) => other.file !== file && isSame(name, other.name))
      .map((other) => `${name} of ${file} is ${other.name} of ${other.file}`),
  );
  expect(shared).toEqual([]);
});
