import { createContext } from 'react';

/** True round a screen of a former moment: it shows what was, begins nothing and keeps nothing. */
export const StillContext = createContext(false);
