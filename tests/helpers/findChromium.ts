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

function findOnPath(wanted: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return wanted.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

const firstOf = (places: readonly string[]) =>
  places.find((place) => existsSync(place) && executable(place)) ?? null;

/** The path of a Chrome or Chromium on this machine, or null: CHROMIUM_PATH, the PATH, the usual places, Playwright's own. */
function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  return named || firstOf([...findOnPath(names), ...fixedPlaces, chromium.executablePath()]);
}

/** The path of a headless shell on the PATH; null without one, and when CHROMIUM_PATH names the browser. */
export function findHeadlessShell(): string | null {
  return process.env['CHROMIUM_PATH'] ? null : firstOf(findOnPath(shellNames));
}

function attempt(command: string, args: string[]): void {
  console.info(`> ${command} ${args.join(' ')}`);
  const { error } = spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 });
  if (error) console.info(error.message);
}

/**
 * The path of a Chrome or Chromium. Installs one when there is none: Playwright's, or else Debian's packages, its headless
 * shell too, when the user is root. Throws with instructions when that fails too.
 */
export function requireChromium(): string {
  const present = findChromium();
  if (present) return present;
  const cli = path.join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
  attempt(process.execPath, [cli, 'install', 'chromium']);
  if (!findChromium() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update', '-qq']);
    for (const name of ['chromium', 'chromium-headless-shell'])
      attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
  }
  const installed = findChromium();
  if (!installed) {
    throw new Error(
      'The end-to-end tests need Chrome or Chromium, and none could be installed. Install one, or name it in CHROMIUM_PATH.',
    );
  }
  execFileSync(installed, ['--version'], { stdio: 'inherit' });
  return installed;
}
