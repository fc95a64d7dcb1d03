import { type CategoryTint, type ColourName, tokens } from './tokens';

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

const colourNames = Object.keys(tokens.palettes.light) as ColourName[];
const categoryNames = Object.keys(tokens.categoryTints) as CategoryTint[];

/**
 * What styles are written with. Colours and shadows are custom properties, so a change of scheme
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
