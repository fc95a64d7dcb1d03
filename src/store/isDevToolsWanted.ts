/** On while developing; in production only after `localStorage.devtools = 'on'`. */
export function isDevToolsWanted(): boolean {
  if (process.env['NODE_ENV'] !== 'production') return true;
  try {
    return localStorage.getItem('devtools') === 'on';
  } catch {
    return false;
  }
}
