import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeI18n } from '../platform/locales/makeI18n';
import { TextField } from './TextField';

test('says how much of a pasted text has no room, until something else is typed', async () => {
  const person = userEvent.setup();
  render(<TextField label="Name" maxLength={5} />, {
    wrapper: ({ children }) => <I18nProvider i18n={makeI18n()}>{children}</I18nProvider>,
  });
  const field = screen.getByRole('textbox', { name: 'Name' });
  const notice = screen.getByRole('status');
  expect(notice).toBeEmptyDOMElement();
  await person.click(field);
  await person.paste('Bore\r\nmaskine');
  expect(notice).toHaveTextContent('There is room for 5 characters. The last 6 were left out.');
  await person.keyboard('{Backspace}');
  expect(notice).toBeEmptyDOMElement();
});

test('has nothing to say without a limit', () => {
  render(<TextField label="Name" />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
