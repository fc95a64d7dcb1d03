import { screen, waitFor, within } from '@testing-library/react';
import { renderLetter } from '../../tests/helpers/app/renderLetter';
import { renderRoute } from '../../tests/helpers/app/renderRoute';

const pages = [
  ['/how-it-works', 'Sådan virker det', 'How it works'],
  ['/pricing', 'Enkle abonnementer, fair priser', 'Simple plans, fair prices'],
  ['/about', 'Et skur til hele kvarteret', 'A shed for the whole neighbourhood'],
  ['/blog', 'Nyt fra skuret', 'From the shed'],
  [
    '/blog/any',
    'Hvilken boremaskine har du egentlig brug for?',
    'Which drill do you actually need?',
  ],
  ['/careers', 'Hjælp folk med at dele det, de har', 'Help people share what they own'],
  ['/contact', 'Kontakt os', 'Contact us'],
  ['/help', 'Hvad kan vi hjælpe med?', 'How can we help?'],
  ['/safety', 'Tryghed', 'Safety'],
  ['/terms', 'Vilkår', 'Terms of service'],
  ['/privacy', 'Privatlivspolitik', 'Privacy policy'],
  ['/insurance', 'Forsikring', 'Insurance'],
  ['/developers', 'For udviklere', 'Developers'],
  ['/transparency', 'Meldinger og afgørelser i tal', 'Reports and decisions in numbers'],
] as const;

/** Words that nearly every paragraph of one language has, and that the other language does not have. */
const foreign = {
  da: /\b(the|and|you|your|of|with|for the|what|how|not|we|our|it)\b/i,
  en: /\b(og|er|du|din|ikke|det|den|på|som|med|til|hvad|kan|skal|fra)\b/i,
};

const anchors = () =>
  [...document.querySelectorAll('main :is(h2, h3)[id], main details')].map(
    (each) => each.id || each.parentElement?.id,
  );

