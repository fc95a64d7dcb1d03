import { isAvailable } from '../../../domain/tools/tool';
import { foldedText } from '../../../domain/values/foldedText';
import { oneOf } from '../../../domain/values/query';
import type { ManagedTool } from './ManagedTool';

/** The chips of §2 by the word that the address holds. */
export const manageStatuses = ['all', 'available', 'borrowed'] as const;
/** Also the states in which others cannot find a tool. */
export const ownStatuses = [...manageStatuses, 'paused', 'draft'] as const;
export type ManageStatus = (typeof ownStatuses)[number];

/** The filters of the list, all of them in the URL (D10). */
export interface ManageFilter {
  q: string;
  status: ManageStatus;
}

export const noManageFilter: ManageFilter = { q: '', status: 'all' };

export function readManageFilter(given: URLSearchParams): ManageFilter {
  return { q: given.get('q') ?? '', status: oneOf(manageStatuses, given.get('status')) };
}

export function readOwnFilter(given: URLSearchParams): ManageFilter {
  return { q: given.get('q') ?? '', status: oneOf(ownStatuses, given.get('status')) };
}

export function isFiltered({ q, status }: ManageFilter): boolean {
  return q.trim() !== '' || status !== noManageFilter.status;
}

function fits({ availability, own }: ManagedTool, status: ManageStatus): boolean {
  if (status === 'all') return true;
  if (status === 'paused') return own?.state === 'PAUSED';
  if (status === 'draft') return own?.state === 'DRAFT';
  if (status === 'borrowed' && own) return availability === 'borrowed';
  return isAvailable(availability) === (status === 'available');
}

/** The tools whose name holds the text, indifferent to case and accents, and whose availability fits the chip. */
export function filterTools(
  tools: readonly ManagedTool[],
  { q, status }: ManageFilter,
): ManagedTool[] {
  const wanted = foldedText(q.trim());
  return tools.filter((tool) => foldedText(tool.name).includes(wanted) && fits(tool, status));
}
