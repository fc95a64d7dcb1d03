import type { PaymentService } from './payments';
import type { TestProvider } from './testProvider/createTestProvider';

/** Delivers the test provider's events as a real provider would: signed, and again until they are accepted. */
export async function deliverEvents(test: TestProvider, payments: PaymentService): Promise<void> {
  await test.applyDue();
  for (const event of await test.waitingEvents()) {
    await payments.receive(event.body, event.headers);
    await test.delivered(event.id);
  }
}
