import type { RouteStats } from './webpack/RouteStats';

/**
 * The most that each part may weigh, in bytes after Brotli compression. What the parts contain: docs/performance.md.
 */
export const budgets = {
  /** JavaScript of the first load of `/browse`, which holds all styles: the runtime, the libraries, and the main chunk with the screen. */
  firstLoad: 180_000,
  /** The map, which is fetched when it is opened; its coast comes beside it. */
  map: 60_000,
  /** Any other address's own and shared chunks. */
  route: 25_000,
  /** What live fetches on `/browse` after the first response: the counts, and where distances are measured from. */
  browseLive: 5_000,
  /** Formik, yup and their dependencies; loaded only with forms. */
  forms: 22_000,
  /** Ariakit's dialogs; loaded only on addresses that ask before something is lost. */
  overlays: 18_000,
  /** All texts of a language, loaded only with that language: as given needs no catalogue. */
  catalogue: 60_000,
  /** The drawing of a tool on a card. Uploaded pictures are limited when they are encoded. */
  cardPicture: 15_000,
  /** The pictures of `/browse` with 24 tools, if they were the 24 largest drawings. */
  browsePictures: 240_000,
  /** The one font file, as transferred. */
  font: 30_000,
} as const;

/** Chunks that have a budget of their own and belong to no address. */
const chunkBudgets: Record<string, number> = {
  map: budgets.map,
  'browse-live': budgets.browseLive,
};

export interface BudgetLine {
  what: string;
  bytes: number;
  budget: number;
  kept: boolean;
}

/** Compares the build's statistics with the budgets: one line for each budgeted item. */
export function budgetLines(stats: RouteStats): BudgetLine[] {
  const line = (what: string, bytes: number, budget: number): BudgetLine => ({
    what,
    bytes,
    budget,
    kept: bytes <= budget,
  });
  return [
    line('first load of /browse', stats.base.bytes, budgets.firstLoad),
    ...Object.entries(stats.libraries).map(([name, { bytes }]) =>
      line(`library ${name}`, bytes, name === 'forms' ? budgets.forms : budgets.overlays),
    ),
    ...Object.entries(stats.catalogues ?? {}).map(([language, { bytes }]) =>
      line(`texts ${language}`, bytes, budgets.catalogue),
    ),
    line('largest drawing of a tool', stats.drawings[0] ?? 0, budgets.cardPicture),
    line(
      'pictures of 24 tools',
      stats.drawings.slice(0, 24).reduce((sum, bytes) => sum + bytes, 0),
      budgets.browsePictures,
    ),
    line('fonts', stats.fonts.bytes, budgets.font),
    ...Object.entries(stats.routes).map(([name, { bytes }]) =>
      line(name, bytes, chunkBudgets[name] ?? budgets.route),
    ),
  ].sort((a, b) => b.bytes - a.bytes);
}
