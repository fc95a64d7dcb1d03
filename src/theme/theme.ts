import { tokens } from './tokens';

/** Widths in em, so that enlarged text gets the narrower layout too. */
function from(width: number): string {
  return `@media (min-width: ${width / 16}em)`;
}

function below(width: number): string {
  return `@media (max-width: ${(width - 0.02) / 16}em)`;
}

/** Media queries for styles: `${media.tablet} { … }` applies from that width on. */
export const media = {
  phone: from(tokens.breakpoint.phone),
  tablet: from(tokens.breakpoint.tablet),
  desktop: from(tokens.breakpoint.desktop),
  wide: from(tokens.breakpoint.wide),
  belowPhone: below(tokens.breakpoint.phone),
  belowTablet: below(tokens.breakpoint.tablet),
  belowDesktop: below(tokens.breakpoint.desktop),
  /** A window that is low, as at 400 % zoom (WCAG 1.4.10): nothing stays in view there, everything scrolls. */
  low: '@media (max-height: 25em)',
  /** A pointer that can rest on something without pressing it. */
  hover: '@media (hover: hover)',
  /** A finger: targets grow. */
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  moreContrast: '@media (prefers-contrast: more)',
  forcedColours: '@media (forced-colors: active)',
  print: '@media print',
} as const;

// Names alone, so that the values stay out of the app's scripts: `palettes.ts` must have one for each.
const colourNames = [
  'ground',
  'surface',
  'sunken',
  'ink',
  'muted',
  'line',
  'edge',
  'primary',
  'primaryHover',
  'primarySoft',
  'onPrimary',
  'accent',
  'accentHover',
  'accentSoft',
  'accentText',
  'onAccent',
  'success',
  'successGround',
  'warning',
  'warningGround',
  'danger',
  'dangerGround',
  'dangerSolid',
  'dangerSolidHover',
  'onDanger',
  'info',
  'infoGround',
  'focus',
  'star',
  'backdrop',
] as const;
/** A colour by what it is for, never by how it looks. */
export type ColourName = (typeof colourNames)[number];

const categoryNames = [
  'power-tools',
  'garden-tools',
  'hand-tools',
  'kitchen-tools',
  'cleaning-tools',
  'outdoor-tools',
  'bricklayer-tools',
  'automotive-tools',
  'painting-tools',
  'plumbing-tools',
  'electrical-tools',
] as const;
export type CategoryTint = (typeof categoryNames)[number];

/** `primarySoft` becomes `--color-primary-soft`. */
export function colourProperty(name: ColourName): string {
  return `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The custom property with the ground of a category. */
export function categoryProperty(code: CategoryTint): string {
  return `--category-${code}`;
}

function fromNames<Name extends string>(names: readonly Name[], value: (name: Name) => string) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, string>;
}

/**
 * The tokens of the styles. Colours and shadows are custom properties, so a change of scheme
 * needs no new render and styles stay static: interpolate this object, not a function of props.
 */
export const theme = {
  color: fromNames(colourNames, (name) => `var(${colourProperty(name)})`),
  category: fromNames(categoryNames, (code) => `var(${categoryProperty(code)})`),
  shadow: { lifted: 'var(--shadow-lifted)', floating: 'var(--shadow-floating)' },
  pictureGround: 'var(--picture-ground)',
  pictureFilter: 'var(--picture-filter)',
  fontFamily: tokens.fontFamily,
  fontSize: tokens.fontSize,
  fontWeight: tokens.fontWeight,
  lineHeight: tokens.lineHeight,
  space: tokens.space,
  radius: tokens.radius,
  border: tokens.border,
  depth: tokens.depth,
  motion: tokens.motion,
  width: tokens.width,
  target: tokens.target,
  icon: tokens.icon,
  size: tokens.size,
  avatar: tokens.avatar,
} as const;

export type SpaceStep = keyof typeof tokens.space;
