import { testSearchWalks } from '../../../tests/helpers/service/testSearchWalks';

// tests/nightly/searchWalks.test.ts has more seeds.
testSearchWalks({ searches: [1], counts: [11], freeDays: [2] });
