import { budgetLines, budgets } from './buildBudget';
import type { RouteStats } from './webpack/RouteStats';

interface Bytes {
  base?: number;
  forms?: number;
  home?: number;
  browseLive?: number;
  drawings?: number[];
  font?: number;
}

function stats(bytes: Bytes): RouteStats {
  return {
    base: { files: ['assets/main.js'], bytes: bytes.base ?? 1 },
    drawings: bytes.drawings ?? [1],
    fonts: { files: ['fonts/one.woff2'], bytes: bytes.font ?? 1 },
    libraries: { forms: { files: ['assets/forms.js'], bytes: bytes.forms ?? 1 } },
    routes: {
      home: { files: ['assets/home.js'], bytes: bytes.home ?? 1, libraries: [] },
      'browse-live': { files: ['assets/live.js'], bytes: bytes.browseLive ?? 1, libraries: [] },
    },
  };
}
const broken = (bytes: Parameters<typeof stats>[0]) =>
  budgetLines(stats(bytes))
    .filter((line) => !line.kept)
    .map((line) => line.what);

it('keeps what is just within its budget', () => {
  expect(broken({ base: budgets.firstLoad, forms: budgets.forms, home: budgets.route })).toEqual(
    [],
  );
});

it.each([
  [{ base: budgets.firstLoad + 1 }, 'first load of /browse'],
  [{ forms: budgets.forms + 1 }, 'library forms'],
  [{ home: budgets.route + 1 }, 'home'],
  [{ browseLive: budgets.browseLive + 1 }, 'browse-live'],
  [{ drawings: [budgets.cardPicture + 1] }, 'largest drawing of a tool'],
  [{ drawings: Array<number>(24).fill(10_001) }, 'pictures of 24 tools'],
  [{ font: budgets.font + 1 }, 'fonts'],
])('says what of %j is too large', (bytes, what) => {
  expect(broken(bytes)).toEqual([what]);
});
