import type { BlogPost } from '../../../domain/pages/blog';

const torben = { name: 'Torben Krogh', avatar: '/images/members/6.svg' };
const mads = { name: 'Mads Vinther', avatar: '/images/members/8.svg' };
const kirsten = { name: 'Kirsten Dalgaard', avatar: '/images/members/3.svg' };

/** The three articles of the blog (§2), newest first. Their texts are in `blog/`, by slug. */
export const blogPosts: readonly BlogPost[] = [
  {
    id: '1',
    title: /*i18n*/ 'Which drill do you actually need?',
    excerpt:
      /*i18n*/ 'Knock on the wall first. A short guide to three machines that look alike and are not, written by a man who lends all of them.',
    slug: 'which-drill-do-you-need',
    author: { ...torben, role: /*i18n*/ 'Lends tools in Valby' },
    date: '2026-05-12',
    category: 'Tips & Tricks',
    imageUrl: '/images/tools/hammer-drill.svg',
    readTime: 3,
    featured: true,
  },
  {
    id: '2',
    title: /*i18n*/ 'One street, nineteen ladders',
    excerpt:
      /*i18n*/ 'What happened when a street on Amager wrote down what it owned, put small prices on it, and began to knock on doors.',
    slug: 'one-street-nineteen-ladders',
    author: { ...mads, role: /*i18n*/ 'Scaffolder and allotment gardener' },
    date: '2026-03-24',
    category: 'Community',
    imageUrl: '/images/tools/ladder.svg',
    readTime: 3,
    featured: true,
  },
  {
    id: '3',
    title: /*i18n*/ 'Four hours a year that keep your tools alive',
    excerpt:
      /*i18n*/ 'Blades in spring, batteries in summer, fuel in autumn, water in winter: the round that keeps lent machines running.',
    slug: 'four-hours-a-year',
    author: { ...kirsten, role: /*i18n*/ 'Retired teacher with a full shed' },
    date: '2026-02-03',
    category: 'Tool Maintenance',
    imageUrl: '/images/tools/hedge-trimmer.svg',
    readTime: 3,
    featured: false,
  },
];
