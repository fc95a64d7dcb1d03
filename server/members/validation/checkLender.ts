import { isEmail, plainEmail } from '../../../domain/members/email';
import {
  isCvr,
  isPhone,
  plainCvr,
  type Trader,
  traderBounds,
} from '../../../domain/members/lender';
import type { LenderInput } from '../../context/resolvers.generated';
import { fieldError, type LabelId, type Message, message } from '../../texts/translate';
import { cleanLine, countCharacters } from '../../validation/cleanText';
import type { Lender } from '../records/users';

const labels = {
  businessName: 'lender.fields.businessName',
  address: 'lender.fields.address',
} as const satisfies Partial<Record<keyof Trader, LabelId>>;

/** How the member lends, as it is stored, or everything that is wrong with it. */
export function checkLender({
  kind,
  trader: typed,
}: LenderInput): { lender: Lender } | { errors: Message[] } {
  if (kind === 'PRIVATE') return { lender: { kind: 'private', trader: null } };
  const trader: Trader = {
    businessName: cleanLine(typed?.businessName ?? ''),
    cvr: plainCvr(cleanLine(typed?.cvr ?? '')),
    address: cleanLine(typed?.address ?? ''),
    email: plainEmail(typed?.email ?? ''),
    phone: cleanLine(typed?.phone ?? ''),
  };
  const errors: Message[] = [];
  const checkLine = (field: keyof typeof labels) => {
    const { [field]: max } = traderBounds;
    const label = message(labels[field]);
    if (trader[field] === '') errors.push(fieldError(field, 'lender.required', { field: label }));
    else if (countCharacters(trader[field]) > max)
      errors.push(fieldError(field, 'tools.tooLong', { field: label, max }));
  };
  checkLine('businessName');
  if (!isCvr(trader.cvr)) errors.push(fieldError('cvr', 'lender.cvrInvalid'));
  checkLine('address');
  if (!isEmail(trader.email)) errors.push(fieldError('email', 'lender.emailInvalid'));
  if (trader.phone.length > traderBounds.phone || !isPhone(trader.phone))
    errors.push(fieldError('phone', 'lender.phoneInvalid'));
  return errors.length > 0 ? { errors } : { lender: { kind: 'trader', trader } };
}
