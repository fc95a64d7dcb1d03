import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret of a webhook: 32 random bytes. */
export const makeWebhookSecret = (): string => prefix + randomBytes(32).toString('base64');

/** The header `webhook-signature` of Standard Webhooks. `timestamp`: seconds since 1970. */
export function signWebhook(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return `v1,${signature}`;
}
