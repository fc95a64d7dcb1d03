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
  /** A pointer that can rest on something without pressing it. */
  hover: '@media (hover: hover)',
  /** A finger: targets grow. */
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColours: '@media (forced-colors: active)',
  print: '@media print',
} as const;
