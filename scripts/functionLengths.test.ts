import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Lines that a function may have, its nested functions included. */
const limits = { src: 150, server: 100 };

interface LongFunction {
  name: string;
  file: string;
  lines: number;
}

function getName(node: ts.FunctionLikeDeclaration): string {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
  return named?.getText() ?? 'a function without a name';
}

function findLongFunctions(file: string, code: string, limit: number): LongFunction[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: LongFunction[] = [];
  const getLine = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node) {
      const lines = getLine(node.end) - getLine(node.getStart(source)) + 1;
      if (lines > limit) found.push({ name: getName(node), file, lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const longFunctions = Object.entries(limits).flatMap(([folder, limit]) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file))
    .flatMap((file) => {
      const full = path.join(folder, file);
      return findLongFunctions(full, readFileSync(full, 'utf8'), limit);
    }),
);

it('functions have at most 150 lines in src/ and 100 in server/', () => {
  expect(longFunctions).toEqual([]);
});
