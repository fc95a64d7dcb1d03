import { type Said, said } from '../../texts/say';

/** Whose block it is: that of the member who asks, or the other's. */
type Block = 'own' | 'others';

const unblockFirst = (name: string): Said =>
  said('You have blocked {name}. You can take that back in your settings.', { name });

/** The error when a block prevents writing to a member. */
export const writingBlocked = (block: Block, name: string): Said =>
  block === 'own' ? unblockFirst(name) : said('You cannot write to {name}.', { name });

/** The error when a block prevents borrowing from a member. */
export const borrowingBlocked = (block: Block, name: string): Said =>
  block === 'own' ? unblockFirst(name) : said('You cannot borrow from {name}.', { name });
