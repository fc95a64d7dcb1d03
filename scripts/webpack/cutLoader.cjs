/**
 * A webpack loader that takes parts out of a library which nothing here uses and no minifier can see are
 * unused (docs/decisions/cut-libraries.md). `cuts.cjs` says what. A library of another version than its
 * cuts were written for, or a cut that finds nothing, stops the build: then somebody has to look again.
 */
const path = require('node:path');
const ts = require('typescript');
const { cuts } = require('./cuts.cjs');

/** The place in the file whose text `replacement` takes. */
function edit(node, file, replacement) {
  return { start: node.getStart(file), end: node.end, replacement };
}

const ownValue = (values, name) =>
  values && Object.hasOwn(values, name) ? values[name] : undefined;

function isAssigned(node) {
  return (
    ts.isBinaryExpression(node.parent) &&
    node.parent.left === node &&
    node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}

/** The name and body of a function, however it was made. */
function functionOf(node) {
  if (ts.isFunctionDeclaration(node) && node.name) return { name: node.name.text, body: node.body };
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer)
    return null;
  const made = node.initializer;
  if (!ts.isArrowFunction(made) && !ts.isFunctionExpression(made)) return null;
  return { name: node.name.text, body: made.body };
}

/** What one rule changes at one node, if anything. */
function editOf(rule, node, file) {
  const called = functionOf(node);
  if (called && rule.bodies?.test(called.name)) {
    const [, value] = rule.returns?.find(([name]) => name.test(called.name)) ?? [];
    return edit(called.body, file, value === undefined ? '{}' : `{return ${value}}`);
  }
  if (ts.isCallExpression(node) && rule.messagesOf?.test(node.expression.getText(file))) {
    const [first, ...messages] = node.arguments;
    const last = messages.at(-1);
    if (last) return { start: first.end, end: last.end, replacement: '' };
  }
  if (ts.isExpressionStatement(node) && ts.isBinaryExpression(node.expression)) {
    if (rule.statements?.test(node.expression.left.getText(file))) return edit(node, file, ';');
  }
  if (ts.isBinaryExpression(node) && ts.isIdentifier(node.left) && isAssigned(node.left)) {
    const value = ownValue(rule.constants, node.left.text);
    if (value) return edit(node, file, value);
  }
  if (ts.isIdentifier(node)) {
    const value = ownValue(rule.constants, node.text);
    const { parent } = node;
    const isName =
      ts.isBindingElement(parent) ||
      ts.isShorthandPropertyAssignment(parent) ||
      (parent.name === node && !ts.isFunctionExpression(parent));
    if (value && !isName) return edit(node, file, value);
  }
  if (ts.isPropertyAccessExpression(node) && !isAssigned(node)) {
    const value = ownValue(rule.properties, node.name.text);
    if (value) return edit(node, file, value);
  }
  return null;
}

function editsOf(rule, file) {
  const edits = [];
  const visit = (node) => {
    const found = editOf(rule, node, file);
    if (found) edits.push(found);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  if (edits.length === 0) throw new Error(`${rule.what}: nothing of it in ${file.fileName}`);
  return edits;
}

function apply(rule, source, fileName) {
  if (rule.text) {
    const [from, to] = rule.text;
    if (!from.test(source)) throw new Error(`${rule.what}: nothing of it in ${fileName}`);
    return source.replace(from, to);
  }
  const file = ts.createSourceFile(
    fileName,
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  );
  let text = '';
  let at = 0;
  for (const { start, end, replacement } of editsOf(rule, file)) {
    text += source.slice(at, start) + replacement;
    at = end;
  }
  return text + source.slice(at);
}

module.exports = function cut(source) {
  const own = cuts.find(({ file }) => file.test(this.resourcePath.replaceAll(path.sep, '/')));
  if (!own) return source;
  const installed = require(`${own.library}/package.json`).version;
  if (installed !== own.version) {
    throw new Error(`${own.library} ${installed} is here; its cuts were made for ${own.version}`);
  }
  return own.rules.reduce((text, rule) => apply(rule, text, this.resourcePath), source);
};
