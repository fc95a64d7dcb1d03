import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { quoteFor } from '../../../domain/payments/quote';
import { makeI18n } from '../../platform/locales/makeI18n';
import { Callout } from '../../ui/Callout';
import { AvailabilityAlertOffer } from './AvailabilityAlertOffer';
import { QuoteLines } from './QuoteLines';

const prices = { pricePerDayCents: 10_000, pricePerWeekCents: 50_000, depositCents: 0 };

function show(element: ReactElement) {
  const i18n = makeI18n();
  const within = (shown: ReactElement) => (
    <MemoryRouter>
      <I18nProvider i18n={i18n}>{shown}</I18nProvider>
    </MemoryRouter>
  );
  const { rerender } = render(within(element));
  return (next: ReactElement) => rerender(within(next));
}

test('the region that says a price is there before it and while the next one is fetched', () => {
  const lines = (days: number | null) => (
    <QuoteLines
      given="en"
      quote={days === null ? undefined : quoteFor(prices, days, 1)}
      prices={prices}
      problem={null}
      failed={false}
      onRetry={() => undefined}
    />
  );
  const change = show(lines(null));
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  change(lines(9));
  expect(region).toHaveTextContent('9 days, 775 kr. in total');
  expect(screen.getByText('Rental price for 1 week').nextSibling).toHaveTextContent('500 kr.');
  expect(screen.getByText('Rental price for 2 days').nextSibling).toHaveTextContent('200 kr.');
  change(lines(null));
  expect(screen.getByRole('status')).toBe(region);
});

test('the region that says days are waited for is there before it', () => {
  const days = (waits: boolean) => (
    <AvailabilityAlertOffer
      given="en"
      days={{ start: '2026-07-10', end: '2026-07-12' }}
      address="/tool/1"
      alert={{
        waits,
        byMail: false,
        busy: false,
        onAdd: async () => undefined,
        onUndo: async () => undefined,
      }}
    />
  );
  const change = show(days(false));
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  change(days(true));
  expect(region).toHaveTextContent(/^We write here when/);
});

test('a callout that is a live region shows its text after it has come', () => {
  show(<Callout role="status">Sent</Callout>);
  expect(screen.getByText('Sent')).toBeVisible();
});
