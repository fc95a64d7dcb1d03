import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

interface ReceivedRequest {
  method: string;
  /** The path as received, encoded. Requests of the service have no query. */
  path: string;
  headers: IncomingHttpHeaders;
}

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/**
 * Whether a received request is signed with the secret, by AWS Signature Version 4. Implemented from its specification,
 * because s3rver accepts any signature of this version.
 */
export function isSignedBy(secret: string, { method, path, headers }: ReceivedRequest): boolean {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!parts) return false;
  const [, date = '', region = '', service = '', signed = '', signature] = parts;
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const payload = String(headers['x-amz-content-sha256']);
  const canonical = [method, path, '', lines.join(''), signed, payload].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    String(headers['x-amz-date']),
    `${date}/${region}/${service}/aws4_request`,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const key = [region, service, 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, date));
  return hmac(key, toSign).toString('hex') === signature;
}
