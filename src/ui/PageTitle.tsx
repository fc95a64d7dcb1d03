/** The title of the page: what it is, then whose it is. React puts it into the document's head. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – Skuret`}</title>;
}
