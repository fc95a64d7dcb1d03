import styled from 'styled-components';
import { ChoiceCount } from './ChoiceCount';
import { useFacetsAskedBeside } from './useFacets';

/* Out of the flow, at the end of the line: nothing moves when it appears. */
const End = styled.span`
  position: absolute;
  inset-inline-end: 0;
`;

/** How many tools the search would find in one category alone. The price bands of the same panel ask for the counts. */
export function CategoryCount({ id }: { id: number }) {
  const { facets, stale } = useFacetsAskedBeside();
  const found = facets?.categoryCounts.find(({ categoryId }) => categoryId === id);
  return (
    found && (
      <End>
        <ChoiceCount count={found.count} stale={stale} />
      </End>
    )
  );
}
