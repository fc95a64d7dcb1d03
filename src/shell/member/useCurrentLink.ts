import { useLocation } from 'react-router-dom';

/**
 * The address of the one link that leads to the current screen. The router compares paths only, so it would mark every
 * link to a tab of the dashboard.
 */
export function useCurrentLink(links: readonly { to: string }[]): string | undefined {
  const { pathname, search } = useLocation();
  return [pathname + search, pathname].find((here) => links.some(({ to }) => to === here));
}
