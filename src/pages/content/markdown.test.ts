import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { termsRules } from '../../../domain/members/measures';
import { isKnownPath } from '../../../domain/values/addresses';
import { company } from '../parts/company';
import { getLoanExample } from '../parts/loanExample';
import { policyAmounts } from '../parts/policyAmounts';

const pages = readdirSync('src/pages/content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => path.dirname(file));
const folders = [...new Set(pages)].sort();
const readText = (folder: string, language: 'da' | 'en') =>
  readFileSync(`src/pages/content/${folder}/${language}.mdx`, 'utf8');
const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([all]) => all);

/** What `usePageText` and the pricing page pass. */
const values = [
  'props.isLetter',
  ...Object.keys(company).map((name) => `props.company.${name}`),
  ...Object.keys(policyAmounts('en')).map((name) => `props.amounts.${name}`),
  ...Object.keys(getLoanExample('en')).map((name) => `props.example.${name}`),
];

/** What both languages have in common. A translation may put links and values in another order. */
const readStructure = (text: string) => ({
  elements: findAll(text, /<\/?\w+/g).filter((tag) => !tag.endsWith('span')),
  parts: findAll(text, /\b(id|icon|picture|to|number|gap|ground)=["{].*?["}]|columns=\{\d\}/g),
  listItems: findAll(text, /^(- |\d+\. )/gm).length,
  blocks: text.split('\n\n').length,
  emphasis: findAll(text, /\*\*/g).length,
  links: findAll(text, /\]\(.*?\)/g).sort(),
  values: findAll(text, /props\.[\w.]+/g).sort(),
  exports: findAll(text, /^export const \w+/gm),
});

it.each(termsRules)('the terms have the section %s, which decisions link to', (rule) => {
  expect(readText('terms', 'da')).toContain(`<Section id="${rule}"`);
});

it('every static page has a Markdown folder', () => {
  expect(folders).toHaveLength(16);
});

describe.each(folders)('the Markdown of %s', (folder) => {
  const danish = readText(folder, 'da');
  const english = readText(folder, 'en');

  it('has the same structure in both languages', () => {
    expect(readStructure(danish)).toEqual(readStructure(english));
  });

  it('uses only values that it receives', () => {
    const named = findAll(danish + english, /props\.[\w.]+/g);
    expect(named.filter((value) => !values.includes(value))).toEqual([]);
  });

  it('has no untranslated sentence', () => {
    const lines = new Set(english.split('\n'));
    const same = danish.split('\n').filter((line) => lines.has(line));
    const sentence = /^(?!import|export)(- |\d+\. )?\p{L}+ \p{L}+ \p{L}+/u;
    expect(same.filter((line) => sentence.test(line))).toEqual([]);
  });

  it('links only to routes of the app, the form for reports, telephone numbers and https', () => {
    const targets = [...english.matchAll(/\]\((.*?)\)|\bto="(.*?)"/g)].map(([, link, to]) =>
      (link ?? to ?? '').replace(/\?.*/, ''),
    );
    expect(
      targets.filter((to) => !isKnownPath(to) && !/^(\/report$|tel:|https:\/\/)/.test(to)),
    ).toEqual([]);
  });
});
