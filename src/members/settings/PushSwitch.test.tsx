import { screen, waitFor, within } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { fakePush } from '../../../tests/helpers/app/fakePush';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const key = 'BAAB';
const here = 'https://push.example.com/here';

/** Opens the settings of a member. `stored` holds the endpoints of the browsers that the service pushes to. */
async function open(stored: string[], language?: 'da' | 'en') {
  let endpoints = stored;
  const push = (endpoint: unknown) => ({
    key,
    isSubscribed: endpoints.includes(String(endpoint)),
    devices: endpoints.length,
  });
  const rendered = await renderRoute('/settings?part=notifications', {
    user: buildUser(),
    ...(language && { language }),
    api: {
      push: ({ endpoint }) => ({ push: push(endpoint) }),
      subscribePush: ({ input }) => {
        const { endpoint } = input as { endpoint: string };
        endpoints = [...endpoints, endpoint];
        return { subscribePush: { push: push(endpoint), errors: [] } };
      },
      unsubscribePush: ({ endpoint }) => {
        endpoints = endpoint == null ? [] : endpoints.filter((each) => each !== endpoint);
        return { unsubscribePush: { push: push(endpoint), errors: [] } };
      },
    },
  });
  const theSwitch = await screen.findByRole('switch', { name: /^Push/ });
  return { ...rendered, theSwitch, stored: () => endpoints };
}

const usable = (theSwitch: HTMLElement) => waitFor(() => expect(theSwitch).toBeEnabled());

