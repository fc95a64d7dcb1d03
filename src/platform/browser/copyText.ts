/** The fallback for older browsers: an invisible field is selected and copied. */
function copyByCommand(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0;pointer-events:none';
  // Outside an open dialog nothing can be selected.
  (focused?.closest('[role="dialog"]') ?? document.body).append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/**
 * Copies a text: by the clipboard, and by the older copy method where that is missing or refused (§8).
 * Resolves to false when neither worked; it never rejects.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard outside a secure page, or the person said no.
    return copyByCommand(text);
  }
}
