/** A browser as a person would name it; null for what is not recognised. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** The order matters: most of these headers name the later browsers too. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS|e)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(?:e|ium)\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const firstMatch = (table: readonly [RegExp, string][], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/**
 * Browser and system of a `User-Agent` header, without versions: enough for a person to recognise their own. A library
 * would know thousands of devices, which browsers no longer name. Edge: a client with a false header gets a false name.
 */
export function readDevice(userAgent: string): Device {
  const text = userAgent.slice(0, 1_000);
  return { browser: firstMatch(browsers, text), system: firstMatch(systems, text) };
}
