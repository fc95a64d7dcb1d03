import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useDispatch, useSelector } from 'react-redux';
import { readLanguage, screenLanguage } from '../../../domain/values/language';
import { officeApi } from '../api/officeApi';
import { languageSlice } from './languageSlice';
import { sessionSlice, tokenTaken } from './sessionSlice';

/** Where the browser keeps the token, so that the office's tabs share a session. */
export const tokenKey = 'skuret.office.token';

function readToken(): string | null {
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    return null;
  }
}

function writeToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(tokenKey);
    else localStorage.setItem(tokenKey, token);
  } catch {
    // Where storage is blocked, the session belongs to this tab.
  }
}

/** Makes the store of the office: its cache, its session and its language. */
export function makeOfficeStore() {
  const store = configureStore({
    reducer: {
      session: sessionSlice.reducer,
      language: languageSlice.reducer,
      [officeApi.reducerPath]: officeApi.reducer,
    },
    middleware: (getDefault) => getDefault().concat(officeApi.middleware),
    devTools: false,
    preloadedState: {
      session: { token: readToken(), isEnded: false },
      language: screenLanguage(readLanguage(document.cookie), 'da'),
    },
  });
  setupListeners(store.dispatch);
  let token = store.getState().session.token;
  let language = store.getState().language;
  store.subscribe(() => {
    const state = store.getState();
    if (state.session.token !== token) {
      token = state.session.token;
      writeToken(token);
      // The shown data belongs to the former member.
      store.dispatch(officeApi.util.resetApiState());
    }
    if (state.language !== language) {
      language = state.language;
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
      document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
    }
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === tokenKey || key === null) store.dispatch(tokenTaken(readToken()));
  });
  return store;
}

export type OfficeStore = ReturnType<typeof makeOfficeStore>;
export type OfficeRootState = ReturnType<OfficeStore['getState']>;
export const useOfficeSelector = useSelector.withTypes<OfficeRootState>();
export const useOfficeDispatch = useDispatch.withTypes<OfficeStore['dispatch']>();