describe('push on this device', () => {
  it('asks for the browser’s permission after a click, and is on once the service has stored it', async () => {
    const browser = fakePush();
    const { person, api, theSwitch, stored } = await open([]);
    await usable(theSwitch);
    expect(theSwitch).not.toBeChecked();
    expect(browser).toMatchObject({ asked: 0, registered: [] });
    let store: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      store = resolve;
    });
    api.answer('subscribePush', async () => {
      await answered;
      stored().push(here);
      return { subscribePush: { push: null, errors: [] } };
    });
    await person.click(theSwitch);
    await waitFor(() => expect(api.callsOf('subscribePush')).toHaveLength(1));
    expect(theSwitch).not.toBeChecked();
    store();
    await waitFor(() => expect(theSwitch).toBeChecked());
    expect(await screen.findByText('Push notifications are on.')).toBeVisible();
    expect(browser).toMatchObject({ asked: 1, registered: ['/sw.js'] });
    expect(api.callsOf('subscribePush')[0]?.variables).toEqual({
      input: { endpoint: here, p256dh: 'p256dh', auth: 'auth' },
    });
  });

  it('is turned off in the service and in the browser', async () => {
    const browser = fakePush({ permission: 'granted', subscribedFor: key });
    const { person, theSwitch, stored } = await open([here]);
    await waitFor(() => expect(theSwitch).toBeChecked());
    await person.click(theSwitch);
    await waitFor(() => expect(theSwitch).not.toBeChecked());
    expect(await screen.findByText('Push notifications are off.')).toBeVisible();
    expect(stored()).toEqual([]);
    expect(browser.subscription).toBeNull();
  });

  it('stays on when the service could not be reached', async () => {
    const browser = fakePush({ permission: 'granted', subscribedFor: key });
    const { person, api, theSwitch } = await open([here]);
    await waitFor(() => expect(theSwitch).toBeChecked());
    api.answer('unsubscribePush', () => {
      throw new FakeNetworkError();
    });
    await person.click(theSwitch);
    expect(await screen.findByText(/^We could not change push notifications/)).toBeVisible();
    expect(theSwitch).toBeChecked();
    expect(browser.subscription).not.toBeNull();
  });

  it('stays off with an explanation when permission is denied', async () => {
    fakePush({ says: 'denied' });
    const { person, api, theSwitch } = await open([]);
    await usable(theSwitch);
    await person.click(theSwitch);
    expect(await screen.findByText(/^Your browser was not allowed/)).toBeVisible();
    await waitFor(() => expect(theSwitch).toBeDisabled());
    expect(theSwitch).toHaveAccessibleDescription(/^Your browser blocks notifications/);
    expect(api.mutations()).toEqual([]);
  });

  it('stays off when the browser’s push service or our own rejects it', async () => {
    const browser = fakePush({ fails: true });
    const { person, theSwitch } = await open([]);
    await usable(theSwitch);
    await person.click(theSwitch);
    expect(await screen.findByText(/^We could not change push notifications/)).toBeVisible();
    expect(theSwitch).not.toBeChecked();
    expect(browser.subscription).toBeNull();
  });

  it('removes the subscription when the service rejects it', async () => {
    const browser = fakePush();
    const { person, api, theSwitch } = await open([]);
    await usable(theSwitch);
    const refused = 'We cannot send push notifications to this browser.';
    api.answer('subscribePush', () => ({ subscribePush: { push: null, errors: [refused] } }));
    await person.click(theSwitch);
    expect(await screen.findByText(refused)).toBeVisible();
    expect(theSwitch).not.toBeChecked();
    expect(browser.subscription).toBeNull();
  });

  it.each([
    ['en', 'Your browser blocks notifications from Skuret.'],
    ['da', 'Din browser blokerer notifikationer fra Skuret.'],
  ] as const)('explains in %s how to reset a denied permission', async (language, said) => {
    fakePush({ permission: 'denied' });
    const { api, theSwitch } = await open([], language);
    await waitFor(() => expect(theSwitch).toBeDisabled());
    expect(theSwitch).toHaveAccessibleDescription(expect.stringContaining(said));
    expect(api.callsOf('push')).toEqual([]);
  });

  it('explains missing support, and the steps for an iPhone', async () => {
    const first = await open([]);
    await waitFor(() => expect(first.theSwitch).toBeDisabled());
    expect(first.theSwitch).toHaveAccessibleDescription(
      'Your browser cannot show push notifications.',
    );
    first.unmount();
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; like Mac)');
    const { theSwitch } = await open([]);
    await waitFor(() =>
      expect(theSwitch).toHaveAccessibleDescription(/Skuret must be on your home screen/),
    );
    jest.restoreAllMocks();
  });

  it('shows the number of other devices and turns them all off', async () => {
    const browser = fakePush({ permission: 'granted', subscribedFor: key });
    const { person, theSwitch, stored } = await open([here, 'a', 'b']);
    expect(await screen.findByText('On 2 other devices as well.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Turn off on all devices' }));
    expect(
      await screen.findByText('Push notifications are off on all your devices.'),
    ).toBeVisible();
    await waitFor(() => expect(theSwitch).not.toBeChecked());
    expect(stored()).toEqual([]);
    expect(browser.subscription).toBeNull();
    expect(screen.queryByText(/other device/)).toBeNull();
  });

  it('shows an error when its state cannot be loaded', async () => {
    fakePush();
    const rendered = await renderRoute('/settings?part=notifications', {
      user: buildUser(),
      api: {
        push: () => {
          throw new FakeNetworkError();
        },
      },
    });
    const theSwitch = await screen.findByRole('switch', { name: /^Push/ });
    await waitFor(() => expect(theSwitch).toHaveAccessibleDescription(/could not see whether/));
    expect(theSwitch).toBeDisabled();
    rendered.unmount();
  });
});

describe('the push subscription of the browser', () => {
  it('is removed at sign-out', async () => {
    const browser = fakePush({ permission: 'granted', subscribedFor: key });
    const { person } = await open([here]);
    await person.click(screen.getByRole('link', { name: 'Account' }));
    await person.click(await screen.findByRole('button', { name: 'Sign Out' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign Out' }));
    await person.click(dialog.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(browser.subscription).toBeNull());
  });

  it('of a former member is removed when another signs in', async () => {
    const browser = fakePush({ permission: 'granted', subscribedFor: key });
    await open(['of somebody else']);
    await waitFor(() => expect(browser.subscription).toBeNull());
  });
});
