import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderOffice } from '../../../tests/helpers/app/renderOffice';

const person = userEvent.setup();
afterEach(() => localStorage.clear());

const health = {
  jobs: [
    { kind: 'notice_mail', waiting: 3, late: 1, failed: 2, givenUp: 0, lastError: 'no answer' },
  ],
  failed: [
    {
      id: '5',
      kind: 'link_mail',
      tries: 6,
      error: 'no such address',
      at: '2026-07-15T10:00:00Z',
      caseId: '9',
    },
  ],
  runs: [{ name: 'hourly', ranAt: '2026-07-15T10:00:00Z' }],
  backupAt: null,
  app: '1.0.0',
  schema: '0027_office_money.sql',
  postgres: '18.1',
  startedAt: '2026-07-15T09:00:00Z',
  rejections: [{ reason: 'operations', count: 4 }],
};
const part = (name: string) => screen.findByRole('region', { name });

it('shows jobs, backup, versions and refused requests, and tries a job again', async () => {
  const { api } = renderOffice('/health', {
    api: {
      Health: () => ({ health }),
      RetryJob: () => ({ retryJob: { errors: ['Det er prøvet igen.'] } }),
    },
  });
  const failed = await part('Job, der er opgivet');
  expect(within(failed).getByRole('link', { name: 'Sag 9' })).toHaveAttribute(
    'href',
    '/office/case/9',
  );
  expect(within(await part('Sikkerhedskopi')).getByText('ingen')).toBeVisible();
  expect(within(await part('Versioner')).getByText('0027_office_money.sql')).toBeVisible();
  expect(within(await part('Afviste forespørgsler')).getByText('operations')).toBeVisible();
  expect(within(await part('Job, der venter')).getByText('no answer')).toBeVisible();
  const retry = within(failed).getByRole('button', { name: 'Prøv link_mail 5 igen' });
  await person.click(retry);
  expect(await within(failed).findByText('Det er prøvet igen.')).toBeVisible();
  api.answer('RetryJob', () => ({ retryJob: { errors: [] } }));
  api.answer('Health', () => ({ health: { ...health, failed: [], jobs: [] } }));
  await person.click(retry);
  expect(await within(failed).findByText('Der er ingen.')).toBeVisible();
  expect(api.callsOf('RetryJob')[1]?.variables).toEqual({ id: '5' });
});

it('shows each mail in a frame without rights and as text, in both languages', async () => {
  const { api } = renderOffice('/mails', {
    api: {
      Mails: ({ language }) => ({
        mails: [
          { name: 'newsletter', label: `Nyheder ${String(language)}` },
          { name: 'report outcome', label: `Din melding ${String(language)}` },
        ],
      }),
      Mail: () => ({ mail: { subject: 'Vil du have nyt?', plain: 'Hej\n\nSkuret' } }),
    },
  });
  const frame = await screen.findByTitle('Mailen, som den ser ud');
  expect(frame).toHaveAttribute('src', '/office/mail-samples/newsletter/da');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(await part('Vil du have nyt?')).toBeVisible();
  await person.selectOptions(screen.getByLabelText('Mail'), 'Din melding DA');
  await person.selectOptions(screen.getByLabelText('Mailens sprog'), 'Engelsk');
  await waitFor(() =>
    expect(screen.getByTitle('Mailen, som den ser ud')).toHaveAttribute(
      'src',
      '/office/mail-samples/report%20outcome/en',
    ),
  );
  expect(api.callsOf('Mail').at(-1)?.variables).toEqual({ name: 'report outcome', language: 'EN' });
});

it.each(['/health', '/mails'])('%s says that there was no response', async (address) => {
  const fail = () => {
    throw new FakeNetworkError();
  };
  renderOffice(address, { api: { Health: fail, Mails: fail } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Der kom intet svar');
});
