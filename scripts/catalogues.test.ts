import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findTextsOutside } from './textsOutside';

/** Folders and files whose texts are not in the catalogues yet. It shrinks to nothing; then the switch is shown (D24). */
const notYet: readonly string[] = [
  'src/content/blogPosts.ts',
  'src/content/jobs.ts',
  'src/content/plans.ts',
  'src/features/info/',
  'src/features/people/',
  'src/routes/account/Profile.tsx',
  'src/routes/account/PublicProfile.tsx',
  'src/routes/account/Settings.tsx',
  'src/routes/account/profile/',
  'src/routes/account/public-profile/',
  'src/routes/account/settings/',
  'src/routes/borrowing/',
  'src/routes/info/',
];

/** What only developers see, and tables that hold both languages themselves. */
const never: readonly string[] = ['src/app/MomentLine.tsx', 'src/store/devTools.ts', 'src/theme/'];

const sources = spawnSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], {
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.|^src\/test\//.test(file));

const outsideOf = (file: string) => findTextsOutside(file, readFileSync(file, 'utf8'));
const isIn = (places: readonly string[], file: string) =>
  places.some((place) => file.startsWith(place));

describe('the texts of the app', () => {
  it('are found between tags, in attributes and in tables, and nowhere else', () => {
    const code = `
      const rows = [{ label: 'Første', to: '/x' }, { label: /*i18n*/ 'Anden' }];
      export const A = ({ open, name }) => (
        <p title="Et ord" className="card wide" aria-label={i18n.t('Kendt')}>
          Hej {name} <b>{open ? 'Åben' : i18n.t('Lukket')}</b> {open && 'ja tak'} 4,5 – km {\`\${name}\`}
          <i title={\`Nr. \${name} her\`}>Skuret</i>
        </p>
      );`;
    expect(findTextsOutside('A.tsx', code).map(({ text }) => text)).toEqual([
      "'Første'",
      '"Et ord"',
      'Hej',
      "'Åben'",
      "'ja tak'",
      '`Nr. $' + '{name} her`',
    ]);
  });

  it('are in the catalogues, but for what is not translated yet', () => {
    const found = sources
      .filter((file) => !isIn(notYet, file) && !isIn(never, file))
      .flatMap((file) => outsideOf(file).map(({ line, text }) => `${file}:${line} ${text}`));
    expect(found).toEqual([]);
  });

  it.each(notYet)('have something left to translate in %s', (place) => {
    const left = sources.filter((file) => file.startsWith(place)).flatMap(outsideOf);
    expect(left.length).toBeGreaterThan(0);
  });

  it('are all in both catalogues, with the same values, and nothing else is', () => {
    // Lingui's extractor is a module that jest cannot load.
    const script = path.join('scripts', 'catalogueProblems.ts');
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([]);
  }, 60_000);
});
