/** The id of a tab; it labels the tab's panel. */
export function tabId(idBase: string, value: string): string {
  return `${idBase}-tab-${value}`;
}

/** The id of a panel, which its tab controls. */
export function tabPanelId(idBase: string, value: string): string {
  return `${idBase}-panel-${value}`;
}
