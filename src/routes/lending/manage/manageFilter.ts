import { foldedText } from '../../../../domain/foldedText';
import { oneOf } from '../../../../domain/query';
import { isAvailable, type StoredTool } from '../../../../domain/tool';

/** The chips of §2 by the word that the address holds. */
export const manageStatuses = ['all', 'available', 'borrowed'] as const;
export type ManageStatus = (typeof manageStatuses)[number];

/** What the list is filtered by; all of it in the address (D10). */
export interface ManageFilter {
  q: string;
  status: ManageStatus;
}

export const noManageFilter: ManageFilter = { q: '', status: 'all' };

export function readManageFilter(given: URLSearchParams): ManageFilter {
  return { q: given.get('q') ?? '', status: oneOf(manageStatuses, given.get('status')) };
}

export function isFiltered({ q, status }: ManageFilter): boolean {
  return q.trim() !== '' || status !== noManageFilter.status;
}

/** The tools whose name holds the text, indifferent to case and accents, and whose availability fits the chip. */
export function filterTools(
  tools: readonly StoredTool[],
  { q, status }: ManageFilter,
): StoredTool[] {
  const wanted = foldedText(q.trim());
  return tools.filter(
    (tool) =>
      foldedText(tool.name).includes(wanted) &&
      (status === 'all' || isAvailable(tool.availability) === (status === 'available')),
  );
}
