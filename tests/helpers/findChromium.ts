import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
/** Chromium without windows and notifications; pages take a fifth less processor time in it. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function executable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a Chrome or Chromium on this machine, or null: CHROMIUM_PATH, the PATH, the usual places, Playwright's own.
 * Prefers a headless shell where one is enough.
 */
function findChromium(isShellEnough: boolean): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const places = [
    ...[...(isShellEnough ? shellNames : []), ...names].flatMap((name) =>
      folders.map((folder) => path.join(folder, name)),
    ),
    ...fixedPlaces,
    chromium.executablePath(),
  ];
  return places.find((place) => existsSync(place) && executable(place)) ?? null;
}

function attempt(command: string, args: string[]): void {
  console.info(`> ${command} ${args.join(' ')}`);
  const { error } = spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 });
  if (error) console.info(error.message);
}

/**
 * The path of a Chrome or Chromium, or of a headless shell where it is enough. Installs one when there is none:
 * Playwright's, or else Debian's package when the user is root. Throws with instructions when that fails too.
 */
export function requireChromium({ isShellEnough = false } = {}): string {
  const present = findChromium(isShellEnough);
  if (present) return present;
  const cli = path.join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
  attempt(process.execPath, [cli, 'install', 'chromium']);
  if (!findChromium(isShellEnough) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const name = isShellEnough ? 'chromium-headless-shell' : 'chromium';
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  }
  const installed = findChromium(isShellEnough);
  if (!installed) {
    throw new Error(
      'The end-to-end tests need Chrome or Chromium, and none could be installed. Install one, or name it in CHROMIUM_PATH.',
    );
  }
  execFileSync(installed, ['--version'], { stdio: 'inherit' });
  return installed;
}
