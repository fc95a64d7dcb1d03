import { type Message, message } from '../../texts/translate';

/** Whose block it is: that of the member who asks, or the other's. */
type Block = 'own' | 'others';

const unblockFirst = (name: string): Message => message('members.blockedByYou', { name });

/** The error when a block prevents writing to a member. */
export const writingBlocked = (block: Block, name: string): Message =>
  block === 'own' ? unblockFirst(name) : message('conversations.blocked', { name });

/** The error when a block prevents borrowing from a member. */
export const borrowingBlocked = (block: Block, name: string): Message =>
  block === 'own' ? unblockFirst(name) : message('bookings.blocked', { name });
