import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Words that documents, the schema and comments do not use, each with the usual term. */
const usualTerms = {
  nobody: 'the passive, or "no member"',
  somebody: 'a member, a visitor',
  whoever: 'members who, or the passive',
  'who is signed in': 'the signed-in member',
  'without a line': 'offline',
  'the line is back': 'reconnected',
  'looking back': 'time travel',
  'at once': 'immediately, concurrently',
  'for good': 'permanently',
  anew: 'again',
  'the graph': 'the GraphQL API',
  lane: 'queue',
  journey: 'end-to-end test',
  'deliberate faults': 'mutation tests',
};

const listFiles = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

const documents = listFiles('*.md', 'schema.graphql');
const code = listFiles(
  ...['server', 'domain', 'src', 'scripts', 'tests/helpers'].map((folder) => `${folder}/*.ts`),
  ...['src', 'tests/helpers'].map((folder) => `${folder}/*.tsx`),
);

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);

/** The lines of files with a word, as `file:line text`. */
const findLines = (files: readonly string[], word: string, isChecked = (_line: string) => true) => {
  const pattern = new RegExp(`\\b${word}\\b`, 'i');
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) && isChecked(line) ? [`${file}:${index + 1} ${line}`] : [],
      ),
  );
};

test.each(Object.entries(usualTerms))('documents and schema do not say "%s" but %s', (word) => {
  expect(documents.length).toBeGreaterThan(50);
  expect(findLines(documents, word)).toEqual([]);
});

test.each(Object.entries(usualTerms))('comments do not say "%s" but %s', (word) => {
  expect(code.length).toBeGreaterThan(1_000);
  expect(findLines(code, word, isComment)).toEqual([]);
});
