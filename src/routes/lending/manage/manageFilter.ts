import { foldedText } from '../../../../domain/foldedText';
import { isAvailable, type StoredTool } from '../../../../domain/tool';

/** The chips of §2 by the word that the address holds. */
export const manageStatuses = ['all', 'available', 'borrowed'] as const;
export type ManageStatus = (typeof manageStatuses)[number];

/** What the list is filtered by; all of it in the address (D10). */
export interface ManageFilter {
  name: string;
  status: ManageStatus;
}

export const noManageFilter: ManageFilter = { name: '', status: 'all' };

export function readManageFilter(query: string): ManageFilter {
  const given = new URLSearchParams(query);
  const status = manageStatuses.find((known) => known === given.get('status'));
  return { name: given.get('q') ?? '', status: status ?? noManageFilter.status };
}

export function manageFilterQuery({ name, status }: ManageFilter): string {
  const query = new URLSearchParams({
    ...(name && { q: name }),
    ...(status !== noManageFilter.status && { status }),
  }).toString();
  return query && `?${query}`;
}

export function isFiltered({ name, status }: ManageFilter): boolean {
  return name.trim() !== '' || status !== noManageFilter.status;
}

/** The tools whose name holds the text, indifferent to case and accents, and whose availability fits the chip. */
export function filterTools(
  tools: readonly StoredTool[],
  { name, status }: ManageFilter,
): StoredTool[] {
  const wanted = foldedText(name.trim());
  return tools.filter(
    (tool) =>
      foldedText(tool.name).includes(wanted) &&
      (status === 'all' || isAvailable(tool.availability) === (status === 'available')),
  );
}
