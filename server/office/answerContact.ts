import { enqueue } from '../jobs/enqueue';
import { insertAnswer, onceOfReply } from '../pages/records/contactReplies';
import { message } from '../texts/translate';
import { refuse } from './decisions';
import { type Acting, type CaseParts, lockOpenCase, note } from './openCase';
import { closeCase } from './records/cases';

/** Answers a contact message by mail and closes its case. A reply of its writer opens the case again. */
export async function answerContact(
  { executor, bookings, now }: CaseParts,
  acting: Acting & { text: string },
): Promise<void> {
  await executor.transaction().execute(async (transaction) => {
    const found = await lockOpenCase(transaction, acting);
    if (found.kind !== 'contact') refuse(message('office.contact.none'));
    const at = now();
    const staffId = acting.staff.id;
    const replyId = await insertAnswer(transaction, {
      messageId: found.subjectId,
      staffId,
      text: acting.text,
      at,
    });
    await enqueue(transaction, {
      once: onceOfReply(replyId),
      kind: 'contact_mail',
      payload: { replyId },
    });
    await closeCase(transaction, found.id, { staffId, reason: '-', at });
    // The text is stored once, in the answer, which is deleted with the contact message.
    const after = { reply: replyId };
    await note(transaction, found, acting, { action: 'answer', reason: '-', after, at });
  });
  bookings.outbox.wake();
}
