import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { makeI18n } from '../../platform/locales/makeI18n';
import { FormError } from './FormError';
import { FormikCheckbox, FormikTextArea, FormikTextField } from './FormikFields';
import { PasswordField } from './PasswordField';
import { SubmitButton } from './SubmitButton';

const initial = { name: '', password: '', about: '', terms: false };

function show(onSubmit: (values: typeof initial) => unknown = () => undefined, message?: string) {
  render(
    <Formik
      initialValues={initial}
      onSubmit={async (values) => {
        await onSubmit(values);
      }}
    >
      <Form noValidate>
        <FormikTextField name="name" label="Navn" />
        <PasswordField
          name="password"
          label="Adgangskode"
          autoComplete="new-password"
          showLabel="Vis adgangskode"
          hideTypedLabel="Skjul adgangskode"
        />
        <FormikTextArea name="about" label="Om" autoGrow={{ min: 44, max: 120 }} />
        <FormikCheckbox name="terms" label="Jeg accepterer" />
        <FormError message={message} lang="en" />
        <SubmitButton>Opret</SubmitButton>
      </Form>
    </Formik>,
    { wrapper: ({ children }) => <I18nProvider i18n={makeI18n()}>{children}</I18nProvider> },
  );
  return userEvent.setup();
}

test('submits the entered and checked values', async () => {
  const sent = jest.fn();
  const user = show(sent);
  await user.type(screen.getByLabelText('Navn'), 'Mette');
  await user.type(screen.getByLabelText('Adgangskode'), 'hemmeligt');
  await user.type(screen.getByLabelText('Om'), 'Hej');
  await user.click(screen.getByLabelText('Jeg accepterer'));
  await user.click(screen.getByRole('button', { name: 'Opret' }));
  expect(sent).toHaveBeenCalledWith({
    name: 'Mette',
    password: 'hemmeligt',
    about: 'Hej',
    terms: true,
  });
});

test('a password can be shown and has its autocomplete type', async () => {
  const user = show();
  const password = screen.getByLabelText('Adgangskode');
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  await user.click(screen.getByRole('button', { name: 'Vis adgangskode' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Skjul adgangskode' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('a form is not submitted twice', async () => {
  let finish = () => {};
  const sent = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const user = show(sent);
  await user.type(screen.getByLabelText('Navn'), 'Mette');
  const submit = screen.getByRole('button', { name: 'Opret' });
  await user.dblClick(submit);
  expect(submit).toBeDisabled();
  await user.click(submit);
  expect(sent).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  expect(submit).toBeEnabled();
});

test('the error box is an alert in the language of its message', () => {
  show(undefined, 'Invalid email or password');
  const box = screen.getByRole('alert');
  expect(box).toHaveTextContent('Invalid email or password');
  expect(box).toHaveAttribute('lang', 'en');
});

test('there is no error box without a message', () => {
  show();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
