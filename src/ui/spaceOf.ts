import { type SpaceStep, theme } from '../theme/theme';

/** The length of a step of the 4 px grid, for a transient prop. */
export function spaceOf(step: SpaceStep): string {
  return theme.space[step];
}
