import { createHash } from 'node:crypto';
import { pagePolicy } from '../web/securityHeaders';
import type { FirstScreenParts } from './readFirstScreens';

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The policy of a first screen: the page's, and besides exactly the texts of this build that are written into
 * it, by their hashes. A style sheet or script of its own would cost another way there and back before
 * anything is seen.
 */
export function firstScreenPolicy({ css, globalCss, scheme }: FirstScreenParts): string {
  const styles = [globalCss, ...Object.values(css)].map(hashSource).join(' ');
  return pagePolicy
    .replace("style-src 'self'", `style-src 'self' ${styles}`)
    .replace("script-src 'self'", `script-src 'self' ${hashSource(scheme)}`);
}
