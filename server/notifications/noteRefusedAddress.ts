import { addresses } from '../../domain/values/addresses';
import type { Executor } from '../database/openDatabase';
import { setRefusedEmail } from '../members/records/users';
import { readableEmail } from '../texts/readableEmail';
import { notify } from './notify';

/** Marks a member's address as refused by the mail server, and notifies them in the app. */
export async function noteRefusedAddress(
  executor: Executor,
  { memberId, email }: { memberId: number; email: string },
  now: Date,
): Promise<void> {
  await executor.transaction().execute(async (transaction) => {
    await setRefusedEmail(transaction, memberId, email);
    const refused = {
      memberId,
      kind: 'email_refused',
      params: { email: readableEmail(email) },
    } as const;
    const once = `email refused ${memberId} ${email}`;
    await notify(
      transaction,
      { ...refused, once, address: `${addresses.settings}#security`, from: null },
      now,
    );
  });
}
