/** The id of a tab, by which its panel is named. */
export function tabId(idBase: string, value: string): string {
  return `${idBase}-tab-${value}`;
}

/** The id of a panel, which its tab controls. */
export function tabPanelId(idBase: string, value: string): string {
  return `${idBase}-panel-${value}`;
}
