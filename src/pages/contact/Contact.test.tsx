import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const sent = "Message sent successfully! We'll get back to you soon.";
const failed = 'Failed to send message. Please try again.';

async function openForm(api: NonNullable<Parameters<typeof renderRoute>[1]>['api'] = {}) {
  const rendered = await renderRoute('/contact', {
    advanceTimers: jest.advanceTimersByTime,
    api,
  });
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
  const written = [
    [/name/i, 'Mette Holm'],
    [/email/i, 'mette@skuret.example'],
    [/subject/i, 'A drill'],
    [/message/i, 'It hums, but it does not turn.'],
  ] as const;
  for (const [name, text] of written) {
    await person.click(field(name));
    await person.paste(text);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the contact form', () => {
  it('requires all four fields, names the first in the red box and focuses it', async () => {
    const { form, field, send, press } = await openForm();
    for (const name of [/name/i, /email/i, /subject/i, /message/i]) {
      expect(field(name)).toBeRequired();
    }
    await press();
    expect(await form.findByRole('alert')).toHaveTextContent('Please enter your name');
    expect(field(/name/i)).toHaveFocus();
    expect(field(/name/i)).toBeInvalid();
    expect(field(/name/i)).toHaveAccessibleDescription('Please enter your name');
    await waitFor(() => expect(send()).toBeEnabled());
  });

  it('names the next field at the next attempt', async () => {
    const { person, form, field, send, press } = await openForm();
    await press();
    await waitFor(() => expect(send()).toBeEnabled());
    await person.type(field(/name/i), 'Mette');
    await press();
    await waitFor(() =>
      expect(form.getByRole('alert')).toHaveTextContent('Please enter your email'),
    );
    expect(field(/email/i)).toHaveFocus();
    await waitFor(() => expect(send()).toBeEnabled());
  });

  it('sends the message, confirms it and clears the fields', async () => {
    let answer: () => void = () => undefined;
    const { person, form, field, send, press, api } = await openForm({
      sendContactMessage: () =>
        new Promise((resolve) => {
          answer = () => resolve({ sendContactMessage: { errors: [] } });
        }),
    });
    await fillIn(person, field);
    await press();
    expect(send()).toBeDisabled();
    expect(screen.queryByText(sent)).not.toBeInTheDocument();

    answer();
    expect(await form.findByRole('status')).toHaveTextContent(sent);
    for (const name of [/name/i, /email/i, /subject/i, /message/i]) {
      expect(field(name)).toHaveValue('');
    }
    expect(send()).toBeEnabled();
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
    expect(api.callsOf('sendContactMessage').map(({ variables }) => variables)).toEqual([
      {
        name: 'Mette Holm',
        email: 'mette@skuret.example',
        subject: 'A drill',
        message: 'It hums, but it does not turn.',
      },
    ]);
  });

  it('keeps the text when offline and succeeds on a retry', async () => {
    const { person, form, field, press, api } = await openForm({
      sendContactMessage: () => {
        throw new FakeNetworkError('down');
      },
    });
    await fillIn(person, field);
    await press();
    expect(await form.findByRole('alert')).toHaveTextContent(failed);
    expect(field(/message/i)).toHaveValue('It hums, but it does not turn.');
    expect(screen.queryByText(sent)).not.toBeInTheDocument();

    api.answer('sendContactMessage', () => ({ sendContactMessage: { errors: [] } }));
    await press();
    expect(await form.findByRole('status')).toHaveTextContent(sent);
    expect(form.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the support hours in Danish time', async () => {
    await openForm();
    expect(screen.getByText('Monday to Friday, 9 am to 5 pm, Danish time')).toBeInTheDocument();
  });
});
