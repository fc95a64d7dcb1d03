/** The screens whose texts or data differ in live, all in Danish and all in English (D24). */
import { testLanguages } from './testLanguages';

testLanguages(
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
    isChosenInSwitch: true,
  },
);
