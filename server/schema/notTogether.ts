import { type Said, said } from '../texts/say';

/** Who has blocked whom: the one who asks, or the other. */
type Block = 'own' | 'others';

const unblockFirst = (name: string): Said =>
  said('You have blocked {name}. You can take that back in your settings.', { name });

/** Why nothing is written to a member. */
export const notToWrite = (block: Block, name: string): Said =>
  block === 'own' ? unblockFirst(name) : said('You cannot write to {name}.', { name });

/** Why nothing is borrowed from a member. */
export const notToBorrow = (block: Block, name: string): Said =>
  block === 'own' ? unblockFirst(name) : said('You cannot borrow from {name}.', { name });
