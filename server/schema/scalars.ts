import type { Topic } from './topic';

/** The root types, which the other topics extend, and the custom scalars. */
export const scalars: Topic = {
  sdl: /* GraphQL */ `
    """What anybody may ask, and what a signed-in user may ask about their own things."""
    type Query

    """What changes something. A request may hold one of these fields."""
    type Mutation

    """A point in time, ISO 8601 in UTC."""
    scalar DateTime

    """A calendar date, \`YYYY-MM-DD\`, never an instant."""
    scalar Date
  `,
  resolvers: {},
};
