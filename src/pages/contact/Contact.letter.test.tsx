import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderLetter } from '../../../tests/helpers/app/renderLetter';

const sent = "Message sent successfully! We'll get back to you soon.";
const failed = 'Failed to send message. Please try again.';

async function openForm() {
  const rendered = await renderLetter('/contact', { advanceTimers: jest.advanceTimersByTime });
  const form = within(await screen.findByRole('form', { name: 'Contact us' }));
  const field = (name: RegExp) => form.getByRole('textbox', { name });
  const send = () => form.getByRole('button');
  const press = () =>
    act(async () => {
      send().click();
      await jest.advanceTimersByTimeAsync(0);
    });
  return { ...rendered, form, field, send, press };
}

async function fillIn(person: UserEvent, field: (name: RegExp) => HTMLElement) {
  await person.type(field(/name/i), 'Mette Holm');
  await person.type(field(/email/i), 'mette@skuret.example');
  await person.type(field(/subject/i), 'A drill');
  await person.type(field(/message/i), 'It hums, but it does not turn.');
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the contact form in the letter', () => {
  it('takes a second, confirms and clears the fields, without a request', async () => {
    const { person, form, field, send, press, api } = await openForm();
    await fillIn(person, field);
    await press();
    await act(() => jest.advanceTimersByTimeAsync(990));
    expect(send()).toBeDisabled();
    expect(screen.queryByText(sent)).not.toBeInTheDocument();

    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(form.getByRole('status')).toHaveTextContent(sent);
    for (const name of [/name/i, /email/i, /subject/i, /message/i]) {
      expect(field(name)).toHaveValue('');
    }
    expect(send()).toBeEnabled();
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });

  it('keeps the text when offline and succeeds on a retry', async () => {
    const { person, form, field, press } = await openForm();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await fillIn(person, field);
    await press();
    await act(() => jest.advanceTimersByTimeAsync(1100));
    expect(form.getByRole('alert')).toHaveTextContent(failed);
    expect(field(/message/i)).toHaveValue('It hums, but it does not turn.');
    expect(screen.queryByText(sent)).not.toBeInTheDocument();

    online.mockReturnValue(true);
    await press();
    await act(() => jest.advanceTimersByTimeAsync(1100));
    expect(form.getByRole('status')).toHaveTextContent(sent);
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the support hours in EST', async () => {
    await openForm();
    expect(screen.getByText(/Monday to Friday, 9 am to 5 pm EST/)).toBeInTheDocument();
  });
});
