/** A title as the part of an address after `#`: `Batteries & cords` becomes `batteries-cords`. */
export function slugOf(title: string): string {
  return title
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
