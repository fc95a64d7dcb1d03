import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

interface Part {
  files: string[];
  /** The size after Brotli compression. */
  bytes: number;
}

/** What the first load of every address needs, according to the build: `build/routes.json`. */
export interface RouteStats {
  /** What every address loads: the runtime, the libraries, and the main chunk, which holds `/browse`. */
  base: Part;
  /** Libraries in chunks of their own: `forms` (formik, yup) and `overlays` (Ariakit). */
  libraries: Record<string, Part>;
  /** Bytes of the drawings of tools, the largest first. */
  drawings: number[];
  /** Every font file there is. */
  fonts: Part;
  /** All texts of each language, which are loaded only with that language. */
  catalogues?: Record<string, Part>;
  /** For each address by name: its own and shared chunks, and the libraries it needs. */
  routes: Record<string, Part & { libraries: string[] }>;
}

const libraryChunks = ['forms', 'overlays'];

/**
 * Writes `routes.json` next to the built app: for the size budget of `npm test`, and for the service, which uses it to
 * preload.
 */
export class RouteStatsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap({ name: 'RouteStats', stage: 100 }, (compilation) => {
      const folder = compilation.outputOptions.path ?? '';
      const bytesOf = (file: string) => {
        const packed = path.join(folder, `${file}.br`);
        return statSync(existsSync(packed) ? packed : path.join(folder, file)).size;
      };
      const filesIn = (name: string, pattern: RegExp) =>
        readdirSync(path.join(folder, name))
          .filter((file) => pattern.test(file))
          .map((file) => path.join(name, file));
      const part = (all: Iterable<string>): Part => {
        const files = [...all].filter((file) => /\.(js|css|woff2)$/.test(file));
        return { files, bytes: files.reduce((sum, file) => sum + bytesOf(file), 0) };
      };

      const base = part(
        new Set(
          ['runtime', 'main'].flatMap(
            (name) => compilation.entrypoints.get(name)?.getFiles() ?? [],
          ),
        ),
      );
      const stats: RouteStats = {
        base,
        libraries: {},
        drawings: filesIn('images/tools', /\.svg$/)
          .map(bytesOf)
          .sort((a, b) => b - a),
        fonts: part(filesIn('fonts', /\.woff2?$/)),
        routes: {},
      };
      const catalogues: Record<string, Part> = {};
      for (const [name, group] of compilation.namedChunkGroups) {
        // The service worker is not an address either.
        if (['runtime', 'main', 'sw'].includes(name)) continue;
        const [, language] = /^catalogue-(.+)$/.exec(name) ?? [];
        if (language !== undefined) {
          catalogues[language] = part(group.getFiles());
          continue;
        }
        const libraries = group.chunks.filter((chunk) => libraryChunks.includes(chunk.name ?? ''));
        for (const chunk of libraries) stats.libraries[chunk.name ?? ''] = part(chunk.files);
        const apart = new Set([...base.files, ...libraries.flatMap((chunk) => [...chunk.files])]);
        stats.routes[name] = {
          ...part(group.getFiles().filter((file) => !apart.has(file))),
          libraries: libraries.map((chunk) => chunk.name ?? ''),
        };
      }
      stats.catalogues = catalogues;
      writeFileSync(path.join(folder, '../routes.json'), `${JSON.stringify(stats, null, 2)}\n`);
    });
  }
}
