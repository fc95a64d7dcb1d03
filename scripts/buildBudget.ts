import type { RouteStats } from './webpack/RouteStats';

/** What an address may weigh, in bytes as Brotli packs them. What is in them: docs/performance.md. */
export const budgets = {
  /** JavaScript and CSS of the first load of `/browse`: the runtime, the main chunk, which holds it, and its styles. */
  firstLoad: 120_000,
  /** Any other address's own and shared chunks. */
  route: 15_000,
  /** Formik, yup and what they stand on: with forms alone. */
  forms: 22_000,
  /** Ariakit's dialogs: with addresses that ask before something is lost. */
  overlays: 18_000,
} as const;

export interface BudgetLine {
  what: string;
  bytes: number;
  budget: number;
  kept: boolean;
}

/** Holds the build's own statistics against the budgets: a line for each thing that has one. */
export function budgetLines(stats: RouteStats): BudgetLine[] {
  const line = (what: string, bytes: number, budget: number): BudgetLine => ({
    what,
    bytes,
    budget,
    kept: bytes <= budget,
  });
  return [
    line(
      'first load of /browse',
      stats.base.bytes + (stats.styles['browse'] ?? 0),
      budgets.firstLoad,
    ),
    ...Object.entries(stats.libraries).map(([name, { bytes }]) =>
      line(`library ${name}`, bytes, name === 'forms' ? budgets.forms : budgets.overlays),
    ),
    ...Object.entries(stats.routes).map(([name, { bytes }]) => line(name, bytes, budgets.route)),
  ].sort((a, b) => b.bytes - a.bytes);
}
