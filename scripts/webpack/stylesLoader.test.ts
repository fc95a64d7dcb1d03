import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.join(process.cwd(), 'scripts/webpack/stylesLoader.cjs'));
const load = require('./stylesLoader.cjs') as (
  this: { resourcePath: string },
  source: string,
) => string;

/** A file of the app after the loader, without its imports. `#{` stands for the braces of a template. */
function styles(text: string): string {
  const imports = `import { media } from '../theme/media';\nimport { theme } from '../theme/theme';\n`;
  const source = imports + text.replaceAll('#{', '${');
  return load
    .call({ resourcePath: '/app/src/ui/Thing.tsx' }, source)
    .replace(/^import .*\n/gm, '')
    .replaceAll('${', '#{')
    .trim();
}

test.each([
  [
    'what the theme says is written out',
    'const A = styled.p`\n  gap: #{theme.space[4]};\n  color: #{theme.color.ink};\n`;',
    "const A = styled('p')`gap:16px;color:var(--color-ink);`;",
  ],
  [
    'a name that stands for a part of the theme, and one for a text made of it',
    'const { space } = theme;\nconst top = `calc(#{space[4]} + 1px)`;\nconst A = styled.p`top: #{top};`;',
    "A = styled('p')`top:calc(16px + 1px);`;",
  ],
  [
    'a width is a query',
    'const A = css`#{media.tablet} { gap: 0; }`;',
    'const A = css`@media (min-width:45em){gap:0;}`;',
  ],
  [
    'what only the app knows stays, with the space between two values',
    'const A = styled.p`\n  margin: #{theme.space[1]} #{({ $end }) => $end} #{(p) => p.$top};\n`;',
    "const A = styled('p')`margin:4px #{({ $end }) => $end} #{(p) => p.$top};`;",
  ],
  [
    'the theme is written out inside of functions as well',
    'const A = styled.p`gap: #{({ $wide }) => ($wide ? theme.space[4] : 0)};`;',
    'const A = styled(\'p\')`gap:#{({ $wide }) => ($wide ? ("16px") : 0)};`;',
  ],
  [
    'a comment goes, and the spaces of a text stay',
    "const A = styled.p`/* why */ &::after { content: ' · '; }`;",
    "const A = styled('p')`&::after{content:' · ';}`;",
  ],
  [
    'a parameter that is called like a part of the theme is not it',
    'const { color } = theme;\nconst f = (color: { ink: string }) => color.ink;',
    'const f = (color: { ink: string }) => color.ink;',
  ],
])('%s', (_what, source, expected) => {
  expect(styles(source)).toContain(expected);
});

test('a file that is no style is left as it is', () => {
  expect(load.call({ resourcePath: '/app/src/store/store.ts' }, 'const a = 1;')).toBe(
    'const a = 1;',
  );
});
