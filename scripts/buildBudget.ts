import type { RouteStats } from './webpack/RouteStats';

/** What an address may weigh, in bytes as Brotli packs them. What is in them: docs/performance.md. */
export const budgets = {
  /** JavaScript of the first load of `/browse`, which holds all styles: the runtime, and the main chunk with the screen. */
  firstLoad: 150_000,
  /** The map, which is fetched when it is opened; its coast comes beside it. */
  map: 60_000,
  /** Any other address's own and shared chunks. */
  route: 20_000,
  /** What live fetches on `/browse` after its first answer: how many there are, and where distances are measured from. */
  browseLive: 5_000,
  /** Formik, yup and what they stand on: with forms alone. */
  forms: 22_000,
  /** Ariakit's dialogs: with addresses that ask before something is lost. */
  overlays: 18_000,
  /** All texts of a language, fetched with it alone: as given, nobody has them. */
  catalogue: 60_000,
  /** A tool's drawing on a card. What is uploaded is held to its bytes where it is encoded. */
  cardPicture: 15_000,
  /** The pictures of `/browse` with 24 tools, were they the 24 largest drawings. */
  browsePictures: 240_000,
  /** The one font file, as it is sent. */
  font: 30_000,
} as const;

/** Chunks with a bound of their own, which are no address's. */
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

/** Holds the build's own statistics against the budgets: a line for each thing that has one. */
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
