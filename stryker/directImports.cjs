/**
 * Jest's `dependencyExtractor`: sees the imports of tests only. A mutant is tried on the tests that import its file,
 * not on all tests that reach it through other files; `domain/values/days.ts` would have half the project.
 */
const importPattern = /\bfrom\s+'(\.[^']+)'/g;

module.exports = {
  extract: (code, filePath) =>
    /\.test\.tsx?$/.test(filePath)
      ? new Set([...code.matchAll(importPattern)].map(([, path]) => path))
      : new Set(),
  getCacheKey: () => 'direct imports 1',
};
