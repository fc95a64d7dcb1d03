import { renderMail } from './renderMail';

const base = 'https://skuret.example';
const content = { base, subject: 'Emne', paragraphs: ['Tekst.'], button: null, unsubscribe: null };

test('greets by the first name in the language of the mail', () => {
  const danish = renderMail({ ...content, language: 'da', name: 'Mette Holm' });
  expect(danish.plain).toMatch(/^Hej Mette\b(?! Holm)/);
  expect(danish.html).not.toContain('Mette Holm');
  expect(renderMail({ ...content, language: 'en', name: 'Mette Holm' }).plain).toMatch(
    /^Hello Mette\b(?! Holm)/,
  );
});

test('greets without a name while the address is unconfirmed', () => {
  expect(renderMail({ ...content, language: 'da', name: null }).plain).toMatch(/^Hej\b(?! \w)/);
});

test('shows the brand mark, the picture by its name and the facts in both versions', () => {
  const mail = renderMail({
    ...content,
    language: 'da',
    name: null,
    picture: { src: `${base}/images/shared/drill.png`, alt: 'Boremaskine "Bosch"' },
    facts: [
      { label: 'Hentes', value: 'torsdag den 6. marts 2031' },
      { label: 'Pris', value: '775 kr.' },
    ],
  });
  expect(mail.html).toContain(`src="${base}/icons/icon-192.png" alt=""`);
  expect(mail.html).toContain(
    `src="${base}/images/shared/drill.png" alt="Boremaskine &quot;Bosch&quot;"`,
  );
  expect(mail.html).toMatch(
    /<th scope="row"[^>]*>Hentes<\/th>\s*<td[^>]*>torsdag den 6. marts 2031</,
  );
  expect(mail.plain).toContain('Hentes: torsdag den 6. marts 2031\nPris: 775 kr.\n');
});
