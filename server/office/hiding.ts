import { addresses } from '../../domain/values/addresses';
import type { Executor } from '../database/openDatabase';
import { notify } from '../notifications/notify';
import { type Command, readReason, readToolId, SupportRefused } from './readCommand';
import * as records from './records/support';
import type { SupportAnswer, SupportParts } from './supportCommand';

/** Changes an existing tool, and records the reason. */
async function withTool(
  command: Command,
  { executor, now, pagesChanged, announceNotifications }: SupportParts,
  work: (
    transaction: Executor,
    tool: records.HiddenTool,
    reason: string,
  ) => Promise<{ action: 'hide-tool' | 'show-tool'; text: string }>,
): Promise<SupportAnswer> {
  const reason = readReason(command);
  const id = readToolId(command.what);
  const { text, ownerId } = await executor.transaction().execute(async (transaction) => {
    const tool = await records.toolToHide(transaction, id);
    if (!tool) throw new SupportRefused(`There is no tool ${id}.`);
    const done = await work(transaction, tool, reason);
    const at = now();
    const deed = { action: done.action, memberId: null, toolId: id, reason, at };
    await records.insertSupportAction(transaction, deed);
    const once = `${done.action} ${id} ${at.toISOString()}`;
    const told = { memberId: tool.ownerId, once, address: addresses.manageTools, from: null };
    await notify(
      transaction,
      done.action === 'hide-tool'
        ? { ...told, kind: 'tool_hidden', params: { tool: tool.name, reason } }
        : { ...told, kind: 'tool_shown', params: { tool: tool.name } },
      at,
    );
    return { ...done, ownerId: tool.ownerId };
  });
  pagesChanged();
  announceNotifications([ownerId]);
  return { text, data: { id, reason } };
}

/** Hides a tool: members can no longer find or request it, and its owner is notified why. Its bookings go on. */
export const hideTool = (command: Command, parts: SupportParts) =>
  withTool(command, parts, async (transaction, tool, reason) => {
    if (tool.hiddenReason !== null) {
      throw new SupportRefused(`"${tool.name}" is hidden already: ${tool.hiddenReason}`);
    }
    await records.hideTool(transaction, tool.id, reason);
    return { action: 'hide-tool', text: `"${tool.name}" is hidden. Its bookings go on.` };
  });

export const showTool = (command: Command, parts: SupportParts) =>
  withTool(command, parts, async (transaction, tool) => {
    if (tool.hiddenReason === null) throw new SupportRefused(`"${tool.name}" is not hidden.`);
    await records.showTool(transaction, tool.id);
    return { action: 'show-tool', text: `"${tool.name}" is as it was before it was hidden.` };
  });
