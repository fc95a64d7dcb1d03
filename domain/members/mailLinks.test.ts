import { type MailLinkPurpose, mailLinkLife, mailLinkPath } from './mailLinks';

test.each<[MailLinkPurpose, string, number]>([
  ['confirmEmail', '/confirm-email#abc', 72],
  ['changeEmail', '/confirm-email#abc', 24],
  ['resetPassword', '/reset-password#abc', 1],
])('the link of %s opens %s and is valid for %s hours', (purpose, path, hours) => {
  expect(mailLinkPath(purpose, 'abc')).toBe(path);
  expect(mailLinkLife[purpose]).toBe(hours * 3_600_000);
});
