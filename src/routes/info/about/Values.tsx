import { Eye, Hammer, HandHeart, MapPinned } from 'lucide-react';
import { PointList } from '../../../features/info/PointList';

const values = [
  {
    icon: <HandHeart />,
    title: /*i18n*/ 'Trust first',
    text: /*i18n*/ 'Lending a tool is lending a bit of yourself. We build what makes that safe: real names, honest reviews, insurance on every booking.',
  },
  {
    icon: <Hammer />,
    title: /*i18n*/ 'Use what exists',
    text: /*i18n*/ 'The best tool for the climate is the one that is already made. We count a good year in purchases that were not needed.',
  },
  {
    icon: <MapPinned />,
    title: /*i18n*/ 'Stay local',
    text: /*i18n*/ 'The nearest tool is usually the right one. A ten-minute walk beats a day of waiting for a parcel, and you meet somebody.',
  },
  {
    icon: <Eye />,
    title: /*i18n*/ 'No small print',
    text: /*i18n*/ 'You see what it costs before you decide, and our rules are written so that a tired person can read them.',
  },
];

/** What we hold on to (§2). */
export function Values() {
  return <PointList points={values} columns={4} />;
}
