/** Every screen in Danish and in English as a whole (D24). */
import type { Response } from '@playwright/test';
import { everyAddress } from '../helpers/addresses';
import { expect, test } from './fixtures';
import { testLanguages } from './testLanguages';

/** Addresses whose query or missing result decides the texts of a screen. */
const furtherAddresses = [
  '/browse?category=power-tools&rating=4',
  '/browse?q=no-such-thing-anywhere',
  '/tool/1?tab=reviews',
  '/tool/999999',
  '/profile/6?tab=reviews',
  '/profile/999999',
  '/conversation/999999',
  '/blog?q=no-such-thing-anywhere',
  '/blog/no-such-post',
  '/help?q=no-such-thing-anywhere',
  '/pricing?billing=yearly',
  '/dashboard?tab=messages',
  '/dashboard?tab=rentals',
  '/dashboard?tab=loans',
  '/dashboard?tab=tools',
  '/profile?tab=reviews',
];

testLanguages([...everyAddress, ...furtherAddresses], {
  first: 'en',
  some: [
    ...[
      '/',
      '/browse',
      '/tool/1',
      '/tool/1/book',
      '/signin',
      '/dashboard',
      '/dashboard?tab=messages',
    ],
    ...['/add-tool', '/borrowed-tools', '/help', '/profile/999999', '/no-such-page'],
  ],
});

test('renders each visitor’s cookie language, and loads no other', async ({
  request,
  browser,
  service,
}) => {
  const titleIn = async (cookie: string) => {
    const response = await request.get(`${service.url}/browse`, { headers: { cookie } });
    return /<html lang="(..)">[\s\S]*<title>(.*?) – Skuret/.exec(await response.text())?.slice(1);
  };
  expect(await titleIn('')).toEqual(['da', 'Find værktøj']);
  expect(await titleIn('language=en')).toEqual(['en', 'Find tools']);
  expect(await titleIn('language=da')).toEqual(['da', 'Find værktøj']);
  expect(await titleIn('language=de')).toEqual(['da', 'Find værktøj']);
  expect(await titleIn('language=en')).toEqual(['en', 'Find tools']);

  const page = await browser.newPage({ baseURL: service.url });
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) responses.push(response);
  });
  await page.goto('/signin', { waitUntil: 'networkidle' });
  const scripts = await Promise.all(responses.map((response) => response.text()));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.some((text) => text.includes('Find tools'))).toBe(false);
  await page.close();
});
