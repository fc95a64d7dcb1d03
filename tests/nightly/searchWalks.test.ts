import { testMapWalks } from '../helpers/service/testMapWalks';
import { testSearchWalks } from '../helpers/service/testSearchWalks';

testSearchWalks({ searches: [1, 2, 3, 4, 5, 6], counts: [11, 12, 13], freeDays: [28, 2] });
testMapWalks([1, 2, 3]);
