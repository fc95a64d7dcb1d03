import type { PaymentService } from './payments';
import type { TestProvider } from './testProvider/createTestProvider';

/** What the test provider has to tell reaches us as a provider's events do: signed, and again until it is taken. */
export async function deliverEvents(test: TestProvider, payments: PaymentService): Promise<void> {
  await test.tick();
  for (const event of await test.waitingEvents()) {
    await payments.receive(event.body, event.headers);
    await test.delivered(event.id);
  }
}
