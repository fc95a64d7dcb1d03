import { differences } from '../../letter/differences';
import { useAppSelector } from './hooks';
import type { RootState } from './rootReducer';

/** The switches of the present source, by the table `differences`. */
export const selectDifferences = ({ source }: Pick<RootState, 'source'>) => differences[source];

/** The same for a component. Data look the same from both sources, so nothing else depends on the source. */
export const useDifferences = () => useAppSelector(selectDifferences);
