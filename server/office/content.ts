import type { HideableKind } from '../../domain/members/measures';
import type { Executor } from '../database/openDatabase';
import { setHidden, wordsToHide } from '../members/records/reports';
import { showTool, toolToHide } from './records/support';

/** A tool, a review or a message. */
interface Content {
  subject: HideableKind;
  subjectId: number;
}

interface FoundContent {
  memberId: number | null;
  /** The name of a tool. */
  tool: string | null;
  hiddenReason: string | null;
}

/** Locks a tool, a review or a message until the end of the transaction. Null for one that is deleted. */
export async function lockContent(
  transaction: Executor,
  { subject, subjectId }: Content,
): Promise<FoundContent | null> {
  if (subject !== 'tool') {
    const words = await wordsToHide(transaction, subject, subjectId);
    return words && { memberId: words.authorId, tool: null, hiddenReason: words.hiddenReason };
  }
  const tool = await toolToHide(transaction, subjectId);
  return tool && { memberId: tool.ownerId, tool: tool.name, hiddenReason: tool.hiddenReason };
}

/** Shows what is hidden again. Edge: nothing happens to what is deleted or shown. */
export async function showContent(transaction: Executor, content: Content): Promise<void> {
  const found = await lockContent(transaction, content);
  if (!found || found.hiddenReason === null) return;
  const { subject, subjectId } = content;
  await (subject === 'tool'
    ? showTool(transaction, subjectId)
    : setHidden(transaction, subject, subjectId, null));
}

/** Whether the subject of a report can be hidden now. */
export async function isHideable(
  executor: Executor,
  { kind, subjectId }: { kind: HideableKind | 'member'; subjectId: number },
): Promise<boolean> {
  if (kind === 'member') return false;
  const found = await executor
    .transaction()
    .execute((transaction) => lockContent(transaction, { subject: kind, subjectId }));
  return found !== null && found.hiddenReason === null;
}
