import { payloads } from '../../tests/e2e/payloads/payloads';
import { testUserTexts } from '../../tests/helpers/service/testUserTexts';

// tests/nightly/userTexts.test.ts has all payloads.
testUserTexts(payloads.filter(({ short }) => short === true));
