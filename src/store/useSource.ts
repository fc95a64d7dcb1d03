import type { Source } from '../../domain/source';
import { useAppSelector } from './hooks';

/**
 * Where the data come from. For a screen that differs by the table of docs/decisions/two-sources.md, and for
 * nothing else: data look the same from both.
 */
export function useSource(): Source {
  return useAppSelector(({ source }) => source);
}
