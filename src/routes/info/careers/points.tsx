import {
  Baby,
  BookOpen,
  CalendarDays,
  Clock,
  Eraser,
  Footprints,
  Hammer,
  HeartHandshake,
  PiggyBank,
  Soup,
  Wrench,
} from 'lucide-react';
import type { Point } from '../../../features/info/PointList';

/** How we work (§2). */
export const values: readonly Point[] = [
  {
    icon: <Footprints />,
    title: 'Go and look',
    text: 'Before we build, somebody stands in a shed and watches a tool change hands. Opinions come after that.',
  },
  {
    icon: <Eraser />,
    title: 'Leave things out',
    text: 'The best change of the month is often the one that removed a step. We keep what people would miss.',
  },
  {
    icon: <HeartHandshake />,
    title: 'Say it plainly',
    text: 'To each other, to members, and when we are wrong. Plain is kinder than polite, and much faster.',
  },
];

/** What you get (§2). */
export const perks: readonly Point[] = [
  {
    icon: <Clock />,
    title: '37 hours, and we mean it',
    text: 'You plan them yourself around a few hours in common. Nobody is praised for staying late.',
  },
  {
    icon: <CalendarDays />,
    title: 'Six weeks off',
    text: 'Five by law, the sixth because people come back better.',
  },
  {
    icon: <PiggyBank />,
    title: 'Pension and insurance',
    text: 'We pay ten percent into your pension, and health insurance on top.',
  },
  {
    icon: <Baby />,
    title: 'Time for the small ones',
    text: 'Full pay during parental leave for 24 weeks, for every parent.',
  },
  {
    icon: <Wrench />,
    title: 'Borrow for nothing',
    text: 'Every tool on Skuret, all year. We pay the owner, you paint the fence.',
  },
  {
    icon: <BookOpen />,
    title: 'A course a year',
    text: 'Programming or joinery: as long as you show the rest of us what you learnt.',
  },
  {
    icon: <Soup />,
    title: 'Lunch together',
    text: 'Warm, from the kitchen in the yard. On Fridays somebody from the team cooks.',
  },
  {
    icon: <Hammer />,
    title: 'A workshop downstairs',
    text: 'With a bench, a saw and everything that came back with a dent. Yours after hours.',
  },
];
