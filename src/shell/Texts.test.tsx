import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoute } from '../../tests/helpers/app/renderRoute';
import { addressChanged, selectAddress } from '../platform/store/slices/addressSlice';
import { languageChosen } from '../platform/store/slices/languageSlice';
import { toastShown } from '../platform/store/slices/toastsSlice';
import { catalogueApi } from '../tools/api/catalogueApi';
import { toolApi } from '../tools/api/toolApi';

const cookies = () => document.cookie;

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: takes away what the test has kept
  document.cookie = 'language=; path=/; max-age=0';
});

describe('the interface language (D24)', () => {
  it('changes in place, is stored in a cookie, and can be reset to the default', async () => {
    const { store, person } = await renderRoute('/signin');
    await person.type(screen.getByLabelText('E-mail'), 'a@b.dk');

    act(() => void store.dispatch(languageChosen('en')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
    expect(document.title).toBe('Sign in – Skuret');
    // What was typed is still there.
    expect(screen.getByLabelText('Email')).toHaveValue('a@b.dk');
    expect(cookies()).toContain('language=en');

    act(() => void store.dispatch(languageChosen('asGiven')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log ind' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('da');
    expect(cookies()).toContain('language=asGiven');
  });

  it.each(['Show in English', 'Luk'])(
    'is offered to visitors; after “%s” the focus is on the content',
    async (name) => {
      const { person } = await renderRoute('/signin');
      const line = within(screen.getByRole('complementary', { name: 'Sprog' }));
      await person.click(line.getByRole('button', { name }));
      expect(screen.getByRole('main')).toHaveFocus();
      expect(cookies()).toContain('language=');
    },
  );

  it('applies to open toasts and their values', async () => {
    const { store } = await renderRoute('/not-there', { language: 'en' });
    const text = '{name} kunne ikke gemmes som favorit. Prøv igen.';
    act(() => {
      store.dispatch(toastShown({ tone: 'info', text, values: { name: 'Sav {x}' }, lang: 'da' }));
    });
    expect(
      screen.getByText('Sav {x} could not be saved as a favourite. Please try again.'),
    ).toBeInTheDocument();
    act(() => void store.dispatch(languageChosen('da')));
    expect(
      await screen.findByText('Sav {x} kunne ikke gemmes som favorit. Prøv igen.'),
    ).toBeInTheDocument();
  });

  it('is sent with every request: by default the screen’s language, with any as fallback', async () => {
    const { store, api } = await renderRoute('/not-there', {
      api: { tool: () => ({ tool: null }) },
    });
    act(() => void store.dispatch(catalogueApi.endpoints.categories.initiate()));
    await waitFor(() => expect(api.callsOf('categories')).toHaveLength(1));
    expect(api.callsOf('categories')[0]?.headers.get('accept-language')).toBe('da, *;q=0.5');
    act(() => {
      store.dispatch(addressChanged({ ...selectAddress(store.getState()), pathname: '/help' }));
      store.dispatch(toolApi.endpoints.tool.initiate('2'));
    });
    await waitFor(() => expect(api.callsOf('tool')).toHaveLength(1));
    expect(api.callsOf('tool')[0]?.headers.get('accept-language')).toBe('en, *;q=0.5');
    act(() => {
      store.dispatch(languageChosen('da'));
      store.dispatch(toolApi.endpoints.tool.initiate('1'));
    });
    await waitFor(() => expect(api.callsOf('tool')).toHaveLength(2));
    expect(api.callsOf('tool')[1]?.headers.get('accept-language')).toBe('da');
  });
});
