import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { buildUser } from '../../../tests/helpers/app/builders';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { settle } from '../../../tests/helpers/app/settle';

const recording = JSON.stringify({
  app: 'Skuret',
  payload: '[]',
  preloadedState: '{"address":{"pathname":"/"}}',
});
const attached = 'skuret.json is attached.';

/** jsdom's files have no `text`. */
async function choose(text: string, size = text.length) {
  const file = new File([text], 'skuret.json', { type: 'application/json' });
  Object.defineProperties(file, {
    text: { value: () => Promise.resolve(text) },
    size: { value: size },
  });
  await act(async () => {
    fireEvent.change(screen.getByLabelText(/^Attach a recording/), { target: { files: [file] } });
    await settle();
  });
}

/** The contact form of a member, filled in. */
async function openForm() {
  const { api, person } = await renderRoute('/contact', {
    user: buildUser(),
    api: { sendContactMessage: () => ({ sendContactMessage: { errors: [] } }) },
  });
  await screen.findByLabelText(/^Attach a recording/);
  for (const name of ['Name', 'Subject', 'Message']) {
    await person.type(screen.getByLabelText(new RegExp(`^${name}`)), 'Ida');
  }
  await person.type(screen.getByLabelText(/^Email/), 'ida@example.dk');
  const send = async () => {
    await person.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText(/^Message sent successfully/);
    return api.callsOf('sendContactMessage')[0]?.variables;
  };
  return { person, send };
}

it('sends the recording with the message', async () => {
  const { send } = await openForm();
  await choose(recording);
  expect(screen.getByText(attached)).toBeVisible();
  expect(await send()).toMatchObject({ name: 'Ida', recording });
  await waitFor(() => expect(screen.queryByText(attached)).toBeNull());
});

it.each([
  ['of another app', '{"app":"Todo"}', 14, 'The file is not a recording of Skuret.'],
  [
    'that is cut',
    recording.slice(0, -5),
    50,
    'The file cannot be read. It may be incomplete: save or export it again.',
  ],
  [
    'that is too large',
    recording,
    700_001,
    'The recording is larger than 700 kB. Reload the page, and save it right after it happened.',
  ],
])('does not attach a file %s, and the text stays', async (_what, text, size, sentence) => {
  const { send } = await openForm();
  await choose(recording);
  await choose(text, size);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByText(attached)).toBeNull();
  expect(screen.getByLabelText(/^Message/)).toHaveValue('Ida');
  expect(await send()).not.toHaveProperty('recording');
});

it('removes the recording again', async () => {
  const { person, send } = await openForm();
  await choose(recording);
  await person.click(screen.getByRole('button', { name: 'Remove the recording' }));
  expect(screen.getByLabelText(/^Attach a recording/)).toHaveFocus();
  expect(await send()).not.toHaveProperty('recording');
});

it('is not offered to a visitor', async () => {
  await renderRoute('/contact');
  await screen.findByRole('button', { name: 'Send message' });
  expect(screen.queryByLabelText(/^Attach a recording/)).toBeNull();
});
