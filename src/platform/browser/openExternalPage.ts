/** Leaves the app for a page that is not one of its own; the way back is a new load. */
export function openExternalPage(address: string): void {
  window.location.assign(address);
}
