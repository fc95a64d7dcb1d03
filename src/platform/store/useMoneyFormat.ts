import { formatExactMoney, formatMoney } from '../../../domain/values/money';
import { useDifferences } from './useDifferences';

/** How amounts are written on screens that the letter shows too: there always with two decimals (D3). */
export const useMoneyFormat = () =>
  useDifferences().hasGivenTexts ? formatExactMoney : formatMoney;
