import { everyAddress } from '../helpers/addresses';
import { test } from './fixtures';
import { testRoute } from './testRoute';

test.describe('all routes at all widths and colour schemes', { tag: '@nightly' }, () => {
  // One worker alone would go through this file while the others have nothing to do.
  test.describe.configure({ mode: 'parallel' });

  for (const address of everyAddress) {
    testRoute({ address, scheme: 'light', widths: [390, 768, 1440] });
    testRoute({ address, scheme: 'dark', widths: [390, 768, 1440] });
  }
});
