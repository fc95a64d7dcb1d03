import { renderRoute } from './renderRoute';

/** A route as `SOURCE=sample` shows it: fixed samples, simulated waits. */
export const renderLetter = (
  path: string,
  options: NonNullable<Parameters<typeof renderRoute>[1]> = {},
) => renderRoute(path, { ...options, source: 'sample' });
