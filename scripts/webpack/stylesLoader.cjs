/**
 * A webpack loader for styles, which ship as text in styled-components' templates: what the theme says is
 * written out (its values are constants of the build, so the app needs no tables of them), and comments and
 * line breaks, which are for who reads the source, go.
 */
const path = require('node:path');
const ts = require('typescript');
const { themeValues } = require('./themeValues.cjs');

const styleTag = /^(styled\b|css$|keyframes$|createGlobalStyle$)/;

/** Strings in CSS (`content: ' '`, a url) keep their spaces. */
function compact(css) {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^ |(?<=[;{}:,]) | (?=[{};])/g, '');
}

/** The names of a file that stand for something of the theme, and their values. */
function constantsOf(file) {
  const values = new Map();
  const declared = new Map();
  const count = (name) => declared.set(name, (declared.get(name) ?? 0) + 1);
  const names = (node) => {
    if (
      (ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name)
    )
      count(node.name.text);
    ts.forEachChild(node, names);
  };
  names(file);

  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = /theme\/(theme|media|tokens)$/.exec(statement.moduleSpecifier.text)?.[1];
      for (const { name } of statement.importClause?.namedBindings?.elements ?? [])
        if (from && Object.hasOwn(themeValues, name.text))
          values.set(name.text, themeValues[name.text]);
    }
    if (
      !ts.isVariableStatement(statement) ||
      !(statement.declarationList.flags & ts.NodeFlags.Const)
    )
      continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!initializer) continue;
      const value = buildValue(initializer, values);
      if (ts.isIdentifier(name)) {
        if (typeof value === 'string' && declared.get(name.text) === 1)
          values.set(name.text, value);
      } else if (ts.isObjectBindingPattern(name) && value && typeof value === 'object') {
        for (const element of name.elements) {
          const local = element.name.text;
          const key = element.propertyName?.text ?? local;
          if (declared.get(local) === 1) values.set(local, value[key]);
        }
      }
    }
  }
  return values;
}

/** What an expression is at build time; undefined where only the app can know. */
function buildValue(node, values) {
  if (ts.isIdentifier(node)) return values.get(node.text);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isPropertyAccessExpression(node))
    return buildValue(node.expression, values)?.[node.name.text];
  if (ts.isElementAccessExpression(node)) {
    const key = node.argumentExpression;
    if (!ts.isStringLiteral(key) && !ts.isNumericLiteral(key)) return undefined;
    return buildValue(node.expression, values)?.[key.text];
  }
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map((span) => {
      const value = buildValue(span.expression, values);
      return typeof value === 'string' ? value + span.literal.text : undefined;
    });
    return parts.includes(undefined) ? undefined : node.head.text + parts.join('');
  }
  return undefined;
}

const inTemplate = (value) => value.replace(/[\\`]/g, '\\$&').replaceAll('${', '\\${');

function editsOf(source, file) {
  const values = constantsOf(file);
  const edits = [];

  const style = (node) => {
    const { template } = node;
    if (ts.isNoSubstitutionTemplateLiteral(template)) {
      const text = source.slice(template.getStart(file) + 1, template.end - 1);
      edits.push([template.getStart(file) + 1, template.end - 1, compact(text)]);
      return;
    }
    // Made whole first and compacted then: what is beside a value tells whether its spaces count.
    const holes = [];
    let text = source.slice(template.head.getStart(file) + 1, template.head.end - 2);
    for (const { expression, literal } of template.templateSpans) {
      const value = buildValue(expression, values);
      if (typeof value === 'string') text += inTemplate(value);
      else text += `\0${holes.push(expression) - 1}\0`;
      const end = literal.end - (ts.isTemplateTail(literal) ? 1 : 2);
      text += source.slice(literal.getStart(file) + 1, end);
    }
    // What is between two holes is rewritten; the holes themselves are code, and looked at like any other.
    let at = template.getStart(file) + 1;
    const pieces = compact(text).split(/\0(\d+)\0/);
    pieces.forEach((piece, index) => {
      if (index % 2 === 1) return;
      const hole = holes[index / 2];
      const close = index > 0 ? '}' : '';
      if (hole) {
        edits.push([at, hole.getStart(file), `${close}${piece}\${`]);
        at = hole.end;
      } else edits.push([at, template.end - 1, close + piece]);
    });
    for (const hole of holes) visit(hole);
  };

  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isTaggedTemplateExpression(node) && styleTag.test(node.tag.getText(file))) {
      visit(node.tag);
      style(node);
      return;
    }
    if (ts.isPropertyAccessExpression(node) && node.expression.getText(file) === 'styled') {
      // As a call, so that the library needs no table of all elements (cuts.cjs).
      edits.push([node.getStart(file), node.end, `styled('${node.name.text}')`]);
      return;
    }
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      const value = buildValue(node, values);
      if (value !== undefined && typeof value !== 'function') {
        edits.push([node.getStart(file), node.end, `(${JSON.stringify(value)})`]);
        return;
      }
    }
    ts.forEachChild(node, visit);
  };

  for (const statement of file.statements) {
    const [declaration] = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [];
    const from = declaration?.initializer && buildValue(declaration.initializer, values);
    if (declaration && ts.isObjectBindingPattern(declaration.name) && from) {
      // What is still read by a name that only the app knows stays, as a table of its own.
      const kept = declaration.name.elements.map(({ name, propertyName }) => {
        const value = JSON.stringify(from[propertyName?.text ?? name.text]);
        return `const ${name.text}=/* @__PURE__ */(${value});`;
      });
      edits.push([statement.getStart(file), statement.end, kept.join('')]);
    } else visit(statement);
  }
  return edits;
}

module.exports = function styles(source) {
  if (!source.includes('`') && !source.includes('theme')) return source;
  if (/[/\\]src[/\\]theme[/\\]/.test(this.resourcePath)) return source;
  const file = ts.createSourceFile(
    path.basename(this.resourcePath),
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const edits = editsOf(source, file).sort((a, b) => b[0] - a[0]);
  return edits.reduce(
    (text, [start, end, replacement]) => text.slice(0, start) + replacement + text.slice(end),
    source,
  );
};
