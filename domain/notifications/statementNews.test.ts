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
    'Bent siger, at Slagbor ikke er hentet, og vil aflyse bookingen (3.–5. august 2026). Er det forkert, så gør indsigelse i bookingen inden tirsdag 4. august kl. 10.00. Ellers sker der dette: Bent får 142,50 kr. tilbage, og vi frigiver depositummet på 300 kr. Du får 125 kr. Imens holder vi leje og depositum tilbage.',
  );
  expect(plainSpaces(line({}, 'en'))).toBe(
    'Bent says that Slagbor was not picked up, and wants to cancel the booking (3.–5. august 2026). If that is wrong, object in the booking before Tuesday 4 August at 10:00. Otherwise this happens: Bent gets 142.50 kr. back, and we release the deposit of 300 kr. You get 125 kr. We hold the money and the deposit until then.',
  );
});

test('omits the deposit when there is none', () => {
  const free = { reader: 'borrower', event: 'countStatement', depositCents: 0 } as const;
  expect(plainSpaces(line(free, 'en'))).toBe(
    '24 hours have passed without an objection about Slagbor (3.–5. august 2026). You get 142.50 kr. back.',
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
