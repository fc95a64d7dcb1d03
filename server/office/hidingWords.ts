import { setHidden, type WordsKind, wordsToHide } from '../members/records/reports';
import { readId } from '../validation/readId';
import { type Command, readReason, SupportRefused } from './readCommand';
import { insertSupportAction } from './records/support';
import type { SupportAnswer, SupportParts } from './supportCommand';

type Run = (
  command: Command,
  parts: Pick<SupportParts, 'executor' | 'now' | 'pagesChanged'>,
) => Promise<SupportAnswer>;

/** Hides a member's text or shows it again, and records the reason. Its author sees that it is hidden, and why. */
function withWords(kind: WordsKind, does: 'hide' | 'show'): Run {
  return async (command, { executor, now, pagesChanged }) => {
    const reason = readReason(command);
    const id = readId(command.what);
    if (id === null) {
      throw new SupportRefused(`"${command.what}" is not a ${kind} id.`);
    }
    await executor.transaction().execute(async (transaction) => {
      const words = await wordsToHide(transaction, kind, id);
      if (!words) throw new SupportRefused(`There is no ${kind} ${id}.`);
      const { authorId, hiddenReason } = words;
      if (does === 'hide' && hiddenReason !== null) {
        throw new SupportRefused(`The ${kind} is hidden already: ${hiddenReason}`);
      }
      if (does === 'show' && hiddenReason === null) {
        throw new SupportRefused(`The ${kind} is not hidden.`);
      }
      await setHidden(transaction, kind, id, does === 'hide' ? reason : null);
      await insertSupportAction(transaction, {
        action: `${does}-${kind}`,
        memberId: authorId,
        toolId: null,
        subjectId: id,
        reason,
        at: now(),
      });
    });
    pagesChanged();
    const text = does === 'hide' ? `The ${kind} is hidden.` : `The ${kind} is shown again.`;
    return { text, data: { id, reason } };
  };
}

export const hideReview = withWords('review', 'hide');
export const showReview = withWords('review', 'show');
export const hideMessage = withWords('message', 'hide');
export const showMessage = withWords('message', 'show');
