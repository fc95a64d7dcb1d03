import { screen, waitFor, within } from '@testing-library/react';
import { FakeGraphqlError } from '../../tests/helpers/app/fakeApi';
import { renderRoute } from '../../tests/helpers/app/renderRoute';

const moving = { id: '1001', da: 'Vi flytter i nat', en: 'We move tonight' };
const api = { announcement: () => ({ announcement: moving }) };
const closed = () => {
  throw new FakeGraphqlError('Vi er tilbage den 15. juli kl. 13:00.', 'MAINTENANCE');
};

afterEach(() => localStorage.clear());

it('shows what Skuret announces until it is closed, also after a reload', async () => {
  const { person, unmount } = await renderRoute('/contact', { api });
  expect(await screen.findByText('Vi flytter i nat')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Luk beskeden' }));
  expect(screen.queryByText('Vi flytter i nat')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  unmount();

  const again = await renderRoute('/contact', { api });
  await waitFor(() => expect(again.api.callsOf('announcement')).toHaveLength(1));
  expect(screen.queryByText('Vi flytter i nat')).not.toBeInTheDocument();
});

it('shows the next announcement although the last one was closed', async () => {
  localStorage.setItem('skuret.announcement', '"1000"');
  await renderRoute('/contact', { api });
  expect(await screen.findByText('Vi flytter i nat')).toBeVisible();
});

it('says until when Skuret is closed, and keeps what is typed', async () => {
  const { person, api: faked } = await renderRoute('/contact');
  await person.type(await screen.findByRole('textbox', { name: /subject/i }), 'A drill');
  await person.type(screen.getByRole('textbox', { name: /name/i }), 'Mette');
  await person.type(screen.getByRole('textbox', { name: /email/i }), 'mette@skuret.example');
  await person.type(screen.getByRole('textbox', { name: /message/i }), 'It does not turn.');
  faked.answer('announcement', closed);
  faked.answer('sendContactMessage', closed);
  await person.click(screen.getByRole('button', { name: /send/i }));
  expect(await screen.findByText('Vi er tilbage den 15. juli kl. 13:00.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /subject/i })).not.toBeInTheDocument();

  faked.answer('announcement', () => ({ announcement: null }));
  await person.click(screen.getByRole('button', { name: 'Prøv igen' }));
  expect(await screen.findByRole('textbox', { name: /subject/i })).toHaveValue('A drill');
  expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
});
