/** In px. No screen keyboard is lower, no toolbar of a browser is higher. */
const keyboardAtLeast = 120;

/**
 * Reports the height in px that the screen keyboard leaves of the window, and null when the keyboard is gone. Phones
 * show the keyboard over the page without changing the layout: neither `100dvh` nor `resize` of the window react, only
 * the visual viewport does. Zooming in shrinks that too and is not reported.
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
