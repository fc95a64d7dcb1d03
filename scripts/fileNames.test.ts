import { execFileSync } from 'node:child_process';

it('file names differ by more than case', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const byFolded = new Map<string, Set<string>>();
  for (const file of files.split('\n').filter(Boolean)) {
    // Imports name no endings, so `bookingForm.ts` and `BookingForm.tsx` are too close as well.
    const name = file.replace(/(\.test)?\.[^./]+$/, '');
    const folded = name.toLowerCase();
    byFolded.set(folded, (byFolded.get(folded) ?? new Set()).add(name));
  }
  const close = [...byFolded.values()].filter((names) => names.size > 1).map((names) => [...names]);
  expect(close).toEqual([]);
});
