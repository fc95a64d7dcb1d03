/** The theme's values as the build knows them: its modules are bundled and run here, since loaders cannot await. */
const { buildSync } = require('esbuild');
const path = require('node:path');

const folder = path.join(process.cwd(), 'src/theme');
const { outputFiles } = buildSync({
  stdin: {
    contents: `export * from './theme'; export * from './media'; export * from './tokens'; export * from './globalCss';`,
    resolveDir: folder,
  },
  bundle: true,
  write: false,
  format: 'cjs',
  platform: 'node',
});
const loaded = { exports: {} };
new Function('module', 'exports', outputFiles[0].text)(loaded, loaded.exports);

exports.themeValues = loaded.exports;
