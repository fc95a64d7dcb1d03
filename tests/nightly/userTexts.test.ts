import { payloads } from '../../e2e/payloads/payloads';
import { testUserTexts } from '../../server/test/testUserTexts';

testUserTexts(payloads);
