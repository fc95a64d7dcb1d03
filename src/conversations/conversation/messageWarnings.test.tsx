import { act, screen, within } from '@testing-library/react';
import { buildMessage, buildUser } from '../../../tests/helpers/app/builders';
import { demoService } from '../../../tests/helpers/app/demoService';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';
import { conversationsApi } from '../api/conversationsApi';

const viewerId = '9';
const otherId = '6';
const number = 'Ring til mig på 28 45 67 12';
const warning = /^Stay in this conversation until you and Torben have a booking\./;

/** The conversation with one message, for a viewer without bookings unless `hasBookings`. */
async function show(
  senderId: string,
  content: string,
  { hasBookings = false } = {},
): Promise<void> {
  const service = demoService();
  const { store } = await renderRoute('/conversation/1', {
    user: buildUser(),
    api: hasBookings
      ? service
      : { ...service, dashboardBookings: () => ({ myBookings: [], lendBookings: [] }) },
  });
  await screen.findByRole('log');
  act(() => {
    store.dispatch(
      conversationsApi.util.updateQueryData('conversation', '1', ({ pages: [first] }) => {
        if (first) first.messages = [buildMessage({ id: '800', senderId, content })];
      }),
    );
  });
  await within(screen.getByRole('log')).findByText(
    (text) => content.startsWith(text) && text !== '',
  );
}

test("warns below a stranger's telephone number", async () => {
  await show(otherId, number);
  expect(await screen.findByText(warning)).toBeInTheDocument();
});

test('warns below a request to pay elsewhere', async () => {
  await show(otherId, 'Kan du betale med MobilePay i stedet?');
  expect(await screen.findByText(/^Pay in Skuret only\./)).toBeInTheDocument();
});

test('names the host of an imitating link', async () => {
  await show(otherId, 'Log ind på https://skuret-betaling.dk/login');
  expect(
    await screen.findByText(/^This link leads to skuret-betaling\.dk, which is not Skuret\./),
  ).toBeInTheDocument();
});

test("does not warn below the viewer's own messages", async () => {
  await show(viewerId, number);
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
});

test('does not warn when the two have a booking', async () => {
  await show(otherId, number, { hasBookings: true });
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
});
