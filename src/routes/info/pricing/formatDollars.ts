/** `$9.99` from US cents, as the pricing page shows plans (§9). Edge: no cents, no decimals: `$0`. */
export function formatDollars(cents: number): string {
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
}
