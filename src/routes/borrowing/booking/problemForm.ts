import { object, string } from 'yup';
import { readAmount } from '../../../features/lending/typedNumbers';

/** What a problem is, and in a claim what is asked for it, as typed. */
export interface ProblemValues {
  claim: string;
  text: string;
}

const claimMissing = /*i18n*/ 'Please enter an amount; 0 if you ask for nothing.';
const textMissing = /*i18n*/ 'Please write what is wrong.';

/** The most that the service takes. */
export const longestText = 2_000;

const text = string().trim().required(textMissing).max(longestText);

export const faultSchema = object({ text });
export const problemSchema = object({
  claim: string().test('amount', claimMissing, (claim) => readAmount(claim ?? '') !== null),
  text,
});
export const problemMessages = [claimMissing, textMissing];
