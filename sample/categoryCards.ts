import type { CategoryCard } from '../domain/categoryCard';

/** The ten cards of the categories screen, in the order and with the counts of §2. */
export const categoryCards: readonly CategoryCard[] = [
  {
    name: 'Power Tools',
    description: 'Drill, cut and sand with a motor or a battery behind you.',
    examples: ['Drills', 'Circular saws', 'Angle grinders'],
    toolCount: 158,
  },
  {
    name: 'Hand Tools',
    description: 'The quiet classics for small repairs and fine work.',
    examples: ['Hand saws', 'Planes', 'Toolboxes'],
    toolCount: 127,
  },
  {
    name: 'Garden & Lawn',
    description: 'Mow, trim and clear, from spring to autumn.',
    examples: ['Lawn mowers', 'Hedge trimmers', 'Leaf blowers'],
    toolCount: 94,
  },
  {
    name: 'Kitchen',
    description: 'Machines for the big bake, the party and the harvest.',
    examples: ['Stand mixers', 'Waffle irons', 'Juicers'],
    toolCount: 83,
  },
  {
    name: 'Cleaning',
    description: 'Take the dirt off terraces, carpets and cars.',
    examples: ['Pressure washers', 'Carpet cleaners', 'Shop vacuums'],
    toolCount: 62,
  },
  {
    name: 'Outdoor',
    description: 'Gear for a weekend under the open sky.',
    examples: ['Tents', 'Grills', 'Trailers'],
    toolCount: 74,
  },
  {
    name: 'Automotive',
    description: 'Change the wheels and fix the small things yourself.',
    examples: ['Car jacks', 'Torque wrenches', 'Battery chargers'],
    toolCount: 45,
  },
  {
    name: 'Painting',
    description: 'An even coat on walls, fences and furniture.',
    examples: ['Paint sprayers', 'Rollers', 'Ladders'],
    toolCount: 38,
  },
  {
    name: 'Plumbing',
    description: 'Clear the drain and tighten the pipe yourself.',
    examples: ['Pipe wrenches', 'Drain snakes', 'Pipe cutters'],
    toolCount: 52,
  },
  {
    name: 'Electrical',
    description: 'Measure, light up and keep the power on.',
    examples: ['Multimeters', 'Work lights', 'Generators'],
    toolCount: 41,
  },
];
