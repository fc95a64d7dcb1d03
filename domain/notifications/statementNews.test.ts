import { plainSpaces } from '../../tests/helpers/plainSpaces';
import { statementKinds } from '../bookings/pickupStatement';
import type { ScreenLanguage } from '../values/language';
import { type StatementTerms, statementEvents, statementNews } from './statementNews';

const news = { member: 'Bent', tool: 'Slagbor', days: '3.–5. august 2026' };
const terms: StatementTerms = {
  event: 'assertCancel',
  kind: 'cancelledByBorrower',
  reader: 'owner',
  backCents: 14_250,
  ownerCents: 12_500,
  depositCents: 30_000,
  until: '2026-08-04T08:00:00Z',
};
const line = (changes: Partial<StatementTerms>, language: ScreenLanguage) =>
  statementNews({ ...terms, ...changes }, news, language).line;

test('tells the other side the statement, the deadline for contesting it and the consequence', () => {
  expect(plainSpaces(line({}, 'da'))).toBe(
    'Bent siger, at Slagbor ikke er hentet, og vil aflyse bookingen (3.–5. august 2026). Er det forkert, så gør indsigelse i bookingen inden tirsdag 4. august kl. 10.00. Ellers gælder det: Bent får 142,50 kr. tilbage, og depositummet på 300 kr. bliver frigivet. Du får 125 kr. Indtil da bliver leje og depositum, hvor de er.',
  );
  expect(plainSpaces(line({}, 'en'))).toBe(
    'Bent says that Slagbor is not picked up, and wants to cancel the booking (3.–5. august 2026). If that is wrong, contest it in the booking before Tuesday 4 August at 10:00. Otherwise it counts: Bent gets 142.50 kr. back, and the deposit of 300 kr. is released. You get 125 kr. Until then rental and deposit stay where they are.',
  );
});

test('omits the deposit when there is none', () => {
  const free = { reader: 'borrower', event: 'countStatement', depositCents: 0 } as const;
  expect(plainSpaces(line(free, 'en'))).toBe(
    '24 hours have passed without an objection about Slagbor (3.–5. august 2026), so what was said counts. You get 142.50 kr. back.',
  );
});

test.each(['reportFaultAfterPickup', 'countFault', 'upholdFault'] as const)(
  '%s does not mention a released deposit, because damage can still be reported',
  (event) => {
    const said = line({ event, kind: 'fault', reader: 'borrower' }, 'en');
    expect(plainSpaces(said)).toContain('You get 142.50 kr. back.');
    expect(plainSpaces(said)).not.toContain('is released');
  },
);

// Every event in both languages for both readers: in the second person, and without a doubled full stop.
test.each(statementEvents)('%s has texts for both readers in both languages', (event) => {
  for (const kind of statementKinds) {
    for (const reader of ['borrower', 'owner'] as const) {
      for (const language of ['da', 'en'] as const) {
        const said = line({ event, kind, reader }, language);
        expect(plainSpaces(said)).not.toMatch(
          /\.\.|undefined|NaN|the (borrower|owner) gets|(låneren|ejeren) får/i,
        );
        expect(plainSpaces(said)).toContain('Slagbor');
      }
    }
  }
});
