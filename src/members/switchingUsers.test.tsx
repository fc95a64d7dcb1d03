import { act, screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../domain/members/user';
import type { ToolListing } from '../../domain/tools/tool';
import {
  buildListing,
  buildOwnProfile,
  buildUser,
  testToken,
} from '../../tests/helpers/app/builders';
import { FakeGraphqlError } from '../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../tests/helpers/app/renderRoute';
import { signedOut } from '../platform/store/slices/authSlice';
import type { AppStore } from '../platform/store/store';

const nextToken = 'head.another.signature';

const mette = buildUser();
const mettesDrill = buildListing({ id: '31', name: 'Mettes skruemaskine' });
const jonas = buildUser({
  id: '502',
  name: 'Jonas Kjeldsen',
  email: 'jonas@skuret.example',
  about: 'Hellere træ end stile.',
});
const jonasLadder = buildListing({ id: '41', name: 'Jonas’ stige' });

/** Mette's data, as a screen could show it. */
const traces = [mette.name, mette.email, mette.about ?? '', mettesDrill.name];

/** Answers each token with the data of its own person. */
function answers(
  delay: (token: string) => Promise<void> = async () => undefined,
): Record<string, (variables: unknown, headers: Headers) => Promise<Record<string, unknown>>> {
  const asked = async (headers: Headers): Promise<{ user: User; tools: ToolListing[] }> => {
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? '';
    await delay(token);
    return token === testToken
      ? { user: mette, tools: [mettesDrill] }
      : { user: jonas, tools: [jonasLadder] };
  };
  return {
    currentUser: async (_none, headers) => ({ currentUser: (await asked(headers)).user }),
    ownProfile: async (_none, headers) => ({
      currentUser: buildOwnProfile((await asked(headers)).user),
    }),
    myTools: async (_none, headers) => ({ myTools: (await asked(headers)).tools }),
    profileReviews: async () => ({ memberReviews: [] }),
    signInUser: async () => ({ signInUser: { token: nextToken, errors: [] } }),
    activeLendReservations: async () => ({ activeLendReservations: [] }),
    completedLendReservations: async () => ({ completedLendReservations: [] }),
  };
}

/** Everything that a person could see or hear in the document now. */
function frame(): string {
  const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  return [document.title, document.body.outerHTML, ...typed.map((field) => field.value)].join('\n');
}

/** Records each change of the document from the moment the first token is gone. */
function recordAfterSwitch(store: AppStore) {
  const frames: string[] = [];
  let watching = false;
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target, type, attributeName } of records) {
      for (const node of addedNodes) frames.push(node.textContent ?? '');
      if (type === 'characterData') frames.push(target.textContent ?? '');
      if (attributeName) frames.push((target as Element).getAttribute(attributeName) ?? '');
    }
    frames.push(frame());
  });
  const unsubscribe = store.subscribe(() => {
    if (watching || store.getState().auth.token === testToken) return;
    watching = true;
    observer.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
  return {
    frames,
    stop: () => {
      unsubscribe();
      observer.disconnect();
    },
  };
}

function expectNoTrace(frames: readonly string[]) {
  expect(frames.length).toBeGreaterThan(0);
  for (const trace of traces) {
    expect(frames.filter((shown) => shown.includes(trace))).toEqual([]);
  }
}

function anotherTabSignsIn() {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'jwt', newValue: nextToken }));
  });
}

