/**
 * A webpack loader for styled-components' templates, which ship as text: their comments and line breaks
 * are for who reads the source. Only the fixed parts of templates tagged as styles are touched.
 */
const ts = require('typescript');

const styleTag = /^(styled\b|css$|keyframes$|createGlobalStyle$)/;

/** Strings in CSS (`content: ' '`, a url) keep their spaces. */
function compact(css) {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=[;{}:,]) | (?=[{};])/g, '');
}

module.exports = function compactStyles(source) {
  if (!source.includes('`')) return source;
  const file = ts.createSourceFile(
    this.resourcePath,
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const edits = [];
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node)) {
      const tag = source
        .slice(ts.skipTrivia ? node.tag.getStart(file) : node.tag.pos, node.tag.end)
        .trim();
      if (styleTag.test(tag)) {
        const { template } = node;
        const parts = ts.isNoSubstitutionTemplateLiteral(template)
          ? [template]
          : [template.head, ...template.templateSpans.map((span) => span.literal)];
        for (const part of parts) {
          // Without the marks around it: in `${a} ${b}` the space between the braces parts two values.
          const start = part.getStart(file) + 1;
          const end = part.end - (source.slice(start, part.end).endsWith('${') ? 2 : 1);
          edits.push([start, end, compact(source.slice(start, end))]);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  edits.sort((a, b) => b[0] - a[0]);
  return edits.reduce(
    (text, [start, end, replacement]) => text.slice(0, start) + replacement + text.slice(end),
    source,
  );
};
