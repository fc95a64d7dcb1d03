import { object, string } from 'yup';

/** What is typed of the code that the other shows. */
export interface CodeValues {
  code: string;
}

const codeWrong = /*i18n*/ 'Please type the six digits that the other shows you.';

/** Six digits; spaces between them are nothing. */
export const codeSchema = object({
  code: string()
    .transform((text: string) => text.replaceAll(/\s/g, ''))
    .matches(/^\d{6}$/, codeWrong),
});

/** The code that an address carries, as the camera of a phone opens it; empty where it carries none. */
export function codeIn(params: URLSearchParams): string {
  const code = params.get('code') ?? '';
  return /^\d{6}$/.test(code) ? code : '';
}
