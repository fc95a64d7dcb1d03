import type { CategoryCard } from '../../domain/categoryCard';

/** The ten cards of the categories screen, in the order of §2. How many tools there are is asked for. */
export const categoryCards: readonly CategoryCard[] = [
  {
    name: 'Power Tools',
    description: 'Drill, cut and sand with a motor or a battery behind you.',
    examples: ['Drills', 'Circular saws', 'Angle grinders'],
  },
  {
    name: 'Hand Tools',
    description: 'The quiet classics for small repairs and fine work.',
    examples: ['Hand saws', 'Planes', 'Toolboxes'],
  },
  {
    name: 'Garden & Lawn',
    description: 'Mow, trim and clear, from spring to autumn.',
    examples: ['Lawn mowers', 'Hedge trimmers', 'Leaf blowers'],
  },
  {
    name: 'Kitchen',
    description: 'Machines for the big bake, the party and the harvest.',
    examples: ['Stand mixers', 'Waffle irons', 'Juicers'],
  },
  {
    name: 'Cleaning',
    description: 'Take the dirt off terraces, carpets and cars.',
    examples: ['Pressure washers', 'Carpet cleaners', 'Shop vacuums'],
  },
  {
    name: 'Outdoor',
    description: 'Gear for a weekend under the open sky.',
    examples: ['Tents', 'Grills', 'Trailers'],
  },
  {
    name: 'Automotive',
    description: 'Change the wheels and fix the small things yourself.',
    examples: ['Car jacks', 'Torque wrenches', 'Battery chargers'],
  },
  {
    name: 'Painting',
    description: 'An even coat on walls, fences and furniture.',
    examples: ['Paint sprayers', 'Rollers', 'Ladders'],
  },
  {
    name: 'Plumbing',
    description: 'Clear the drain and tighten the pipe yourself.',
    examples: ['Pipe wrenches', 'Drain snakes', 'Pipe cutters'],
  },
  {
    name: 'Electrical',
    description: 'Measure, light up and keep the power on.',
    examples: ['Multimeters', 'Work lights', 'Generators'],
  },
];
