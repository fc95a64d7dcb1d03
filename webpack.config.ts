import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import type {} from 'webpack-dev-server';
import { globalCss } from './src/theme/globalCss';

interface BrotliOptions {
  params: Record<number, number>;
}

type Mode = 'production' | 'development';

const here = process.cwd();
/** Where both builds go: `app/` for the browser, `pages/` for the service, which renders pages with it. */
const buildFolder = path.resolve(process.env['BUILD_DIR'] ?? 'build');

function compileTypeScript(mode: Mode, options: { refresh: boolean }): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: {
          react: {
            runtime: 'automatic',
            development: mode === 'development',
            refresh: options.refresh,
          },
        },
        experimental: {
          cacheRoot: path.join(here, '.cache/swc'),
          // Gives each styled component an id that is the same in both builds, and packs its CSS.
          plugins: [
            [
              '@swc/plugin-styled-components',
              { ssr: true, pure: true, minify: true, displayName: mode === 'development' },
            ],
          ],
        },
      },
    },
  };
}

/** The texts of the static pages (docs/decisions/69-static-pages.md). */
const compileMarkdown: RuleSetRule = { test: /\.mdx$/, loader: '@mdx-js/loader' };

/** At one address for good, and whole: it has no page that would load the rest. */
const worker = 'sw';
const serviceWorker = {
  import: './src/worker/serviceWorker.ts',
  filename: 'sw.js',
  runtime: false as const,
};

/** The files of the office in the app's folder. */
const isOfOffice = (file: string) => /^(assets\/office|office\.html)/.test(file);

/** What all builds agree on. */
function common(mode: Mode): Configuration {
  return {
    mode,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    performance: false,
    stats: 'errors-warnings',
  };
}

