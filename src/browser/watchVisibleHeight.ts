/** In px. No screen keyboard is lower, no toolbar of a browser is higher. */
const keyboardAtLeast = 120;

/**
 * Tells the height in px of what the screen keyboard leaves of the window, and null when it has gone.
 * Phones lay the keyboard over the page without telling the layout: neither `100dvh` nor `resize` of the
 * window notice, only the visual viewport does. Zooming in shrinks that too and is not told of.
 */
export function watchVisibleHeight(tell: (height: number | null) => void): () => void {
  const { visualViewport } = window;
  if (!visualViewport) return () => undefined;
  const look = () => {
    const covered = document.documentElement.clientHeight - visualViewport.height;
    if (visualViewport.scale > 1.01) return;
    tell(covered >= keyboardAtLeast ? visualViewport.height : null);
  };
  visualViewport.addEventListener('resize', look);
  return () => visualViewport.removeEventListener('resize', look);
}
