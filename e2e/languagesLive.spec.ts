/** In Danish and in English as a whole (D24): what says other things, or says them of other rows, where the service has them. */
import { test } from './fixtures';
import { walkLanguages } from './walkLanguages';

test.use({ source: 'live' });

walkLanguages(
  [
    '/tool/1',
    '/tool/1/book',
    '/favorites',
    '/dashboard',
    '/add-tool',
    '/manage-tools',
    '/edit-tool/35',
    '/borrowed-tools',
    '/history',
    '/profile',
    '/profile/2',
    '/settings',
    '/about',
    '/contact',
  ],
  {
    first: 'da',
    some: ['/tool/1', '/tool/1/book', '/dashboard', '/settings'],
    chosenInSwitch: true,
  },
);