/** The app as the browser loads it: `webpack` writes it to `build/app`, `webpack serve` keeps it in memory with hot reload. */
function appConfig(mode: Mode, isServed: boolean): Configuration {
  const production = mode === 'production';
  const service = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`;

  return {
    ...common(mode),
    name: 'app',
    target: ['web', 'es2022'],
    entry: {
      // A script and so a task of its own: evaluated with the app, they would block a phone for twice as long.
      libraries: [
        'react-dom/client',
        'react-redux',
        '@reduxjs/toolkit/query/react',
        'styled-components',
        'graphql-request',
        'react-router-dom',
      ],
      main: { import: './src/index.tsx', dependOn: 'libraries' },
      // Not while developing: what webpack puts into every entry to reload the page is nothing for a worker.
      ...(isServed ? {} : { [worker]: serviceWorker }),
    },
    output: {
      path: path.join(buildFolder, 'app'),
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      publicPath: '/',
      clean: { keep: isOfOffice },
      // The one policy that the page's own policy lets in (server/api/web/securityHeaders.ts): for loading chunks.
      trustedTypes: { policyName: 'skuret' },
    },
    devtool: production ? 'source-map' : isServed ? 'eval-cheap-module-source-map' : false,
    module: {
      rules: [
        compileTypeScript(mode, { refresh: isServed }),
        compileMarkdown,
        // The service worker then carries only the document that it uses.
        { test: /\.generated\.ts$/, sideEffects: false },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      // As part of `libraries` it wraps them in a function, and Chromium then compiles React on the main thread.
      runtimeChunk: 'single',
      splitChunks: {
        cacheGroups: {
          // Loaded with forms and dialogs alone, so no address without one carries them.
          forms: {
            test: /node_modules\/(formik|hoist-non-react-statics|react-is|tiny-warning|yup|lodash-es|react-fast-compare|deepmerge|property-expr|tiny-case|toposort)\//,
            name: 'forms',
            chunks: 'async',
            enforce: true,
          },
          overlays: {
            test: /node_modules\/@ariakit\//,
            name: 'overlays',
            chunks: 'async',
            enforce: true,
          },
        },
      },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2022 },
        }),
      ],
    },
    plugins: [
      new HtmlPlugin({
        template: './public/index.html',
        excludeChunks: [worker],
        scriptLoading: 'defer',
        minify: false,
        globalCss,
        // One build serves both sources: the service writes it into the page, where there is one.
        meta: isServed ? { source: process.env['SOURCE'] ?? 'live' } : false,
      }),
      // Chromium compiles these while they are being fetched, off the main thread (docs/decisions/66-first-load.md).
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /^assets\//,
        // The minimizer would take it out, and its place in the file is counted by the source maps.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      new CopyPlugin({
        patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
      }),
      // What is served while developing has no worker (`entry`), so none is registered (`src/platform/browser/serviceWorker.ts`).
      new webpack.DefinePlugin({ 'process.env.WITHOUT_WORKER': JSON.stringify(isServed) }),
      // The files of each route, for the service, which preloads them, and for the size limits.
      ...(isServed
        ? []
        : [
            (compiler: webpack.Compiler) =>
              compiler.hooks.done.tap('routes', (stats) => {
                const { namedChunkGroups } = stats.toJson({ all: false, chunkGroups: true });
                const file = path.join(buildFolder, 'routes.json');
                writeFileSync(file, JSON.stringify({ namedChunkGroups }));
              }),
          ]),
      ...(production ? compressions() : []),
      ...(isServed ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    devServer: {
      host: '127.0.0.1',
      port: Number(process.env['PAGE_PORT'] ?? 8080),
      hot: true,
      // Reloads over the address of the page, be that 127.0.0.1 or localhost.
      client: { overlay: false, webSocketURL: 'auto://0.0.0.0:0/ws' },
      historyApiFallback: {
        disableDotRule: true,
        rewrites: [{ from: /^\/office(\/|$)/, to: '/office.html' }],
      },
      // It would hold back the events of a stream until there are enough of them.
      compress: false,
      static: false,
      proxy: [
        {
          // Every route of the service that a page or a mail leads to (docs/operations/access.md).
          context: [
            '/graphql',
            '/office/graphql',
            '/events',
            '/uploads',
            '/pictures',
            '/images/shared',
            '/export',
            '/calendar',
            '/test-payment',
            '/unsubscribe',
            '/report',
            '/dev/mail',
          ],
          target: service,
        },
      ],
    },
  };
}

const packed = /\.(js|css|html|svg|webmanifest|bin)$/;

/** Compresses the files of a build, so that the service need not. */
const compressions = () => [
  new CompressionPlugin({ test: packed, minRatio: 0.95 }),
  new CompressionPlugin<BrotliOptions>({
    test: packed,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    },
    minRatio: 0.95,
  }),
];

/**
 * The office (docs/operations/office.md): a page of its own in the app's folder. A build of its own, so that members
 * load none of it.
 */
function officeConfig(mode: Mode, isServed: boolean): Configuration {
  const production = mode === 'production';
  const hash = production ? '.[contenthash:10]' : '';
  return {
    ...common(mode),
    name: 'office',
    // Its files go into the folder that the app's build cleans.
    ...(isServed ? {} : { dependencies: ['app'] }),
    target: ['web', 'es2022'],
    entry: { office: './src/office/index.tsx' },
    output: {
      path: path.join(buildFolder, 'app'),
      filename: `assets/[name]${hash}.js`,
      chunkFilename: `assets/office-[name]${hash}.js`,
      publicPath: '/',
      uniqueName: 'skuret-office',
      clean: { keep: (file) => !isOfOffice(file) },
      trustedTypes: { policyName: 'skuret' },
    },
    devtool: production ? 'source-map' : isServed ? 'eval-cheap-module-source-map' : false,
    module: {
      rules: [
        compileTypeScript(mode, { refresh: isServed }),
        { test: /\.generated\.ts$/, sideEffects: false },
      ],
    },
    plugins: [
      new HtmlPlugin({
        template: './public/index.html',
        filename: 'office.html',
        scriptLoading: 'defer',
        minify: false,
        globalCss,
      }),
      ...(production ? compressions() : []),
      ...(isServed ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
  };
}

/** The app as the service loads it, to render a visitor's pages: one file, with all that it needs. */
function pagesConfig(mode: Mode): Configuration {
  return {
    ...common(mode),
    name: 'pages',
    target: 'node20',
    entry: { render: './src/shell/rendering/renderPage.tsx' },
    output: {
      path: path.join(buildFolder, 'pages'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    devtool: false,
    module: {
      rules: [
        compileTypeScript(mode, { refresh: false }),
        compileMarkdown,
        { test: /earlyScript\.js$/, type: 'asset/source' },
      ],
    },
    // Half the size for the thread that compiles it; functions keep their names in stack traces.
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { mangle: false },
        }),
      ],
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

// webpack reads its configuration from a default export.
export default (env: { WEBPACK_SERVE?: boolean }, argv: { mode?: Mode }): Configuration[] => {
  const mode = argv.mode ?? 'production';
  const isServed = env.WEBPACK_SERVE === true;
  return isServed
    ? [appConfig(mode, true), officeConfig(mode, true)]
    : [appConfig(mode, false), pagesConfig(mode), officeConfig(mode, false)];
};
