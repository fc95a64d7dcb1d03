// Receive webhooks and check their signatures
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from(process.env.SKURET_WEBHOOK_SECRET.replace('whsec_', ''), 'base64');

function isGenuine(headers, body) {
  const timestamp = headers['webhook-timestamp'];
  // An older delivery may be a stranger's copy.
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300)) return false;
  const signed = `${headers['webhook-id']}.${timestamp}.${body}`;
  const expected = createHmac('sha256', key).update(signed).digest();
  return (headers['webhook-signature'] ?? '').split(' ').some((each) => {
    const [version, signature = ''] = each.split(',');
    const given = Buffer.from(signature, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const known = new Set();
const server = createServer(async (request, response) => {
  request.setEncoding('utf8');
  let body = '';
  for await (const part of request) body += part;
  if (!isGenuine(request.headers, body)) return response.writeHead(400).end();
  // Answer first and work afterwards, or the delivery is repeated.
  response.writeHead(204).end();
  const id = request.headers['webhook-id'];
  if (known.has(id)) return;
  known.add(id);
  const { type, data } = JSON.parse(body);
  console.info(type, JSON.stringify(data));
});
server.listen(process.env.PORT ?? 3000, () => console.info('Port', server.address().port));
