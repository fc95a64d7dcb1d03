import { createContext, use } from 'react';
import { FrozenContext } from './FrozenContext';

/** The number of unread messages, which the title of every page shows. */
export const UnreadContext = createContext(0);

/** Browsers show the first `title` of a document. */
function putFirst(title: HTMLTitleElement | null): void {
  if (title) document.head.prepend(title);
}

/** The document's title: number of unread messages, page, "Skuret". React moves the element into the head. */
export function PageTitle({ children }: { children: string }) {
  // In time travel the present screen stays mounted behind the former one, and so does its title.
  const still = use(FrozenContext);
  const unread = use(UnreadContext);
  const waiting = unread > 0 ? `(${unread}) ` : '';
  return <title ref={still ? putFirst : null}>{`${waiting}${children} – Skuret`}</title>;
}
