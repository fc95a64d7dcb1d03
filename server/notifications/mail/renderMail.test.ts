import { renderMail } from './renderMail';

const content = { subject: 'Emne', paragraphs: ['Tekst.'], button: null, unsubscribe: null };

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
