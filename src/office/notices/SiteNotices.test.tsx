import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeNetworkError } from '../../../tests/helpers/app/fakeApi';
import { renderOffice } from '../../../tests/helpers/app/renderOffice';

const person = userEvent.setup();
afterEach(() => localStorage.clear());

const notice = {
  id: '1001',
  kind: 'MAINTENANCE',
  textDa: 'Vi flytter',
  textEn: 'We move',
  fromAt: '2026-07-01T10:00:00Z',
  untilAt: '2026-07-01T12:00:00Z',
  by: 'Lea',
  endedAt: null,
  isOver: false,
};
const Me = () => ({ me: { id: '1', name: 'Lea', role: 'LEAD' } });
const SiteNotices = () => ({ siteNotices: [notice] });

it('announces something to everybody, and keeps what is typed when it is refused', async () => {
  const { api } = renderOffice('/notices', {
    api: {
      Me,
      SiteNotices: () => ({ siteNotices: [] }),
      AddSiteNotice: () => ({ addSiteNotice: { errors: ['Skriv teksten på begge sprog.'] } }),
    },
  });
  expect(await screen.findByText('Intet til alle')).toBeVisible();
  await person.type(await screen.findByLabelText('Tekst på dansk'), 'Vi flytter');
  const send = screen.getByRole('button', { name: 'Vis meddelelsen' });
  await person.click(send);
  expect(await screen.findByRole('alert')).toHaveTextContent('Vælg, hvornår det slutter.');
  await person.type(screen.getByLabelText(/^Indtil/), '2026-07-02T12:00');
  await person.click(send);
  expect(await screen.findByText('Skriv teksten på begge sprog.')).toBeVisible();
  expect(screen.getByLabelText('Tekst på dansk')).toHaveValue('Vi flytter');

  await person.type(screen.getByLabelText('Tekst på engelsk'), 'We move');
  api.answer('AddSiteNotice', () => ({ addSiteNotice: { errors: [] } }));
  api.answer('SiteNotices', SiteNotices);
  await person.click(send);
  expect(await screen.findByRole('row', { name: /Vi flytter/ })).toBeVisible();
  expect(screen.getByLabelText('Tekst på dansk')).toHaveValue('');
  expect(api.callsOf('AddSiteNotice').at(-1)?.variables).toMatchObject({
    notice: { kind: 'ANNOUNCEMENT', textDa: 'Vi flytter', textEn: 'We move' },
  });
});

it('ends maintenance', async () => {
  const { api } = renderOffice('/notices', {
    api: { Me, SiteNotices, EndSiteNotice: () => ({ endSiteNotice: { errors: [] } }) },
  });
  await person.click(await screen.findByRole('button', { name: 'Afslut Vedligehold 1001' }));
  await waitFor(() => expect(api.callsOf('EndSiteNotice')[0]?.variables).toEqual({ id: '1001' }));
});

it('is to read only for support', async () => {
  renderOffice('/notices', { api: { SiteNotices } });
  const row = await screen.findByRole('row', { name: /Vi flytter/ });
  expect(within(row).getByText('gælder')).toBeVisible();
  expect(screen.getByText('Kun en leder skriver til alle og lukker Skuret.')).toBeVisible();
  expect(screen.queryByLabelText('Tekst på dansk')).not.toBeInTheDocument();
});

it('says that there was no response', async () => {
  renderOffice('/notices', {
    api: {
      SiteNotices: () => {
        throw new FakeNetworkError();
      },
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Der kom intet svar');
});
