import { existsSync, readFileSync } from 'node:fs';
import { blogCategories } from '../../../domain/pages/blog';
import { formCategoryNames } from '../../../domain/tools/categories';
import { isCalendarDate } from '../../../domain/values/days';
import { plans } from '../../letter/pricing/plans';
import { fetchTexts } from '../../platform/locales/fetchTexts';
import { makeI18n } from '../../platform/locales/makeI18n';
import { blogPosts } from './blogPosts';
import { givenCategoryCards } from './categoryCards';

function expectUnique(ids: readonly string[]): void {
  expect(new Set(ids).size).toBe(ids.length);
}

/** The words of an article, its headings included. */
function countWords(slug: string, language: 'da' | 'en'): number {
  const text = readFileSync(`src/pages/content/blog/${slug}/${language}.mdx`, 'utf8');
  return text
    .replace(/<Section id=".*?" title=['"](.*)['"]>|<\/Section>/g, '$1')
    .trim()
    .split(/\s+/).length;
}

describe('the content of the static pages', () => {
  it('has three articles of a readable length, in the blog’s categories, newest first', () => {
    expect(blogPosts).toHaveLength(3);
    expectUnique(blogPosts.map(({ slug }) => slug));
    expect(blogPosts.some(({ featured }) => featured)).toBe(true);
    const dates = blogPosts.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    for (const { slug, readTime, category, imageUrl, date } of blogPosts) {
      for (const language of ['da', 'en'] as const) {
        const words = countWords(slug, language);
        expect(words).toBeGreaterThanOrEqual(350);
        expect(words).toBeLessThanOrEqual(600);
        expect(readTime).toBe(Math.ceil(words / 200));
      }
      expect(blogCategories).toContain(category);
      expect(existsSync(`public${imageUrl}`)).toBe(true);
      expect(isCalendarDate(date)).toBe(true);
    }
  });

  it.each([
    ['Basic', 0, 0, null],
    ['Pro', 999, 9999, 14],
    ['Business', 2999, 29999, null],
  ])(
    'has the plan %s at its prices',
    (name, pricePerMonthCents, pricePerYearCents, freeTrialDays) => {
      expect(plans).toHaveLength(3);
      expect(plans.find((plan) => plan.name === name)).toMatchObject({
        pricePerMonthCents,
        pricePerYearCents,
        freeTrialDays,
      });
    },
  );

  it('gives Basic three rentals per month', () => {
    expect(plans[0]?.features).toContain('3 rentals per month');
  });

  it('has a card for each form category, in the order of §2', () => {
    expect(givenCategoryCards.map(({ name }) => name)).toEqual(formCategoryNames);
    expect(givenCategoryCards.every(({ examples }) => examples.length > 0)).toBe(true);
  });

  it('is in the catalogues and translated into Danish', async () => {
    const texts = [
      ...blogPosts.flatMap(({ title, excerpt, author, category }) => [
        title,
        excerpt,
        author.role,
        category,
      ]),
      ...plans.flatMap(({ description, features }) => [description, ...features]),
    ];
    const danish = makeI18n();
    (await fetchTexts(danish, 'da'))();
    expect(texts.filter((text) => danish.t(text) === text)).toEqual([]);
  });
});
