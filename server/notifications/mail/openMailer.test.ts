import { mustEncrypt } from './openMailer';

test.each([
  ['smtp://skuret:x@mail.example.com:587', true],
  ['smtp://10.0.0.7:25', true],
  ['smtp://mail.example.com?ignoreTLS=true', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://localhost:1025', false],
  ['smtp://[::1]:1025', false],
  ['smtps://mail.example.com', false],
])('requires STARTTLS for mail to %s: %j', (url, must) => {
  expect(mustEncrypt(url)).toBe(must);
});
