import { Leaf, PiggyBank, Users } from 'lucide-react';
import { PointList } from '../../../features/info/PointList';

const benefits = [
  {
    icon: <PiggyBank />,
    title: /*i18n*/ 'Cheaper than buying',
    text: /*i18n*/ 'A day with a pressure washer costs about as much as a pizza. If you lend out your own tools, they pay for the ones you borrow.',
  },
  {
    icon: <Leaf />,
    title: /*i18n*/ 'Fewer things, better used',
    text: /*i18n*/ 'One good drill can serve a whole street. Every tool that is shared is one that need not be made, shipped and stored.',
  },
  {
    icon: <Users />,
    title: /*i18n*/ 'Help comes with it',
    text: /*i18n*/ 'The owner knows the tool: which blade to take, where it jams, how to get a straight cut. You rarely get that across a shop counter.',
  },
];

/** Three benefits (§2). */
export function Benefits() {
  return <PointList points={benefits} columns={3} />;
}
