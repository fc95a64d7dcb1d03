import type { Job } from '../../domain/blog';

/** The three open roles of the careers page (§2). */
export const jobs: readonly Job[] = [
  {
    id: '1',
    title: /*i18n*/ 'Frontend Engineer',
    department: /*i18n*/ 'Product',
    location: /*i18n*/ 'Copenhagen or remote in Denmark',
    type: /*i18n*/ 'Full-time',
    description:
      /*i18n*/ 'You build the screens where a neighbour becomes a lender: search, booking, messages. You care that they are quick on an old phone, that they work with a keyboard and a screen reader, and that they say what they mean.',
    requirements: [
      /*i18n*/ 'Several years of TypeScript and React in a product with real users',
      /*i18n*/ 'An eye for typography, spacing and the state nobody drew',
      /*i18n*/ 'Tests that read like sentences and fail when they should',
      /*i18n*/ 'You write Danish, or want to learn it with us',
    ],
  },
  {
    id: '2',
    title: /*i18n*/ 'Community Manager',
    department: /*i18n*/ 'Community',
    location: /*i18n*/ 'Aarhus',
    type: /*i18n*/ 'Full-time',
    description:
      /*i18n*/ 'You help streets, housing associations and clubs start sharing. You hold repair evenings, write the newsletter, and are the first to hear when something in the product annoys people. Then you make sure that we fix it.',
    requirements: [
      /*i18n*/ 'You have organised volunteers, tenants or members before',
      /*i18n*/ 'You write clearly in Danish and in English',
      /*i18n*/ 'Calm on the phone with somebody whose drill just stopped',
      /*i18n*/ 'A driving licence, and no fear of a trailer',
    ],
  },
  {
    id: '3',
    title: /*i18n*/ 'Trust & Safety Specialist',
    department: /*i18n*/ 'Operations',
    location: /*i18n*/ 'Copenhagen',
    type: /*i18n*/ 'Part-time, 25 hours a week',
    description:
      /*i18n*/ 'You decide what happens when a tool comes back late, broken or not at all. You settle cases fairly, see patterns before they become problems, and turn what you learn into rules that fit on one page.',
    requirements: [
      /*i18n*/ 'Experience with claims, mediation or consumer rights',
      /*i18n*/ 'You can explain a decision to the person who lost',
      /*i18n*/ 'A working knowledge of data protection',
      /*i18n*/ 'Some idea of what a saw can and cannot survive',
    ],
  },
];
