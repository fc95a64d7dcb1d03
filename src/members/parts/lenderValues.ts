import { object, string } from 'yup';
import { isCvr, isPhone, plainCvr, traderBounds } from '../../../domain/members/lender';
import type { LenderInput } from '../../platform/api/schemaTypes.generated';
import { requiredEmail, requiredText } from '../../ui/form/textRules';
import type { OwnProfile } from '../api/profileApi';

/** The fields of the form. A private person leaves those of a business empty. */
export interface LenderValues {
  kind: LenderInput['kind'] | '';
  businessName: string;
  cvr: string;
  address: string;
  email: string;
  phone: string;
}

/** In the order of the fields; the bounds are the service's. */
export const lenderMessages = [
  /*i18n*/ 'Choose whether you lend as a private person or as a business.',
  /*i18n*/ 'Enter the name of your business.',
  /*i18n*/ 'Name of the business may be at most 120 characters.',
  /*i18n*/ 'CVR number: check the eight digits.',
  /*i18n*/ 'Enter the postal address of your business.',
  /*i18n*/ 'Postal address may be at most 200 characters.',
  /*i18n*/ 'Enter an email for borrowers.',
  /*i18n*/ 'Email for borrowers is not a valid address.',
  /*i18n*/ 'Phone number: use 8 to 15 digits.',
] as const;
const [
  kindMissing,
  nameMissing,
  nameTooLong,
  cvrInvalid,
  addressMissing,
  addressTooLong,
  emailMissing,
  emailInvalid,
  phoneInvalid,
] = lenderMessages;

const privateSchema = object({ kind: string().required(kindMissing) });
const traderSchema = privateSchema.shape({
  businessName: requiredText(nameMissing).max(traderBounds.businessName, nameTooLong),
  cvr: string().test('cvr', cvrInvalid, (typed = '') => isCvr(plainCvr(typed))),
  address: requiredText(addressMissing).max(traderBounds.address, addressTooLong),
  email: requiredEmail(emailMissing, emailInvalid),
  phone: string()
    .trim()
    .max(traderBounds.phone, phoneInvalid)
    .test('phone', phoneInvalid, (typed = '') => isPhone(typed)),
});

/** The rules for the chosen kind. */
export const lenderSchema = ({ kind }: LenderValues) =>
  kind === 'TRADER' ? traderSchema : privateSchema;

/** What the form starts with: the last declaration, or nothing chosen. */
export function toLenderValues(lender: OwnProfile['lender']): LenderValues {
  const {
    businessName = '',
    cvr = '',
    address = '',
    email = '',
    phone = '',
  } = lender?.trader ?? {};
  return { kind: lender?.kind ?? '', businessName, cvr, address, email, phone };
}

/** The declaration as it is sent. */
export function toLenderInput({ kind, ...trader }: LenderValues): LenderInput {
  return kind === 'TRADER' ? { kind, trader } : { kind: 'PRIVATE' };
}
