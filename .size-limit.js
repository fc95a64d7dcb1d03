/** The most bytes that each part may weigh, compressed by Brotli (docs/operations/performance.md). */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const build = path.join(import.meta.dirname, 'build');
const { namedChunkGroups } = JSON.parse(readFileSync(path.join(build, 'routes.json'), 'utf8'));
const scripts = (name) => namedChunkGroups[name].assets.map((asset) => asset.name);
const limits = {
  map: '60 kB',
  booking: '68 kB',
  'catalogue-da': '60 kB',
  'catalogue-en': '60 kB',
  sw: '10 kB',
};

/** Loaded by every page. */
const always = [...scripts('libraries'), ...scripts('main')];
/** Libraries in files of their own. */
const libraries = [
  { name: 'forms', path: 'build/app/assets/forms.*.js', limit: '22 kB' },
  { name: 'overlays', path: 'build/app/assets/overlays.*.js', limit: '18 kB' },
];
const isLibrary = (file) => /^assets\/(forms|overlays)\./.test(file);

// size-limit reads its configuration from a default export.
export default [
  {
    name: 'first load of /browse',
    path: [...new Set([...always, ...scripts('browse')])].map((file) => `build/app/${file}`),
    limit: '180 kB',
  },
  {
    name: 'scripts of every page',
    path: always.map((file) => `build/app/${file}`),
    limit: '155 kB',
  },
  ...libraries,
  { name: 'font', path: 'build/app/fonts/*.woff2', limit: '30 kB', brotli: false },
  { name: 'drawings of tools', path: 'build/app/images/tools/*.svg', limit: '240 kB' },
  ...Object.keys(namedChunkGroups)
    .filter((name) => name !== 'libraries' && name !== 'main')
    .map((name) => ({
      name,
      path: scripts(name)
        .filter((file) => !always.includes(file) && !isLibrary(file))
        .map((file) => `build/app/${file}`),
      limit: limits[name] ?? '53 kB',
    })),
];
