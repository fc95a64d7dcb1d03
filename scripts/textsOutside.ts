import ts from 'typescript';

/** A text that people read but that cannot be in a catalogue, because it is not marked. */
export interface TextOutside {
  line: number;
  text: string;
}

/** Props of elements, and properties of the tables that elements are made from. */
const textProps: ReadonlySet<string> = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'placeholder',
  'title',
  'label',
  'hint',
  'text',
  'caption',
  'heading',
  'question',
  'answer',
  'description',
  'intro',
  'lead',
  'summary',
]);

/** Also true for the names that components give to a label or a text. */
const isTextProp = (name: string) => textProps.has(name) || /(?:Label|Text)$/.test(name);

/** The product's name and the units are the same in every language; placeholders are not texts of ours. */
const ownNames = /\$\{[^}]*\}|\bSkuret\b|\bkm\b|\bkg\b|\bkr\./g;

const looksLikeText = (text: string) => /\p{L}{2}/u.test(text.replaceAll(ownNames, ''));

function isMarked(node: ts.Node, source: ts.SourceFile): boolean {
  const before = source.text.slice(node.getFullStart(), node.getStart(source));
  return /\/\*\s*i18n\s*\*\/\s*$/.test(before);
}

/** The texts that an expression shows: not strings that it compares, passes to a call or uses as a key. */
function shownTexts(node: ts.Expression, source: ts.SourceFile): ts.Node[] {
  if (ts.isStringLiteralLike(node)) return isMarked(node, source) ? [] : [node];
  if (ts.isTemplateExpression(node)) {
    const words = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
    return words.some((word) => /\p{L}{2}/u.test(word)) ? [node] : [];
  }
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].flatMap((each) => shownTexts(each, source));
  }
  if (ts.isBinaryExpression(node)) {
    const kind = node.operatorToken.kind;
    const isShown = [
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.PlusToken,
    ].includes(kind);
    const left = isShown ? shownTexts(node.left, source) : [];
    const right =
      isShown || kind === ts.SyntaxKind.AmpersandAmpersandToken
        ? shownTexts(node.right, source)
        : [];
    return [...left, ...right];
  }
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) {
    return shownTexts(node.expression, source);
  }
  return [];
}

/** The texts of a file outside the catalogues: between tags, and in the known attributes and properties. */
export function findTextsOutside(file: string, code: string): TextOutside[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: TextOutside[] = [];
  const report = (node: ts.Node) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ line: line + 1, text: node.getText(source).replace(/\s+/g, ' ').trim() });
  };
  const reportShown = (node: ts.Expression) => {
    for (const text of shownTexts(node, source)) {
      if (looksLikeText(text.getText(source))) report(text);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && looksLikeText(node.text)) report(node);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) {
      reportShown(node.expression);
    }
    if (ts.isJsxAttribute(node) && node.initializer) {
      const name = node.name.getText(source);
      const value = ts.isJsxExpression(node.initializer)
        ? node.initializer.expression
        : node.initializer;
      if (isTextProp(name) && value) reportShown(value as ts.Expression);
    }
    if (ts.isPropertyAssignment(node)) {
      const name = node.name.getText(source).replaceAll(/['"]/g, '');
      if (isTextProp(name)) reportShown(node.initializer);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
