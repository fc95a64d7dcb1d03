import { compileSync } from '@mdx-js/mdx';
import swc from '@swc/jest';

const { process } = swc.createTransformer({ module: { type: 'commonjs' } });

/** Compiles Markdown for jest, as `@mdx-js/loader` does for webpack. */
export default {
  process: (text, path, options) => process(String(compileSync(text)), path, options),
};