/** The texts of the page, without passages that are marked as another language. */
function saidIn(language: 'da' | 'en'): string[] {
  const main = screen.getByRole('main').cloneNode(true) as HTMLElement;
  for (const other of main.querySelectorAll(`[lang]:not([lang="${language}"])`)) other.remove();
  return [...main.querySelectorAll('*')]
    .flatMap((each) => [...each.childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? '');
}

describe.each(pages)('%s', (path, danish, english) => {
  it.each([
    ['da', danish],
    ['en', english],
  ] as const)('is fully translated into %s and keeps its anchors', async (language, heading) => {
    const given = await renderLetter(path);
    await screen.findByRole('heading', { level: 1, name: english });
    const parts = anchors();
    given.unmount();

    await renderLetter(path, { language });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(anchors()).toEqual(parts);
    expect(saidIn(language).filter((text) => foreign[language].test(text))).toEqual([]);
  });
});

describe('the information pages in Danish', () => {
  it('the help centre is searched in its Danish text', async () => {
    const { person } = await renderLetter('/help', { language: 'da' });
    await person.type(
      await screen.findByRole('searchbox', { name: 'Søg i hjælpecenteret' }),
      'stjaalet',
    );
    expect(await screen.findByText('1 svar på „stjaalet“')).toBeInTheDocument();
    expect(screen.getByText('Værktøjet blev stjålet, mens jeg havde det')).toBeInTheDocument();
    expect(document.querySelectorAll('main details')).toHaveLength(1);
  });

  it.each([
    ['svar på', '/help?q=forsikring', /^\d+ svar på „forsikring“$/],
    ['nothing for a word of another language', '/help?q=stolen', /Vi fandt intet om „stolen“/],
  ])('the help centre shows %s', async (_what, path, said) => {
    await renderLetter(path, { language: 'da' });
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it('the blog is searched in its Danish text and keeps its categories in the URL', async () => {
    const { person, address } = await renderLetter('/blog?q=stiger', { language: 'da' });
    const found = within(await screen.findByRole('region', { name: '1 artikel' }));
    expect(found.getByRole('link', { name: 'Én gade, nitten stiger' })).toHaveAttribute(
      'href',
      '/blog/one-street-nineteen-ladders',
    );
    expect(found.getByText('24. marts 2026')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Fællesskab', pressed: false }));
    await waitFor(() => expect(address()).toBe('/blog?q=stiger&category=Community'));
  });

  it.each([
    ['which-drill-do-you-need', 'De tre maskiner', 'the-three-machines'],
    ['one-street-nineteen-ladders', 'Begynd med én ting', 'start-with-one-thing'],
    ['four-hours-a-year', 'Sommer: batterier', 'summer-batteries'],
  ])('the article %s is fully translated', async (slug, heading, id) => {
    await renderRoute(`/blog/${slug}`, { language: 'da', source: 'live' });
    expect(await screen.findByRole('heading', { level: 2, name: heading })).toHaveAttribute(
      'id',
      id,
    );
    expect(saidIn('da').filter((text) => foreign.da.test(text))).toEqual([]);
  });

  it('plans show prices and the trial in Danish format', async () => {
    await renderLetter('/pricing', { language: 'da' });
    expect(await screen.findByText('9,99 $')).toBeInTheDocument();
    expect(screen.getByText('0 $')).toBeInTheDocument();
    expect(screen.getByText('Prøv gratis i 14 dage')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Prøv Pro gratis' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Månedligt' })).toBeChecked();
  });

  it('the terms show their effective date and contain inline links', async () => {
    await renderLetter('/terms', { language: 'da' });
    const main = await screen.findByRole('main');
    await screen.findByRole('heading', { level: 1 });
    expect(main).toHaveTextContent('Senest opdateret 1. maj 2026');
    expect(within(main).getByRole('link', { name: 'privatlivspolitikken' })).toHaveAttribute(
      'href',
      '/privacy',
    );
  });

  it('a role has its application link in Danish', async () => {
    await renderLetter('/careers', { language: 'da' });
    expect(
      await screen.findByRole('link', { name: 'Søg stillingen pr. e-mail: Frontendudvikler' }),
    ).toHaveAttribute(
      'href',
      `mailto:jobs@skuret.example?subject=${encodeURIComponent('Ansøgning: Frontendudvikler')}`,
    );
  });

  it('the contact form shows its required-field errors', async () => {
    const { person } = await renderLetter('/contact', { language: 'da' });
    const form = within(await screen.findByRole('form', { name: 'Kontakt os' }));
    await person.click(form.getByRole('button', { name: 'Send besked' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Skriv dit navn');
  });

  it.each([
    [[], 'Beskeden er sendt. Tak!'],
    [['Der har været for mange forsøg.'], 'Der har været for mange forsøg.'],
  ])('the form of the about page responds to %j in the default source', async (errors, said) => {
    const { person } = await renderRoute('/about', {
      language: 'da',
      source: 'live',
      api: { sendContactMessage: () => ({ sendContactMessage: { errors } }) },
    });
    await person.type(await screen.findByRole('textbox', { name: 'Navn' }), 'Bo');
    await person.type(screen.getByRole('textbox', { name: 'E-mail' }), 'bo@skuret.example');
    await person.type(screen.getByRole('textbox', { name: 'Besked' }), 'Hej');
    await person.click(screen.getByRole('button', { name: 'Send besked' }));
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it('the newsletter requires an e-mail and shows a confirmation', async () => {
    const { person } = await renderLetter('/blog', { language: 'da' });
    const email = await screen.findByRole('textbox', { name: /e-mail/i });
    await person.click(screen.getByRole('button', { name: 'Tilmeld' }));
    expect(email).toHaveAccessibleDescription(/Skriv en gyldig e-mail/);
    await person.type(email, 'mette@skuret.example');
    await person.click(screen.getByRole('button', { name: 'Tilmeld' }));
    expect(await screen.findByText('Tak, fordi du tilmeldte dig!')).toBeInTheDocument();
  });
});
