import { createContext } from 'react';

/** The number of unread messages, which the title of every page shows. */
export const UnreadContext = createContext(0);
