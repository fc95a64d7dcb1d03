import { addresses } from './addresses';

const { dashboard } = addresses;

/** The member's lists, which are tabs of the dashboard. */
export const memberAddresses = {
  messages: `${dashboard}?tab=messages`,
  money: `${dashboard}?tab=money`,
  loans: `${dashboard}?tab=loans`,
  pastLoans: `${dashboard}?tab=loans&part=past`,
  lending: `${dashboard}?tab=rentals`,
  pastLending: `${dashboard}?tab=rentals&part=past`,
} as const;
