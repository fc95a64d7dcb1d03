import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sources = path.join(process.cwd(), 'src');

/** Styles are written with tokens; only the theme knows values. */
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    !/\.test\.tsx?$/.test(file) &&
    !file.startsWith('theme') &&
    // A page of the service worker's own, for when nothing else can be fetched.
    !file.startsWith('worker'),
);

function linesWith(pattern: RegExp): string[] {
  return files.flatMap((file) =>
    readFileSync(path.join(sources, file), 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

test('the check finds the style files', () => {
  expect(files.length).toBeGreaterThan(50);
});

test.each([
  ['colour', /^\s*[a-z-]+:.*(#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab)a?\()/i],
  ['depth', /\bz-?index: *-?\d/i],
  ['size', /^\s*[a-z-]+:.*\b\d+px\b.*;$/],
])('no literal %s is used outside the theme', (_what, pattern) => {
  expect(linesWith(pattern)).toEqual([]);
});
