import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { foreignInMessage } from '../tests/helpers/foreignWords';
import { findTextsOutside } from './textsOutside';

/**
 * Sources without translated texts: what only developers see, and the offline page, which cannot fetch a catalogue and
 * has texts in both languages.
 */
const never: readonly string[] = [
  'src/shell/MomentLine.tsx',
  'src/platform/store/devTools.ts',
  'src/theme/',
  'src/worker/offlinePage.ts',
];

const sources = spawnSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], {
  encoding: 'utf8',
})
  .stdout.split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\./.test(file));

const getOutside = (file: string) => findTextsOutside(file, readFileSync(file, 'utf8'));

describe('texts of the app', () => {
  it('are found in elements, attributes and tables only', () => {
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

  it('are all in the catalogues', () => {
    const found = sources
      .filter((file) => !never.some((place) => file.startsWith(place)))
      .flatMap((file) => getOutside(file).map(({ line, text }) => `${file}:${line} ${text}`));
    expect(found).toEqual([]);
  });

  it('are in both catalogues, each in its language, with equal placeholders, and none are unused', () => {
    // Jest cannot load Lingui's extractor, so it runs in a process of its own.
    const script = path.join('scripts', 'catalogueProblems.ts');
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([]);
  }, 60_000);
});

test.each(['da', 'en'] as const)(
  'texts of the service in %s have no words of the other language',
  (language) => {
    const file = path.join('server', 'texts', `service.${language}.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const foreign = Object.entries(texts).filter(
      ([, text]) => foreignInMessage(text, language).length > 0,
    );
    expect(foreign).toEqual([]);
  },
);
