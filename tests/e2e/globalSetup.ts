import { buildIfNeeded } from '../../scripts/buildIfNeeded';
import { findHeadlessShell, requireChromium } from '../helpers/findChromium';

/**
 * Finds or installs a browser and builds app and service when their sources have changed. The workers start later and inherit the
 * environment, and the configuration is read again in each of them. A default export, which Playwright calls.
 */
export default async function globalSetup(): Promise<void> {
  const chromium = requireChromium();
  process.env['TEST_BROWSER'] = findHeadlessShell() ?? chromium;
  await buildIfNeeded();
}
