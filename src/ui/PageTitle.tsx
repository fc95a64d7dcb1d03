import { use } from 'react';
import { StillContext } from './StillContext';
import { UnreadContext } from './UnreadContext';

/** The first title of a document is the one that it shows. */
function putFirst(title: HTMLTitleElement | null): void {
  if (title) document.head.prepend(title);
}

/** The title of the page: how much waits to be read, what it is, then whose it is. React puts it into the document's head. */
export function PageTitle({ children }: { children: string }) {
  // The screen of the present stays behind a former one, and keeps its title.
  const still = use(StillContext);
  const unread = use(UnreadContext);
  const waiting = unread > 0 ? `(${unread}) ` : '';
  return <title ref={still ? putFirst : null}>{`${waiting}${children} – Skuret`}</title>;
}
