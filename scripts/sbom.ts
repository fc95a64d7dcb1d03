/**
 * `npm run sbom`: lists what the product is made of. Reads the lock file and the installed packages, and writes npm's
 * bill of materials (CycloneDX) and a list of licences to build/. Fails on a version that is not exact, a licence that
 * is not in the list below, and a package without a checksum in the lock file.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/**
 * Licences of packages that may be shipped. For weaker or stronger terms a person has to decide, and then add a line
 * here.
 */
const shipped = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
  'PostgreSQL',
  'LGPL-3.0-or-later',
]);
/** Licences of packages that may only be used to build and test. */
const onlyTools = new Set([
  'CC-BY-4.0',
  'CC0-1.0',
  'MPL-2.0',
  'Python-2.0',
  'WTFPL',
  'CC-BY-3.0',
  'MIT-0',
]);

/** Packages that are shipped on purpose although their licence is not in the list above, each with its reason. */
const onPurpose: Record<string, string> = {
  // MIT without the duty to repeat the licence text: weaker terms than those in the list.
  nodemailer: 'MIT-0',
  // The duty to publish changes applies to its own files only, and these are unchanged.
  'web-push': 'MPL-2.0',
};

/** Packages that state their licence only in the readme. */
const inReadme: Record<string, string> = {
  'node_modules/humanize-number': 'MIT',
  'node_modules/only': 'MIT',
};

interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  license?: string;
  dependencies?: Record<string, string>;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
const lock = readJson<{ packages: Record<string, LockedPackage> }>('package-lock.json');
const own = readJson<{
  name: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}>('package.json');

const problems: string[] = [];
for (const [name, version] of Object.entries({ ...own.dependencies, ...own.devDependencies })) {
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) problems.push(`${name} ${version} is not exact`);
}

/**
 * The licence of a package, as a text. Old packages give an object or a list, and the lock file copies what they give.
 */
function licenceOf(place: string, locked: LockedPackage): string {
  const { [place]: told } = inReadme;
  if (told !== undefined) return told;
  if (typeof locked.license === 'string') return locked.license.replace(/^\((.*)\)$/, '$1');
  try {
    const { license, licenses } = readJson<{
      license?: string | { type: string };
      licenses?: { type: string }[];
    }>(`${place}/package.json`);
    if (typeof license === 'string') return license;
    return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none given';
  } catch {
    return 'none given';
  }
}

/** For `A OR B` one allowed licence is enough, for `A AND B` both must be allowed. */
const allows = (licences: Set<string>, licence: string) =>
  licence.split(' OR ').some((choice) => choice.split(' AND ').every((part) => licences.has(part)));

const components = Object.entries(lock.packages)
  .filter(([place]) => place !== '')
  .map(([place, locked]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = licenceOf(place, locked);
    const isTool = locked.dev === true || locked.devOptional === true;
    const { version = '', integrity } = locked;
    if (!integrity) problems.push(`${name} ${version} has no checksum in the lock`);
    if (
      !allows(shipped, licence) &&
      onPurpose[name] !== licence &&
      !(isTool && allows(onlyTools, licence))
    ) {
      problems.push(`${name} ${version} is under ${licence}${isTool ? '' : ', and shipped'}`);
    }
    return { name, version, licence, isTool, needsScript: locked.hasInstallScript };
  })
  .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version));

// npm writes the format, but takes the name of the folder for the name of the product.
const { stdout } = spawnSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'],
  { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 },
);
const bill = JSON.parse(stdout) as { metadata: { component: { name: string } } };
bill.metadata.component.name = own.name;

mkdirSync(path.join(root, 'build'), { recursive: true });
writeFileSync(path.join(root, 'build/sbom.json'), `${JSON.stringify(bill, null, 1)}\n`);
const seen = new Set<string>();
const lines = components
  .filter(({ isTool }) => !isTool)
  .map(({ name, version, licence }) => `${name} ${version}: ${licence}`)
  .filter((line) => !seen.has(line) && seen.add(line));
writeFileSync(path.join(root, 'build/licences.txt'), `${lines.join('\n')}\n`);

const count = (isTool: boolean) => {
  const byLicence = new Map<string, number>();
  for (const component of components.filter((each) => each.isTool === isTool)) {
    byLicence.set(component.licence, (byLicence.get(component.licence) ?? 0) + 1);
  }
  return [...byLicence].sort(([, a], [, b]) => b - a);
};
for (const [title, isTool] of [
  ['Shipped', false],
  ['Tools', true],
] as const) {
  const all = count(isTool);
  console.log(`${title}: ${all.reduce((sum, [, amount]) => sum + amount, 0)} packages`);
  for (const [licence, amount] of all) console.log(`  ${String(amount).padStart(4)}  ${licence}`);
}
const scripts = components.filter(({ needsScript }) => needsScript).map(({ name }) => name);
console.log(
  `With an install script (none of which has to run): ${[...new Set(scripts)].join(', ')}`,
);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Nothing to object to.' : `${problems.length} objections.`);
process.exitCode = problems.length === 0 ? 0 : 1;
