/** `npm run test:bytes`: builds the app if it is stale and compares its sizes with the budgets (docs/performance.md). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildAppIfNeeded } from './appBuild';
import { budgetLines } from './buildBudget';
import type { RouteStats } from './webpack/RouteStats';

buildAppIfNeeded();
const file = path.join(import.meta.dirname, '../build/routes.json');
const lines = budgetLines(JSON.parse(readFileSync(file, 'utf8')) as RouteStats);
console.table(lines);
process.exitCode = lines.every((line) => line.kept) ? 0 : 1;
