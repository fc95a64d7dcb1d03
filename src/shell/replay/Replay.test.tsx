import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { buildListing } from '../../../tests/helpers/app/builders';
import { foreignWords } from '../../../tests/helpers/app/foreignWords';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { settle } from '../../../tests/helpers/app/settle';
import { keepLastActions } from '../../platform/store/lastActions';
import { makeRecording } from '../../platform/store/saveRecording';
import { addressChanged } from '../../platform/store/slices/addressSlice';
import { tokenReceived } from '../../platform/store/slices/authSlice';
import { toggled } from '../../platform/store/slices/favouritesSlice';
import { makeStore } from '../../platform/store/store';

const visit = (pathname: string) =>
  addressChanged({ pathname, search: '', hash: '', key: 'k', action: 'PUSH' });

/** A recording of a visit to /terms, a saved tool, and a visit to /privacy. */
function makeText(): string {
  const { dispatch, getState } = makeStore({ recording: keepLastActions });
  dispatch(tokenReceived('a.b.c'));
  dispatch(visit('/terms'));
  dispatch(toggled(buildListing({ id: '5', name: '<b>Sav</b>' })));
  dispatch(visit('/privacy'));
  return makeRecording(getState(), new Date());
}

/** jsdom's files have no `text`. */
function makeFile(text: string, size: number): File {
  const file = new File([text], 'session.json', { type: 'application/json' });
  return Object.defineProperties(file, {
    text: { value: () => Promise.resolve(text) },
    size: { value: size },
  });
}
/** Chooses a file; what follows also renders in the root of the replayed app. */
async function choose(text: string, size = text.length) {
  const field = document.querySelector<HTMLInputElement>('main input[type=file]');
  if (!field) throw new Error('There is no field for a file');
  await act(async () => {
    fireEvent.change(field, { target: { files: [makeFile(text, size)] } });
    await settle();
  });
}
/** Closes the replay, so that no root is left for the end of the test. */
const close = (person: UserEvent) =>
  person.click(screen.getByRole('button', { name: 'Close the replay' }));
const past = () => document.querySelector<HTMLElement>('[data-past] [inert]');
const slider = () => screen.getByRole('slider', { name: 'Action' });
const controls = () => screen.getByRole('complementary', { name: 'Replay' });

async function open(path = '/replay') {
  const route = await renderRoute(path);
  await choose(makeText());
  await screen.findByRole('complementary', { name: 'Replay' });
  return route;
}

it('shows each moment of a recording, in a store of its own', async () => {
  const { person, store } = await renderRoute('/replay');
  const kept = JSON.stringify([{ ...localStorage }]);
  const before = store.getState();
  await choose(makeText());
  const list = await screen.findByRole('listbox', { name: 'Actions' });
  const options = within(list).getAllByRole('option');
  const find = (text: string) => {
    const found = options.find((option) => option.textContent?.includes(text));
    if (!found) throw new Error(`No action ${text}`);
    return found;
  };
  await person.selectOptions(list, find('address/opened /terms'));
  await waitFor(() => expect(past()?.querySelector('main h1')).toHaveTextContent('Terms'));

  await person.selectOptions(list, find('favourites/toggled'));
  const changes = screen.getByRole('region', { name: 'What changed in the state' });
  expect(changes).toHaveTextContent('"name":"<b>Sav</b>"');
  expect(changes.querySelector('b')).toBeNull();

  await person.click(screen.getByRole('button', { name: 'Next action' }));
  await waitFor(() => expect(past()?.querySelector('main h1')).toHaveTextContent('Privacy'));
  expect(screen.getByRole('button', { name: 'Next action' })).toBeDisabled();

  const after = store.getState();
  for (const slice of ['auth', 'favourites', 'toasts', 'account', 'tools'] as const) {
    expect(after[slice]).toBe(before[slice]);
  }
  expect(JSON.stringify([{ ...localStorage }])).toBe(kept);

  await person.click(screen.getByRole('button', { name: 'Close the replay' }));
  expect(past()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('a link leads to a moment, once its file is opened', async () => {
  const { person } = await renderRoute('/replay?file=session.json&action=2');
  expect(screen.getByRole('main')).toHaveTextContent('action 2 of the file session.json');
  await choose(makeText());
  expect(await screen.findByRole('slider', { name: 'Action' })).toHaveValue('2');
  expect(slider()).toHaveFocus();
  await close(person);
});

it('another file starts at its beginning, and its moments are in the URL', async () => {
  const { person, address } = await open('/replay?file=other.json&action=2');
  expect(slider()).toHaveValue('0');
  await person.click(screen.getByRole('button', { name: 'Next action' }));
  await waitFor(() => expect(address()).toBe('/replay?file=session.json&action=1'));
  await close(person);
});

it('plays until the last action', async () => {
  const { person } = await open();
  const last = slider().getAttribute('max');
  await person.click(screen.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(slider()).toHaveValue(last), { timeout: 5000 });
  expect(await screen.findByRole('button', { name: 'Play' })).toBeInTheDocument();
  await close(person);
});

it.each([
  ['cut', () => makeText().slice(0, -300), undefined, 'The file cannot be read.'],
  ['of another app', () => '{"todos":[]}', undefined, 'The file is not a recording of Skuret.'],
  ['of 50 MB', makeText, 50_000_000, 'The file is larger than 20 MB.'],
])('a file that is %s is refused with a sentence', async (_what, make, size, sentence) => {
  const { person } = await renderRoute('/replay');
  await choose(make(), size);
  expect(await screen.findByText(sentence, { exact: false })).toBeInTheDocument();
  expect(past()).toBeNull();
  // And the next file is opened.
  await choose(makeText());
  await screen.findByRole('complementary', { name: 'Replay' });
  await close(person);
  expect(screen.queryByText(sentence, { exact: false })).toBeNull();
});

it('names actions that are unknown or cannot be applied', async () => {
  const { person } = await renderRoute('/replay');
  const recording = JSON.parse(makeText()) as object;
  const payload = JSON.stringify([{ type: 'cart/added' }, { type: 'address/opened' }]);
  await choose(JSON.stringify({ ...recording, payload, version: 'x' }));
  await screen.findByRole('complementary', { name: 'Replay' });
  expect(controls()).toHaveTextContent('Actions that this version does not know: 1.');
  expect(controls()).toHaveTextContent('Action 2 cannot be applied.');
  expect(controls()).toHaveTextContent('Recorded with another version of Skuret.');
  await close(person);
});

it('a moment whose app fails as a whole is named, and the next one is shown', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { person } = await renderRoute('/replay');
  const recording = JSON.parse(makeText()) as { preloadedState: string };
  const state = JSON.parse(recording.preloadedState) as object;
  const preloadedState = JSON.stringify({ ...state, source: 'another' });
  await choose(JSON.stringify({ ...recording, preloadedState }));
  expect(await screen.findByText('This moment cannot be shown.')).toBeInTheDocument();
  await close(person);
});

it.each([
  ['da', 'Afspilning', 'Luk afspilningen'],
  ['en', 'Replay', 'Close the replay'],
] as const)('the page and its controls are in one language: %s', async (language, name, button) => {
  const { person } = await renderRoute('/replay', { language });
  expect(foreignWords(language)).toEqual([]);
  // The replayed app keeps the language of the session.
  await choose(makeText());
  await screen.findByRole('complementary', { name });
  await person.click(screen.getByRole('button', { name: button }));
});
