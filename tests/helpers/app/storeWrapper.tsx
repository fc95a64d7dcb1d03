import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '../../../src/platform/store/store';

/** The `wrapper` of `renderHook` for hooks that read the store. */
export function storeWrapper(store: AppStore) {
  return ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
}