describe('two members in succession in the same browser (D8)', () => {
  it('the check detects a trace of the first member', async () => {
    await renderRoute('/profile', { user: mette, api: answers() });
    await screen.findByText(mettesDrill.name);
    expect(() => expectNoTrace([frame()])).toThrow();
  });

  it('nothing of the first is shown after signing out and in again', async () => {
    const { store, address, person } = await renderRoute('/settings', {
      user: mette,
      api: answers(),
    });
    await screen.findByDisplayValue(mette.name);
    const { frames, stop } = recordAfterSwitch(store);

    await person.click(screen.getByRole('link', { name: 'Account' }));
    await person.click(await screen.findByRole('button', { name: 'Sign Out' }));
    const dialog = await screen.findByRole('alertdialog');
    await person.click(within(dialog).getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(address()).toBe('/'));
    const banner = within(screen.getByRole('banner'));
    await person.click(await banner.findByRole('link', { name: 'Log ind' }));
    await person.click(await screen.findByRole('textbox', { name: 'E-mail' }));
    await person.paste(jonas.email);
    await person.click(screen.getByLabelText('Adgangskode'));
    await person.paste('en lang kode');
    await person.keyboard('{Enter}');

    // Not the screen that the first person was on.
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect((await screen.findAllByText(jonas.name)).length).toBeGreaterThan(0);
    expect(await screen.findByRole('link', { name: jonasLadder.name })).toBeInTheDocument();
    stop();
    expectNoTrace(frames);
  });

  it.each([
    ['/profile', jonasLadder.name],
    ['/profile?tab=reviews', jonas.name],
  ])(
    'nothing of the first is shown on %s when another tab has signed in as another member',
    async (path, sign) => {
      const { store } = await renderRoute(path, { user: mette, api: answers() });
      await screen.findByRole('heading', { level: 1, name: mette.name });
      const { frames, stop } = recordAfterSwitch(store);
      anotherTabSignsIn();
      expect((await screen.findAllByText(sign)).length).toBeGreaterThan(0);
      stop();
      expectNoTrace(frames);
    },
  );

  it('the first member’s typed text is discarded when another tab has signed in', async () => {
    const { store, person } = await renderRoute('/settings', { user: mette, api: answers() });
    const name = await screen.findByDisplayValue(mette.name);
    await person.type(name, ' Hansen');
    const { frames, stop } = recordAfterSwitch(store);
    anotherTabSignsIn();
    expect(await screen.findByDisplayValue(jonas.name)).toBeInTheDocument();
    expect(screen.queryByDisplayValue(/Hansen/)).not.toBeInTheDocument();
    stop();
    expectNoTrace(frames);
  });

  it('the screen reader announcement for the first is cleared', async () => {
    const { store, history } = await renderRoute('/terms', { user: mette, api: answers() });
    await screen.findByRole('heading', { level: 1 });
    act(() => history.push('/profile'));
    await screen.findByRole('heading', { level: 1, name: mette.name });
    await waitFor(() =>
      expect(screen.getAllByRole('status')[0]).toHaveTextContent(`${mette.name} – Skuret`),
    );
    const { frames, stop } = recordAfterSwitch(store);
    anotherTabSignsIn();
    await screen.findByRole('heading', { level: 1, name: jonas.name });
    stop();
    expectNoTrace(frames);
  });

  it('a late response for the first is ignored', async () => {
    let release: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (release = resolve));
    const { store, api } = await renderRoute('/profile', {
      user: mette,
      api: answers(async (token) => {
        if (token === testToken) await late;
      }),
    });
    await waitFor(() => expect(api.callsOf('myTools')).toHaveLength(1));
    const { frames, stop } = recordAfterSwitch(store);
    anotherTabSignsIn();
    await screen.findByText(jonasLadder.name);
    await act(async () => {
      release();
      await api.idle();
    });
    expect(screen.getByRole('heading', { level: 1, name: jonas.name })).toBeInTheDocument();
    expect(screen.getByText(jonasLadder.name)).toBeInTheDocument();
    expect(JSON.stringify(store.getState())).not.toContain(mettesDrill.name);
    stop();
    expectNoTrace(frames);
  });

  it('a late rejection of the first token keeps the second session', async () => {
    let release: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (release = resolve));
    const { store, api } = await renderRoute('/profile', {
      user: mette,
      api: answers(async (token) => {
        if (token !== testToken) return;
        await late;
        throw new FakeGraphqlError('Please sign in again', 'UNAUTHENTICATED');
      }),
    });
    await waitFor(() => expect(api.callsOf('myTools')).toHaveLength(1));
    anotherTabSignsIn();
    await screen.findByText(jonasLadder.name);
    await act(async () => {
      release();
      await api.idle();
    });
    expect(store.getState().auth.token).toBe(nextToken);
    expect(screen.getByText(jonasLadder.name)).toBeInTheDocument();
  });

  it('signing out with an expired token shows no session-expired message', async () => {
    const { store, api } = await renderRoute('/profile', {
      user: mette,
      api: {
        ...answers(),
        signOut: () => {
          throw new FakeGraphqlError('Please sign in again', 'UNAUTHENTICATED');
        },
      },
    });
    await screen.findByText(mettesDrill.name);
    act(() => {
      store.dispatch(signedOut());
    });
    await waitFor(() => expect(api.callsOf('signOut')).toHaveLength(1));
    await act(() => api.idle());
    expect(screen.queryByText(/er blevet logget ud/)).not.toBeInTheDocument();
  });
});
