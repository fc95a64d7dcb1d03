const year = 60 * 60 * 24 * 365;

/** Keeps a choice in a cookie of the whole site for a year; null takes it away. */
export function keepInCookie(name: string, value: string | null): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const age = value === null ? 0 : year;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax${secure}`;
}
