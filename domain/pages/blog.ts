/** The categories of the blog (§3). */
export const blogCategories = [
  /*i18n*/ 'Home Improvement',
  /*i18n*/ 'Tool Maintenance',
  /*i18n*/ 'DIY Projects',
  /*i18n*/ 'Community',
  /*i18n*/ 'Sustainability',
  /*i18n*/ 'Tips & Tricks',
] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** The articles by the last part of their addresses: the service answers 404 for others. */
export const blogSlugs = [
  'which-drill-do-you-need',
  'one-street-nineteen-ladders',
  'four-hours-a-year',
] as const;

/** An article (§3, static); its content is Markdown in `src/pages/content/blog/`. `date` is a calendar date, `readTime` minutes. */
export interface BlogPost {
  id: string;
  title: string;
  excerpt: string;
  slug: (typeof blogSlugs)[number];
  author: { name: string; avatar: string; role: string };
  date: string;
  category: BlogCategory;
  imageUrl: string;
  readTime: number;
  featured: boolean;
}

/** The filter of the blog; the address holds all of it (D10). */
export interface BlogFilter {
  q: string;
  category: BlogCategory | null;
}

/** Reads the query of the address. Edge: an unknown category means all. */
export function readBlogFilter(given: URLSearchParams): BlogFilter {
  const category = blogCategories.find((name) => name === given.get('category'));
  return { q: given.get('q') ?? '', category: category ?? null };
}

/**
 * Articles whose title or excerpt holds the text, whatever its case, and whose category is the given
 * one (§5). Edge: a blank text and no category match everything.
 */
export function matchPosts(
  posts: readonly BlogPost[],
  text: string,
  category: BlogCategory | null,
): BlogPost[] {
  const wanted = text.trim().toLocaleLowerCase('en');
  return posts.filter(
    (post) =>
      (category === null || post.category === category) &&
      (post.title.toLocaleLowerCase('en').includes(wanted) ||
        post.excerpt.toLocaleLowerCase('en').includes(wanted)),
  );
}
