import { object, string } from 'yup';
import { readAmount } from '../../../features/lending/typedNumbers';

/** The problem as typed, and for a claim the amount. */
export interface ProblemValues {
  claim: string;
  text: string;
}

const claimMissing = /*i18n*/ 'Please enter an amount; 0 if you ask for nothing.';
const textMissing = /*i18n*/ 'Please write what is wrong.';

/** Characters of the longest text that the service accepts. */
export const longestText = 2_000;

const text = string().trim().required(textMissing).max(longestText);

export const faultSchema = object({ text });
export const problemSchema = object({
  claim: string().test('amount', claimMissing, (claim) => readAmount(claim ?? '') !== null),
  text,
});
export const problemMessages = [claimMissing, textMissing];
