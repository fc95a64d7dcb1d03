/** Opens the browser's own way to print the page, or to keep it as a PDF. */
export function printPage(): void {
  window.print();
}
