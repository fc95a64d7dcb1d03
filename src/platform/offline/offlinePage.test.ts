import type { OfflineBooking, OfflineRecord } from '../../../domain/pages/offlineRecord';
import { offlinePage } from '../../worker/offlinePage';

const now = new Date('2026-07-04T10:00:00Z');
const booking: OfflineBooking = {
  id: '7',
  toolName: 'Borehammer',
  role: 'BORROWER',
  otherName: 'Torben',
  startDate: '2026-07-04',
  endDate: '2026-07-06',
  state: 'ACCEPTED',
  pickupAddress: 'Algade 5',
};
const record = (changes: Partial<OfflineRecord> = {}): OfflineRecord => ({
  until: now.getTime() + 1,
  language: 'asGiven',
  readAt: now.getTime(),
  bookings: [booking],
  codes: {},
  favourites: [],
  ...changes,
});

async function shown(kept: OfflineRecord | null) {
  document.body.innerHTML = await offlinePage(kept, now).text();
  return document.body;
}

it('is bilingual when no language is chosen', async () => {
  expect((await shown(null)).textContent).toContain('Der er ingen forbindelse');
  expect(document.querySelector('[lang=en] h2')).toHaveTextContent('There is no connection');
  expect(document.querySelectorAll('li')).toHaveLength(0);
});

it('is only in the chosen language', async () => {
  const page = await shown(record({ language: 'en' }));
  expect(page).toHaveTextContent('You borrow from Torben');
  expect(page).toHaveTextContent('4–\u20606 July 2026 · Agreed');
  expect(page).not.toHaveTextContent('forbindelse');
});

it('shows a code only in the state that it belongs to', async () => {
  const codes = { 7: { digits: '481902', state: 'ACCEPTED' } };
  expect(await shown(record({ codes }))).toHaveTextContent('Kode til Torben 481 902');
  const later = { ...booking, state: 'PICKED_UP' as const, endDate: '2026-07-03' };
  const page = await shown(record({ codes, bookings: [later] }));
  expect(page).not.toHaveTextContent('481');
  expect(page).toHaveTextContent('Skulle have været afleveret');
});

it('escapes text written by members', async () => {
  const otherName = '<img src=x onerror="alert(1)"> & \'co\'';
  const page = await shown(record({ bookings: [{ ...booking, otherName, toolName: otherName }] }));
  expect(page.querySelector('img')).toBeNull();
  expect(page).toHaveTextContent(otherName);
});

it('allows its own script only, which leaves the page when the connection is back', async () => {
  const page = offlinePage(null, now);
  const [, nonce] =
    /script-src 'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
  expect(nonce).toMatch(/^[\da-f-]{36}$/);
  document.body.innerHTML = await page.text();
  const [script, ...others] = document.querySelectorAll('script');
  expect(others).toEqual([]);
  expect(script?.getAttribute('nonce')).toBe(nonce);
  expect(script?.textContent).toContain("addEventListener('online', leave)");
});
