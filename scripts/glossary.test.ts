import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Words that the documents and the schema do not use, each with the usual term. */
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

const files = execFileSync('git', ['ls-files', '*.md', 'schema.graphql'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

test.each(Object.entries(usualTerms))('documents and schema do not say "%s" but %s', (word) => {
  const pattern = new RegExp(`\\b${word}\\b`, 'i');
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line}`] : [])),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
