/**
 * A webpack loader for React Router and its like. Their components are made by calls and then given a
 * `displayName`, which keeps every one of them in the bundle whether it is used or not. Names for
 * DevTools go, the calls are marked as pure, and what nobody imports is left out.
 */
/** The data of a next page is fetched ahead by routers that know of data; ours does not, and never shows these. */
function withoutFrameworkLinks(source) {
  return source.replace(
    /React\d*\.createElement\(PrefetchPageLinks, \{ page: absoluteHref \}\)|React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/g,
    'null',
  );
}

module.exports = function trim(source) {
  return withoutFrameworkLinks(source)
    .replace(/^[A-Za-z_$][\w$]*\.displayName = "[^"]*";$/gm, '')
    .replace(/(= )(React\d*\.(?:createContext|forwardRef|memo)\()/g, '$1/* @__PURE__ */ $2');
};
