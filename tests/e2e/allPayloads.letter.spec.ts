import { test } from './fixtures';
import { testPayloads } from './payloads/testPayloads';

test.describe('all malicious texts', { tag: '@nightly' }, () => {
  // One worker alone would go through this file while the others have nothing to do.
  test.describe.configure({ mode: 'parallel' });
  testPayloads();
});
