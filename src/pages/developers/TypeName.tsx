import { Link } from 'react-router-dom';
import { reference } from './reference.generated';

const documented = new Set(reference.types.map(({ name }) => name));

/** A type of the schema, `[Tool!]!`, with a link to its fields. */
export function TypeName({ type }: { type: string }) {
  const name = type.replace(/\W/g, '');
  return <code>{documented.has(name) ? <Link to={`#${name}`}>{type}</Link> : type}</code>;
}
