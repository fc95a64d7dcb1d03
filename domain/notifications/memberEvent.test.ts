import { readEventTag } from './memberEvent';

test.each([
  ['Bookings', { type: 'Bookings' }],
  ['Conversations:17', { type: 'Conversations', id: '17' }],
  ['Secrets', null],
  ['Secrets:1', null],
  ['', null],
])('parses the tag %j as %j', (text, tag) => {
  expect(readEventTag(text)).toEqual(tag);
});
