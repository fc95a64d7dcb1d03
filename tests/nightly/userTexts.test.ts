import { payloads } from '../e2e/payloads/payloads';
import { testUserTexts } from '../helpers/service/testUserTexts';

testUserTexts(payloads);
