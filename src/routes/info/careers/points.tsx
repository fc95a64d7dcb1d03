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
    title: /*i18n*/ 'Go and look',
    text: /*i18n*/ 'Before we build, somebody stands in a shed and watches a tool change hands. Opinions come after that.',
  },
  {
    icon: <Eraser />,
    title: /*i18n*/ 'Leave things out',
    text: /*i18n*/ 'The best change of the month is often the one that removed a step. We keep what people would miss.',
  },
  {
    icon: <HeartHandshake />,
    title: /*i18n*/ 'Say it plainly',
    text: /*i18n*/ 'To each other, to members, and when we are wrong. Plain is kinder than polite, and much faster.',
  },
];

/** What you get (§2). */
export const perks: readonly Point[] = [
  {
    icon: <Clock />,
    title: /*i18n*/ '37 hours, and we mean it',
    text: /*i18n*/ 'You plan them yourself around a few hours in common. Nobody is praised for staying late.',
  },
  {
    icon: <CalendarDays />,
    title: /*i18n*/ 'Six weeks off',
    text: /*i18n*/ 'Five by law, the sixth because people come back better.',
  },
  {
    icon: <PiggyBank />,
    title: /*i18n*/ 'Pension and insurance',
    text: /*i18n*/ 'We pay ten percent into your pension, and health insurance on top.',
  },
  {
    icon: <Baby />,
    title: /*i18n*/ 'Time for the small ones',
    text: /*i18n*/ 'Full pay during parental leave for 24 weeks, for every parent.',
  },
  {
    icon: <Wrench />,
    title: /*i18n*/ 'Borrow for nothing',
    text: /*i18n*/ 'Every tool on Skuret, all year. We pay the owner, you paint the fence.',
  },
  {
    icon: <BookOpen />,
    title: /*i18n*/ 'A course a year',
    text: /*i18n*/ 'Programming or joinery: as long as you show the rest of us what you learnt.',
  },
  {
    icon: <Soup />,
    title: /*i18n*/ 'Lunch together',
    text: /*i18n*/ 'Warm, from the kitchen in the yard. On Fridays somebody from the team cooks.',
  },
  {
    icon: <Hammer />,
    title: /*i18n*/ 'A workshop downstairs',
    text: /*i18n*/ 'With a bench, a saw and everything that came back with a dent. Yours after hours.',
  },
];
