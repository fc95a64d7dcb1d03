import { act, screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { tokenReceived } from '../../platform/store/slices/authSlice';

const user = buildUser();
const inAccount = (language: string) => () => ({
  currentUser: { id: user.id, settings: { language } },
});
const saveSettings = () => ({ saveSettings: { errors: [] } });
const english = { input: { language: 'ENGLISH' } };
const cookies = () => document.cookie;

/** The switch at the foot of every page. */
const choices = () =>
  within(
    within(screen.getByRole('contentinfo')).getByRole('group', { name: /^(Sprog|Language)$/ }),
  );

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: takes away what the test has kept
  document.cookie = 'language=; path=/; max-age=0';
});

describe('the account language (D24)', () => {
  it('applies at sign-in and is stored in the browser', async () => {
    const { store, api } = await renderRoute('/not-there', {
      api: { accountLanguage: inAccount('ENGLISH'), currentUser: () => ({ currentUser: user }) },
    });
    act(() => void store.dispatch(tokenReceived('a.b.c')));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Page not found' }),
    ).toBeInTheDocument();
    expect(choices().getByRole('button', { name: 'English' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(cookies()).toContain('language=en');
    expect(api.mutations()).toEqual([]);
  });

  it('takes precedence over the language stored in the browser', async () => {
    const { api } = await renderRoute('/not-there', {
      language: 'da',
      user,
      api: { accountLanguage: inAccount('ENGLISH') },
    });
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(api.mutations()).toEqual([]);
  });

  it('is set to the browser’s when the account has none', async () => {
    const { api } = await renderRoute('/not-there', {
      language: 'en',
      user,
      api: { accountLanguage: inAccount('AS_GIVEN'), saveSettings },
    });
    await waitFor(() => expect(api.callsOf('saveSettings')).toHaveLength(1));
    expect(api.callsOf('saveSettings')[0]?.variables).toEqual(english);
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  });

  it('is the one that the member chooses, with an error when it could not be saved', async () => {
    let isDown = false;
    const { api, person } = await renderRoute('/not-there', {
      user,
      api: {
        saveSettings: () => {
          if (isDown) throw new FakeNetworkError();
          return saveSettings();
        },
      },
    });
    await waitFor(() => expect(api.callsOf('accountLanguage')).toHaveLength(1));
    await person.click(choices().getByRole('button', { name: 'English' }));
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(api.callsOf('saveSettings').map(({ variables }) => variables)).toEqual([english]);

    isDown = true;
    await person.click(choices().getByRole('button', { name: 'Dansk' }));
    await screen.findByRole('heading', { level: 1, name: 'Siden findes ikke' });
    expect(
      await screen.findByText(
        'Vi har skiftet sproget her, men kunne ikke gemme det på din konto. Prøv igen.',
      ),
    ).toBeInTheDocument();
    expect(cookies()).toContain('language=da');
  });

  it('is not requested for a visitor', async () => {
    const visitor = await renderRoute('/not-there');
    await visitor.person.click(choices().getByRole('button', { name: 'English' }));
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    expect(visitor.api.calls.map(({ operationName }) => operationName)).toEqual(['announcement']);
  });
});
