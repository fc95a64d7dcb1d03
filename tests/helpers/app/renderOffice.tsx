import { render } from '@testing-library/react';
import { Office } from '../../../src/office/Office';
import { makeOfficeStore, tokenKey } from '../../../src/office/store/officeStore';
import { makeI18n } from '../../../src/platform/locales/makeI18n';
import { fakeApi } from './fakeApi';

/** The office at an address, with only the network faked. */
export function renderOffice(
  address: string,
  {
    api: handlers = {},
    token = 'token',
  }: { api?: Parameters<typeof fakeApi>[0]; token?: string | null } = {},
) {
  if (token === null) localStorage.removeItem(tokenKey);
  else localStorage.setItem(tokenKey, token);
  window.history.replaceState(null, '', `/office${address}`);
  const api = fakeApi({
    Me: () => ({ me: { id: '1', name: 'Eva', role: 'SUPPORT' } }),
    Colleagues: () => ({ colleagues: [{ id: '2', name: 'Omar', role: 'SUPPORT' }] }),
    TermsRules: () => ({ termsRules: [{ id: 'your-account', name: 'Din konto' }] }),
    ...handlers,
  });
  const store = makeOfficeStore();
  const rendered = render(<Office store={store} i18n={makeI18n()} />);
  return { api, store, ...rendered };
}
