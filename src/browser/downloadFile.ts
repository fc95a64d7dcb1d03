/** Has the browser fetch an address of ours as a file; the page stays. */
export function downloadFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
