import { createContext } from 'react';

/** True while the next screen is still on its way. */
export const NavigationPendingContext = createContext(false);
