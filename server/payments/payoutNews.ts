import type { PayoutAccountState } from '../../domain/payments/payoutAccount';
import { addresses } from '../../domain/values/addresses';
import type { Executor } from '../database/openDatabase';
import { notify } from '../notifications/notify';
import { recordWebhookEvent } from '../notifications/webhooks/recordWebhookEvent';
import { readBalance } from './records/ledger';
import type { PayoutRecord } from './records/payments';

/** The section of the settings with the bank account, to which the provider sends people back. */
export const payoutSettings = `${addresses.settings}#payouts`;

/** Notifies an owner about their payouts, with the amount that waits for the next one. */
export async function notifyOwner(
  transaction: Executor,
  ownerId: number,
  news: {
    event: PayoutAccountState | 'payoutReturned' | 'goodwill';
    cents?: number;
    reason?: string;
    wantedBy?: string | null;
    once: string;
    at: Date;
  },
): Promise<void> {
  const { event, wantedBy = null, reason, once, at } = news;
  const cents = news.cents ?? -(await readBalance(transaction, `owner:${ownerId}:due`));
  await notify(
    transaction,
    {
      memberId: ownerId,
      kind: 'money_news',
      params: {
        event,
        end: wantedBy,
        ...(cents > 0 && { cents }),
        ...(reason !== undefined && { reason }),
      },
      once,
      subject: event === 'goodwill' ? once : `payouts of ${ownerId}`,
      address: payoutSettings,
      from: null,
    },
    at,
  );
}

const payoutTypes = {
  onItsWay: 'payout.sent',
  paid: 'payout.paid',
  failed: 'payout.failed',
  returned: 'payout.returned',
} as const;

/** Stores the state of a payout for the webhooks of its owner, each state once. */
export async function recordWebhookOfPayout(
  transaction: Executor,
  { id, owner_id: memberId, ore, state }: PayoutRecord,
  at: Date,
): Promise<void> {
  if (state === 'asked') return;
  const data = { payoutId: String(id), amountCents: ore };
  const key = `payout ${id} ${state}`;
  await recordWebhookEvent(transaction, { memberId, type: payoutTypes[state], key, data }, at);
}

/** The bank has sent a payout back. It is due again. */
export function notifyOfReturnedPayout(
  transaction: Executor,
  { id, owner_id: ownerId, ore: cents }: PayoutRecord,
  at: Date,
): Promise<void> {
  const once = `payout ${id} returned`;
  return notifyOwner(transaction, ownerId, { event: 'payoutReturned', cents, once, at });
}
