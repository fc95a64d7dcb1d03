import * as documents from '../../tests/helpers/service/documents';
import { addStaff, askOffice } from '../../tests/helpers/service/office';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';
import { createSiteNotices } from './createSiteNotices';

let service: TestService;
let clock = new Date('2026-07-15T10:00:00Z');
const now = () => clock;
let lead = '';

beforeAll(async () => {
  service = await startTestService({ now });
  lead = (await addStaff(service, { name: 'Lea', email: 'lea@office.example', role: 'lead' }, now))
    .token;
});
afterAll(() => service.close());

const announcement = {
  kind: 'ANNOUNCEMENT',
  textDa: 'Vi flytter i nat',
  textEn: 'We move tonight',
  fromAt: '2026-07-15T10:10:00Z',
  untilAt: '2026-07-15T10:20:00Z',
};
const maintenance = {
  ...announcement,
  kind: 'MAINTENANCE',
  fromAt: '2026-07-15T10:30:00Z',
  untilAt: '2026-07-15T11:00:00Z',
};

async function add(notice: object, token = lead): Promise<string[]> {
  const { data, errors } = await askOffice(
    service,
    'mutation ($notice: SiteNoticeInput!) { addSiteNotice(notice: $notice) { errors } }',
    { notice },
    token,
  );
  return data?.addSiteNotice?.errors ?? errors.map(({ message }) => message);
}

const shown = async () => (await service.graphql(documents.announcement)).data.announcement?.en;

it('shows an announcement from its beginning until its end', async () => {
  expect(await add(announcement)).toEqual([]);
  expect(await shown()).toBeUndefined();
  clock = new Date(announcement.fromAt);
  expect(await shown()).toBe('We move tonight');
  clock = new Date(announcement.untilAt);
  expect(await shown()).toBeUndefined();
});

it('closes pages and GraphQL during maintenance; the office and health stay open', async () => {
  expect(await add(maintenance)).toEqual([]);
  clock = new Date(maintenance.fromAt);

  const page = await fetch(`${service.url}/browse`, { headers: { 'accept-language': 'en' } });
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('1800');
  expect(page.headers.get('cache-control')).toBe('no-store');
  const text = await page.text();
  expect(text).toContain('We move tonight');
  expect(text).toContain('13:00');

  const answer = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'da' },
    body: JSON.stringify({ query: documents.announcement }),
  });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({
    errors: [
      {
        message: expect.stringContaining('kl. 13:00. Vi flytter i nat') as string,
        extensions: { code: 'MAINTENANCE', retryAfterSeconds: 1800 },
      },
    ],
  });

  for (const path of ['/healthz', '/readyz']) {
    expect((await fetch(`${service.url}${path}`)).status).toBe(200);
  }
  const office = await askOffice(service, '{ siteNotices { id kind } }', {}, lead);
  expect(office.data.siteNotices[0]?.kind).toBe('MAINTENANCE');

  const { id } = office.data.siteNotices[0] ?? { id: '' };
  const ended = await askOffice(
    service,
    'mutation ($id: ID!) { endSiteNotice(id: $id) { errors } }',
    { id },
    lead,
  );
  expect(ended.data.endSiteNotice.errors).toEqual([]);
  expect((await service.graphql(documents.announcement)).errors).toEqual([]);
  const again = await askOffice(
    service,
    'mutation ($id: ID!) { endSiteNotice(id: $id) { errors } }',
    { id },
    lead,
  );
  expect(again.data.endSiteNotice.errors).toEqual(['It is over already.']);
});

it('reaches another process on the same database with its next refresh', async () => {
  const other = createSiteNotices(service.executor, now);
  const later = { ...announcement, fromAt: now().toISOString(), untilAt: '2026-07-15T12:00:00Z' };
  expect(await add(later)).toEqual([]);
  expect(other.current('announcement')).toBeNull();
  await other.refresh();
  expect(other.current('announcement')?.textEn).toBe('We move tonight');
});

it('refuses support, empty and long texts, and times that do not fit', async () => {
  const support = await addStaff(
    service,
    { name: 'Sif', email: 'sif@office.example', role: 'support' },
    now,
  );
  const fits = { ...announcement, fromAt: '2026-07-15T12:00:00Z', untilAt: '2026-07-15T13:00:00Z' };
  expect(await add(fits, support.token)).toEqual([
    'Only a lead announces something and closes Skuret.',
  ]);
  expect(await add({ ...fits, textEn: '  ' })).toEqual(['Write the text in both languages.']);
  expect(await add({ ...fits, textDa: 'x'.repeat(301) })).toEqual([
    'Each text may have at most 300 characters.',
  ]);
  expect(await add({ ...fits, untilAt: fits.fromAt })).toEqual([
    'Choose an end after the beginning, and after now.',
  ]);
  expect(await add({ ...fits, kind: 'MAINTENANCE', untilAt: '2026-07-16T12:00:01Z' })).toEqual([
    'It may last at most 24 hours.',
  ]);
  expect(await add({ ...fits, untilAt: 'tomorrow' })).toHaveLength(1);
});
