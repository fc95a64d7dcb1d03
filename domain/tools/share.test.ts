import { shareTargets, shareText } from './share';

describe('share text', () => {
  it('has the name and the first 100 characters of the description', () => {
    const description = 'ø'.repeat(150);
    expect(shareText({ name: 'Rundsav', description })).toBe(`Rundsav: ${'ø'.repeat(100)}…`);
  });

  it('has no ellipsis when nothing is cut', () => {
    const description = 'ø'.repeat(100);
    expect(shareText({ name: 'Rundsav', description })).toBe(`Rundsav: ${description}`);
  });

  it('is the name alone without a description', () => {
    expect(shareText({ name: 'Rundsav', description: '' })).toBe('Rundsav');
  });
});

describe('share targets', () => {
  const url = 'https://skuret.example/tool/1?start=2026-07-04&end=2026-07-06';
  const tool = { url, name: 'Sav & fil', description: 'Skarp, 100 % stål + greb #1' };
  const text = 'Sav & fil: Skarp, 100 % stål + greb #1';
  const parameter = (href: string, name: string) => new URL(href).searchParams.get(name);
  const hrefs = Object.fromEntries(shareTargets(tool).map(({ id, href }) => [id, href]));

  it('are Facebook, Twitter, Email and WhatsApp, in this order', () => {
    expect(shareTargets(tool).map((target) => target.label)).toEqual([
      'Facebook',
      'Twitter',
      'Email',
      'WhatsApp',
    ]);
  });

  it.each([
    ['facebook', 'https://www.facebook.com', 'u', url],
    ['facebook', 'https://www.facebook.com', 'quote', text],
    ['twitter', 'https://twitter.com', 'url', url],
    ['twitter', 'https://twitter.com', 'text', text],
    ['whatsapp', 'https://wa.me', 'text', `${text} ${url}`],
    ['email', 'null', 'subject', 'Sav & fil'],
    ['email', 'null', 'body', `${text}\r\n\r\n${url}`],
  ])('send to %s at %s the complete %s', (id, origin, name, expected) => {
    const href = hrefs[id] ?? '';
    expect(new URL(href).origin).toBe(origin);
    expect(parameter(href, name)).toBe(expected);
  });

  it('encode spaces in a mail link as %20', () => {
    expect(hrefs['email']).toContain('subject=Sav%20%26%20fil');
  });

  it('accept a lone surrogate in the data', () => {
    const broken = { ...tool, description: 'sav \ud83d her' };
    for (const { href } of shareTargets(broken)) expect(href).toContain('%EF%BF%BD');
  });
});
