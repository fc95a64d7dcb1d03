import { createContext } from 'react';

/** How many messages wait to be read: the title of every page says so. */
export const UnreadContext = createContext(0);
