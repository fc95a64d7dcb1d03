import { avatarLetter, averageRating, defaultNotificationPreferences } from '../members/user';
import { type BlogPost, matchPosts } from '../pages/blog';
import { allCategories, findCategory, formCategoryNames } from '../tools/categories';
import { categoryEmoji } from '../tools/categoryEmoji';
import { pictureSources } from '../tools/pictures';
import { isAvailable } from '../tools/tool';

describe('categories', () => {
  it('have the seven codes of §2 first among eleven, each with an emoji', () => {
    expect(allCategories.slice(0, 7).map((category) => category.code)).toEqual([
      'power-tools',
      'garden-tools',
      'hand-tools',
      'kitchen-tools',
      'cleaning-tools',
      'outdoor-tools',
      'bricklayer-tools',
    ]);
    expect(allCategories.map((category) => categoryEmoji[category.code])).not.toContain(undefined);
  });

  it.each(formCategoryNames.map((name) => [name]))(
    'include %s of §9 by name and by code',
    (name) => {
      const category = findCategory(allCategories, name);
      expect(category?.name).toBe(name);
      expect(findCategory(allCategories, category?.code.toUpperCase() ?? '')).toBe(category);
    },
  );

  it('have no match for an unknown name', () => {
    expect(findCategory(allCategories, 'boats')).toBeUndefined();
  });
});

describe('availability (§2)', () => {
  it.each([
    ['available', true],
    ['Available from Friday', true],
    ['borrowed', false],
    ['', false],
    ['unavailable', true],
  ])('of %j is %s', (text, free) => {
    expect(isAvailable(text)).toBe(free);
  });
});

describe('members', () => {
  it.each([
    ['Mette', 'M'],
    ['øjvind', 'Ø'],
    ['  Åse', 'Å'],
    ['😀 Bo', '😀'],
    ['', 'U'],
    [null, 'U'],
    [undefined, 'U'],
  ])('with the name %j show the initial %s (§2)', (name, letter) => {
    expect(avatarLetter(name)).toBe(letter);
  });

  it('have an average rating, or none without reviews', () => {
    expect(averageRating([5, 4, 5])).toBeCloseTo(4.667, 3);
    expect(averageRating([])).toBeNull();
  });

  it('start with e-mail and push on and marketing off (§9)', () => {
    expect(defaultNotificationPreferences).toEqual({ email: true, push: true, marketing: false });
  });
});

describe('pictures', () => {
  it('have every width and both formats for an upload', () => {
    const hash = 'a'.repeat(64);
    expect(pictureSources(`/pictures/${hash}-960.webp`)?.avif).toBe(
      `/pictures/${hash}-320.avif 320w, /pictures/${hash}-640.avif 640w, /pictures/${hash}-960.avif 960w, /pictures/${hash}-1600.avif 1600w`,
    );
  });

  it.each(['/images/tools/drill.svg', '', '/pictures/x-960.webp'])(
    'have no sources for %j',
    (url) => {
      expect(pictureSources(url)).toBeNull();
    },
  );
});

describe('blog search (§5)', () => {
  const post = (title: string, excerpt: string, category: BlogPost['category']) =>
    ({ title, excerpt, category }) as BlogPost;
  const posts = [
    post('Sharpen a chisel', 'Ten quiet minutes', 'Tool Maintenance'),
    post('A shed of one’s own', 'How to sharpen your eye', 'DIY Projects'),
  ];

  it.each([
    ['SHARPEN', null, 2],
    ['sharpen', 'DIY Projects', 1],
    ['quiet', null, 1],
    ['', 'Community', 0],
    ['  ', null, 2],
    ['nothing like it', null, 0],
  ] as const)('for %j in %s finds %i articles', (text, category, count) => {
    expect(matchPosts(posts, text, category)).toHaveLength(count);
  });
});
