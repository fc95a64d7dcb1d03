import { object, string } from 'yup';
import { plainCode } from '../../../domain/members/secondFactor';

/** The code as typed, which the other member shows. */
export interface CodeValues {
  code: string;
}

const codeWrong = /*i18n*/ 'Type the six digits of the code.';

/** Six digits; spaces between them are ignored. */
export const codeSchema = object({
  code: string()
    .transform(plainCode)
    .matches(/^\d{6}$/, codeWrong),
});

/** The code in an address that a phone's camera has opened; empty for none, or when it is not six digits. */
export function codeIn(params: URLSearchParams): string {
  const code = plainCode(params.get('code') ?? '');
  return /^\d{6}$/.test(code) ? code : '';
}
