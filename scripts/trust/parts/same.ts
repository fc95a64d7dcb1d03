import type { Finding } from '../Finding';
import { sameListing } from '../sameListing';
import { withDatabase } from '../withDatabase';

export async function same(): Promise<Finding> {
  const { rounds, tools, agreed, errors } = await withDatabase((own) =>
    sameListing(own, { rounds: 40, atOnce: 10 }),
  );
  return {
    property: 'a listing sent again under its key makes one tool, two processes (PostgreSQL)',
    load: `${rounds} rounds of 10 at once`,
    result: `${tools} tools, ${agreed} rounds with one answer, ${errors} errors`,
    holds: tools === rounds && agreed === rounds && errors === 0,
  };
}
