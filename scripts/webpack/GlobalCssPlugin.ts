import { createHash } from 'node:crypto';
import HtmlPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';
import { globalCss } from '../../src/theme/globalCss';

/** The build's one style sheet, small as it is sent. */
export const packedGlobalCss = globalCss
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s+/g, ' ')
  .replace(/(?<=[;{}:,]) | (?=[{};])/g, '')
  .trim();

/**
 * Writes the global styles into a file of their own and names it in the page: a browser reads them while
 * the scripts are still on their way, and no script carries them.
 */
export class GlobalCssPlugin {
  apply(compiler: Compiler): void {
    const hash = createHash('sha256').update(packedGlobalCss).digest('hex').slice(0, 10);
    const file = `assets/global.${hash}.css`;
    compiler.hooks.thisCompilation.tap('GlobalCss', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'GlobalCss', stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset(file, new compiler.webpack.sources.RawSource(packedGlobalCss)),
      );
      HtmlPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('GlobalCss', (tags) => {
        tags.headTags.unshift({
          tagName: 'link',
          voidTag: true,
          attributes: { rel: 'stylesheet', href: `/${file}` },
          meta: { plugin: 'GlobalCss' },
        });
        return tags;
      });
    });
  }
}
