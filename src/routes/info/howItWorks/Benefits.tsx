import { Leaf, PiggyBank, Users } from 'lucide-react';
import { PointList } from '../../../features/info/PointList';

const benefits = [
  {
    icon: <PiggyBank />,
    title: 'Cheaper than buying',
    text: 'A day with a pressure washer costs about as much as a pizza. If you lend out your own tools, they pay for the ones you borrow.',
  },
  {
    icon: <Leaf />,
    title: 'Fewer things, better used',
    text: 'One good drill can serve a whole street. Every tool that is shared is one that need not be made, shipped and stored.',
  },
  {
    icon: <Users />,
    title: 'Help comes with it',
    text: 'The owner knows the tool: which blade to take, where it jams, how to get a straight cut. You rarely get that across a shop counter.',
  },
];

/** Three benefits (§2). */
export function Benefits() {
  return <PointList points={benefits} columns={3} />;
}
