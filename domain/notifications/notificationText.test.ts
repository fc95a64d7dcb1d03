import { readFileSync } from 'node:fs';
import path from 'node:path';
import { statementKinds } from '../bookings/pickupStatement';
import { termsRules } from '../members/measures';
import { bookingEvents } from './bookingNews';
import { notificationChannels } from './notifications';
import { messages } from './notifications.generated';

const code = ['notifications.ts', 'statementNews.ts']
  .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
  .join('\n');
/** The ids that the code composes. */
const composed = new Set([
  ...bookingEvents.flatMap((event) => [
    `booking_moved.${event}.title`,
    `booking_moved.${event}.line`,
  ]),
  ...termsRules.map((rule) => `rule.${rule}`),
  ...statementKinds.map((kind) => `pickup_disputed.made.${kind}`),
  ...Object.keys(notificationChannels).flatMap((kind) => [
    `${kind}.title`,
    `${kind}.line`,
    `${kind}.action`,
  ]),
]);
const isUsed = (id: string) =>
  composed.has(id) ||
  code.includes(`'${id}'`) ||
  code.includes(`'${id.replace('pickup_disputed.', '')}'`);

test('the catalogues have no unused texts', () => {
  expect(Object.keys(messages.da).filter((id) => !isUsed(id))).toEqual([]);
});
