import { contrast as contrastOf, luminance } from '../../tests/helpers/contrast';
import { colourSchemes } from './palettes';
import type { ColourName } from './theme';
import { tokens } from './tokens';

function getLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return luminance(red, green, blue);
}
const contrast = (one: string, other: string) => contrastOf(getLuminance(one), getLuminance(other));

const schemes = ['light', 'dark'] as const;
const grounds = ['ground', 'surface', 'sunken'] as const;
const everyGround = [
  ...grounds,
  'primarySoft',
  'accentSoft',
  'successGround',
  'warningGround',
  'dangerGround',
  'infoGround',
] as const;

const textPairs: [ColourName, readonly ColourName[]][] = [
  ['ink', everyGround],
  ['muted', everyGround],
  ['primary', everyGround],
  ['primaryHover', everyGround],
  ['accentText', everyGround],
  ['danger', [...grounds, 'dangerGround']],
  ['success', [...grounds, 'successGround']],
  ['warning', [...grounds, 'warningGround']],
  ['info', [...grounds, 'infoGround']],
  ['onPrimary', ['primary', 'primaryHover']],
  ['onAccent', ['accent', 'accentHover']],
  ['onDanger', ['dangerSolid', 'dangerSolidHover']],
];

const graphicPairs: [ColourName, readonly ColourName[]][] = [
  ['edge', everyGround],
  ['focus', everyGround],
  ['star', everyGround],
  ['primary', grounds],
  ['accent', grounds],
  ['dangerSolid', grounds],
  ['success', grounds],
];

const rows = (pairs: [ColourName, readonly ColourName[]][]) =>
  schemes.flatMap((scheme) =>
    pairs.flatMap(([front, backs]) => backs.map((back) => ({ scheme, front, back }))),
  );

test('the contrast formula matches reference values', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

test.each(rows(textPairs))(
  '$scheme: $front on $back has the contrast of text',
  ({ scheme, front, back }) => {
    const palette = colourSchemes.palettes[scheme];
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(rows(graphicPairs))(
  '$scheme: $front on $back has the contrast of graphics',
  ({ scheme, front, back }) => {
    const palette = colourSchemes.palettes[scheme];
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(3);
  },
);

test.each(Object.entries(colourSchemes.categoryTints))(
  'text has enough contrast on the tint of %s',
  (_code, tint) => {
    for (const scheme of schemes) {
      const palette = colourSchemes.palettes[scheme];
      expect(contrast(palette.ink, tint[scheme])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.muted, tint[scheme])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.primary, tint[scheme])).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test('the category tints share one lightness per scheme', () => {
  for (const scheme of schemes) {
    const lightness = Object.values(colourSchemes.categoryTints).map((tint) =>
      getLuminance(tint[scheme]),
    );
    expect((Math.max(...lightness) + 0.05) / (Math.min(...lightness) + 0.05)).toBeLessThan(1.15);
  }
});

/** A colour with `#RRGGBBAA` laid over it. */
function over(hex: string, veil: string): string {
  const share = Number.parseInt(veil.slice(7), 16) / 255;
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => part(hex, at) * (1 - share) + part(veil, at) * share);
  return `#${parts.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

test.each(schemes)(
  '%s: black and, in dark mode, white parts of drawings have enough contrast',
  (scheme) => {
    const veils = colourSchemes.pictureGrounds[scheme].match(/#\w{8}/g) ?? [];
    expect(veils).toHaveLength(2);
    const under = [
      colourSchemes.palettes[scheme].sunken,
      ...Object.values(colourSchemes.categoryTints).map((tint) => tint[scheme]),
    ];
    for (const ground of under.flatMap((tint) => veils.map((veil) => over(tint, veil)))) {
      expect(contrast('#1F2124', ground)).toBeGreaterThanOrEqual(3);
      if (scheme === 'dark') expect(contrast('#EFE7D6', ground)).toBeGreaterThanOrEqual(3);
    }
  },
);

test('z-index tokens rise in stacking order', () => {
  const depths = Object.values(tokens.depth).map(Number);
  expect(depths).toEqual([...depths].sort((a, b) => a - b));
  expect(new Set(depths).size).toBe(depths.length);
});

test('spacing tokens are multiples of 4 px', () => {
  for (const [step, length] of Object.entries(tokens.space)) {
    expect(Number.parseInt(length, 10)).toBe(Number(step) * 4);
  }
});
