/** A category as its screen presents it (§2). */
export interface CategoryCard {
  name: string;
  description: string;
  examples: readonly string[];
}

/** The ten cards of the categories screen, in the order of §2. The number of tools comes from a query. */
export const givenCategoryCards: readonly CategoryCard[] = [
  {
    name: 'Power Tools',
    description: /*i18n*/ 'Drill, cut and sand with a motor or a battery behind you.',
    examples: [/*i18n*/ 'Drills', /*i18n*/ 'Circular saws', /*i18n*/ 'Angle grinders'],
  },
  {
    name: 'Hand Tools',
    description: /*i18n*/ 'The quiet classics for small repairs and fine work.',
    examples: [/*i18n*/ 'Hand saws', /*i18n*/ 'Planes', /*i18n*/ 'Toolboxes'],
  },
  {
    name: 'Garden & Lawn',
    description: /*i18n*/ 'Mow, trim and clear, from spring to autumn.',
    examples: [/*i18n*/ 'Lawn mowers', /*i18n*/ 'Hedge trimmers', /*i18n*/ 'Leaf blowers'],
  },
  {
    name: 'Kitchen',
    description: /*i18n*/ 'Machines for the big bake, the party and the harvest.',
    examples: [/*i18n*/ 'Stand mixers', /*i18n*/ 'Waffle irons', /*i18n*/ 'Juicers'],
  },
  {
    name: 'Cleaning',
    description: /*i18n*/ 'Take the dirt off terraces, carpets and cars.',
    examples: [/*i18n*/ 'Pressure washers', /*i18n*/ 'Carpet cleaners', /*i18n*/ 'Shop vacuums'],
  },
  {
    name: 'Outdoor',
    description: /*i18n*/ 'Gear for a weekend under the open sky.',
    examples: [/*i18n*/ 'Tents', /*i18n*/ 'Grills', /*i18n*/ 'Trailers'],
  },
  {
    name: 'Automotive',
    description: /*i18n*/ 'Change the wheels and fix the small things yourself.',
    examples: [/*i18n*/ 'Car jacks', /*i18n*/ 'Torque wrenches', /*i18n*/ 'Battery chargers'],
  },
  {
    name: 'Painting',
    description: /*i18n*/ 'An even coat on walls, fences and furniture.',
    examples: [/*i18n*/ 'Paint sprayers', /*i18n*/ 'Rollers', /*i18n*/ 'Ladders'],
  },
  {
    name: 'Plumbing',
    description: /*i18n*/ 'Clear the drain and tighten the pipe yourself.',
    examples: [/*i18n*/ 'Pipe wrenches', /*i18n*/ 'Drain snakes', /*i18n*/ 'Pipe cutters'],
  },
  {
    name: 'Electrical',
    description: /*i18n*/ 'Measure, light up and keep the power on.',
    examples: [/*i18n*/ 'Multimeters', /*i18n*/ 'Work lights', /*i18n*/ 'Generators'],
  },
];

/** All categories of the service: §2 leaves one out. */
export const categoryCards: readonly CategoryCard[] = [
  ...givenCategoryCards,
  {
    name: 'Bricklayer',
    description: /*i18n*/ 'Mix, cut and lay brick, tile and concrete.',
    examples: [/*i18n*/ 'Tile cutters', /*i18n*/ 'Concrete mixers', /*i18n*/ 'Trowels'],
  },
];
