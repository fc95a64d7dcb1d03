import type { Job } from '../../domain/blog';

/** The three open roles of the careers page (§2). */
export const jobs: readonly Job[] = [
  {
    id: '1',
    title: 'Frontend Engineer',
    department: 'Product',
    location: 'Copenhagen or remote in Denmark',
    type: 'Full-time',
    description:
      'You build the screens where a neighbour becomes a lender: search, booking, messages. You care that they are quick on an old phone, that they work with a keyboard and a screen reader, and that they say what they mean.',
    requirements: [
      'Several years of TypeScript and React in a product with real users',
      'An eye for typography, spacing and the state nobody drew',
      'Tests that read like sentences and fail when they should',
      'You write Danish, or want to learn it with us',
    ],
  },
  {
    id: '2',
    title: 'Community Manager',
    department: 'Community',
    location: 'Aarhus',
    type: 'Full-time',
    description:
      'You help streets, housing associations and clubs start sharing. You hold repair evenings, write the newsletter, and are the first to hear when something in the product annoys people. Then you make sure that we fix it.',
    requirements: [
      'You have organised volunteers, tenants or members before',
      'You write clearly in Danish and in English',
      'Calm on the phone with somebody whose drill just stopped',
      'A driving licence, and no fear of a trailer',
    ],
  },
  {
    id: '3',
    title: 'Trust & Safety Specialist',
    department: 'Operations',
    location: 'Copenhagen',
    type: 'Part-time, 25 hours a week',
    description:
      'You decide what happens when a tool comes back late, broken or not at all. You settle cases fairly, see patterns before they become problems, and turn what you learn into rules that fit on one page.',
    requirements: [
      'Experience with claims, mediation or consumer rights',
      'You can explain a decision to the person who lost',
      'A working knowledge of data protection',
      'Some idea of what a saw can and cannot survive',
    ],
  },
];
