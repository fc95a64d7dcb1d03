import { payloads } from '../../e2e/payloads/payloads';
import { testUserTexts } from '../test/testUserTexts';

// tests/nightly/userTexts.test.ts has all payloads.
testUserTexts(payloads.filter(({ short }) => short === true));
