const year = 60 * 60 * 24 * 365;

/** Keeps a choice in a cookie of the whole site for a year. */
export function keepInCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax`;
}
