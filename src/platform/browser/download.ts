/** Downloads a file from an address of the service; the page stays. */
export function downloadFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Hands a text to the person as a file. */
export function downloadText(filename: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  // The download has begun with the click; some browsers read the address a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
