import { makeWebhookSecret, signWebhook } from './signWebhook';

/** The example of the specification's libraries. */
const example = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
};

test('signs the example of Standard Webhooks as its libraries do', () => {
  expect(signWebhook('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', example)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

test('makes another secret of 32 bytes each time', () => {
  const secrets = [makeWebhookSecret(), makeWebhookSecret()];
  expect(secrets[0]).not.toBe(secrets[1]);
  for (const secret of secrets) {
    expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
    expect(signWebhook(secret, example)).not.toBe(signWebhook(secret, { ...example, body: '{}' }));
  }
});
