import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { payoutAccountStates } from '../../../domain/payments/payoutAccount';
import { readLanguage } from '../../../domain/values/language';
import { syncMoney } from '../../bookings/syncMoney';
import type { Services } from '../../context/context';
import { deliverEvents } from '../../payments/deliverEvents';
import { bookingOfPayment } from '../../payments/records/payments';
import type { TestProvider } from '../../payments/testProvider/createTestProvider';
import { type TestCardName, testCardNames } from '../../payments/testProvider/testCards';
import type { BankChoice, PageChoice } from '../../payments/testProvider/testChoices';
import { testPaymentPage, testPaymentPolicy } from '../../payments/testProvider/testPaymentPage';
import { clientAddress } from '../web/clientAddress';

interface Options {
  services: Services;
  trustedProxies: number;
}

const bankChoices: readonly BankChoice[] = ['dispute', 'won', 'lost', 'failRefund'];

/** The button pressed on the test provider's page; null when it is none of them. */
function readChoice(form: URLSearchParams): PageChoice | BankChoice | null {
  const choice = form.get('choice');
  const card = testCardNames.find((name: TestCardName) => name === form.get('card'));
  if (choice === 'pay') return card ? { kind: 'pay', card } : null;
  if (choice === 'decline') return { kind: 'decline' };
  if (choice === 'stepDone' || choice === 'stepFailed') {
    return { kind: 'step', done: choice === 'stepDone' };
  }
  const state = payoutAccountStates.find((each) => each === form.get('state'));
  if (choice === 'account') return state ? { kind: 'account', state } : null;
  if (choice === 'returnPayout') return { kind: 'returnPayout' };
  return bankChoices.find((each) => each === choice) ?? null;
}

/**
 * `POST /payment-events`: events from the payment provider. Their bytes are signed, so they are kept unparsed. Also the
 * page of the test provider, when it is in use: anybody with the address of a payment may see it.
 */
export async function addPaymentRoutes(
  app: FastifyInstance,
  { services, trustedProxies }: Options,
): Promise<void> {
  const { payments, testProvider } = services;

  app.post('/payment-events', async ({ body, headers, raw, id: requestId }, reply) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const given = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value?.toString()]),
    );
    const outcome = await payments.receive(bytes, given);
    if (outcome === 'forged') {
      services.metrics.rejections.inc({ reason: 'forged event' });
      const source = { address: clientAddress(raw, trustedProxies), requestId, member: null };
      services.security('refused', source, { reason: 'forged event' });
      return reply.code(400).send('Not signed\n');
    }
    // What follows for bookings is stored as a job already.
    services.outbox.wake();
    return reply.code(200).send('ok\n');
  });

  if (testProvider) addTestPage(app, services, testProvider);
}

function addTestPage(app: FastifyInstance, services: Services, test: TestProvider): void {
  const { payments } = services;

  async function show(id: string, request: FastifyRequest, reply: FastifyReply) {
    const row = await test.look(id);
    if (!row) return reply.code(404).send('Not found\n');
    return reply
      .header('content-security-policy', testPaymentPolicy)
      .type('text/html; charset=utf-8')
      .send(testPaymentPage(row, readLanguage(request.headers.cookie)));
  }

  app.get<{ Params: { id: string } }>('/test-payment/:id', (request, reply) =>
    show(request.params.id, request, reply),
  );
  app.post<{ Params: { id: string } }>('/test-payment/:id', async (request, reply) => {
    const { id } = request.params;
    const form = new URLSearchParams(request.body?.toString() ?? '');
    const choice = readChoice(form);
    if (choice === null) return reply.code(400).send('No such choice\n');
    const row =
      typeof choice === 'string'
        ? await test.bank(id, choice).then(() => test.look(id))
        : await test.choose(id, choice);
    if (!row) return reply.code(404).send('Not found\n');
    // Done before the redirect, so that the person returns to the finished state.
    await deliverEvents(test, payments);
    const bookingId = await bookingOfPayment(services.executor, id);
    if (bookingId !== null) await syncMoney(services.bookings, bookingId);
    const isDone = row.state !== 'needsAction' && typeof choice !== 'string';
    return reply.redirect(isDone && row.return_url ? row.return_url : `/test-payment/${id}`, 303);
  });
}
