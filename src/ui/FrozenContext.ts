import { createContext } from 'react';

/** True around a screen of a former moment (looking back): it shows old state, starts nothing and saves nothing. */
export const FrozenContext = createContext(false);
