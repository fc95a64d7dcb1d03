import path from 'node:path';
import { constants } from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type {} from 'webpack-dev-server';
import { FirstScreensPlugin } from './scripts/webpack/FirstScreensPlugin';
import { GlobalCssPlugin } from './scripts/webpack/GlobalCssPlugin';
import { RouteStatsPlugin } from './scripts/webpack/RouteStats';

interface BrotliOptions {
  params: Record<number, number>;
}

const here = process.cwd();

/** The app's build: `webpack` writes it to `build/app`, `webpack serve` keeps it in memory with hot reload. */
export default (_env: unknown, argv: { mode?: string }): Configuration => {
  const production = argv.mode !== 'development';
  const pagePort = Number(process.env['PAGE_PORT'] ?? 8080);
  const service = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`;

  return {
    mode: production ? 'production' : 'development',
    target: ['web', 'es2022'],
    entry: { main: './src/index.tsx' },
    output: {
      path: path.join(here, 'build/app'),
      filename: production ? 'assets/[name].[contenthash:10].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[contenthash:8].js' : 'assets/[name].js',
      publicPath: '/',
      clean: true,
      // The one policy that the page's own policy lets in (server/web/securityHeaders.ts): for loading chunks.
      trustedTypes: { policyName: 'skuret' },
    },
    devtool: production ? 'source-map' : 'eval-cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // The app sends documents as text: of GraphQL's parser only a few names are used (docs/decisions/graphql-shim.md).
      alias: {
        graphql$: path.join(here, 'src/store/api/graphqlShim.ts'),
        // Its export map leads to the development build, whatever the mode.
        ...(production && {
          'react-router$': path.join(here, 'node_modules/react-router/dist/production/index.mjs'),
        }),
      },
    },
    module: {
      rules: [
        {
          test: /node_modules\/react-router\/dist\/.*\.mjs$/,
          loader: path.join(here, 'scripts/webpack/trimLoader.cjs'),
        },
        ...(production
          ? [
              {
                test: /node_modules\/.*\.m?js$/,
                loader: path.join(here, 'scripts/webpack/cutLoader.cjs'),
              },
            ]
          : []),
        // Nothing of the theme happens by loading it: what the styles loader has written out is left out.
        { test: /[/\\]src[/\\]theme[/\\]/, sideEffects: false },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: [
            {
              loader: 'swc-loader',
              options: {
                jsc: {
                  parser: { syntax: 'typescript', tsx: true },
                  target: 'es2022',
                  transform: {
                    react: {
                      runtime: 'automatic',
                      development: !production,
                      refresh: !production,
                    },
                  },
                },
              },
            },
            ...(production ? [path.join(here, 'scripts/webpack/stylesLoader.cjs')] : []),
          ],
        },
      ],
    },
    optimization: {
      runtimeChunk: 'single',
      moduleIds: 'deterministic',
      splitChunks: {
        cacheGroups: {
          // Loaded with forms and dialogs alone, so no address without one carries them.
          forms: {
            test: /node_modules\/(formik|yup|lodash-es|react-fast-compare|deepmerge|property-expr|tiny-case|toposort)\//,
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
          terserOptions: { ecma: 2022, compress: { passes: 3 }, mangle: true } as object,
        }),
      ],
    },
    performance: false,
    plugins: [
      new HtmlPlugin({
        template: './public/index.html',
        scriptLoading: 'defer',
      }),
      new GlobalCssPlugin(),
      new CopyPlugin({
        patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
      }),
      ...(production ? [new FirstScreensPlugin(), new RouteStatsPlugin()] : []),
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development'),
      }),
      ...(production
        ? [
            new CompressionPlugin({
              test: /\.(js|css|html|svg|webmanifest)$/,
              minRatio: 0.95,
            }),
            new CompressionPlugin<BrotliOptions>({
              test: /\.(js|css|html|svg|webmanifest)$/,
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              compressionOptions: {
                params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
              },
              minRatio: 0.95,
            }),
          ]
        : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    devServer: {
      host: '127.0.0.1',
      port: pagePort,
      hot: true,
      client: { overlay: false },
      historyApiFallback: { disableDotRule: true },
      static: false,
      proxy: [{ context: ['/graphql', '/pictures'], target: service }],
    },
    stats: 'errors-warnings',
  };
};
