import { buildAppIfNeeded } from '../../scripts/appBuild';
import { requireChromium } from '../helpers/findChromium';

/**
 * Finds or installs a browser and builds the app when its sources have changed. The workers start later and inherit the
 * environment, and the configuration is read again in each of them.
 */
export default function globalSetup(): void {
  process.env['CHROMIUM_PATH'] = requireChromium();
  buildAppIfNeeded();
}
