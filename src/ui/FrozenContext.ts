import { createContext } from 'react';

/** True around a screen in time travel: it shows former state, starts nothing and saves nothing. */
export const FrozenContext = createContext(false);
