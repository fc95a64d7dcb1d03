import { createHmac, timingSafeEqual } from 'node:crypto';

const header = 'test-provider-signature';
/** Seconds of age that an event may have, as real providers bound it. */
const tolerance = 300;

const mark = (secret: Buffer, seconds: number, body: Buffer) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/** The signature headers of an event. */
export function signEvent(secret: Buffer, body: Buffer, at: Date): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000);
  return { [header]: `t=${seconds},v1=${mark(secret, seconds, body).toString('hex')}` };
}

export function isSigned(
  secret: Buffer,
  body: Buffer,
  headers: Record<string, string | undefined>,
  at: Date,
): boolean {
  const [, given = '', signature = ''] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers[header] ?? '') ?? [];
  const seconds = Number(given);
  if (signature === '' || Math.abs(at.getTime() / 1000 - seconds) > tolerance) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), mark(secret, seconds, body));
}
