import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);

const files = execFileSync(
  'git',
  [
    'ls-files',
    ...['src', 'server', 'domain'].flatMap((folder) =>
      ['po', 'json', 'mdx', 'ts', 'tsx'].map((type) => `${folder}/*.${type}`),
    ),
    ':!*.test.*',
  ],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter(Boolean);

test('a number or placeholder and its kr. stay on one line, in texts and code', () => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /[\d}] kr\./.test(line) && !isComment(line) ? [`${file}:${index + 1} ${line}`] : [],
      ),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});
