import {
  canBePaidOut,
  getPayoutAccountState,
  type PayoutAccountFacts,
  type PayoutAccountState,
} from './payoutAccount';

const good: PayoutAccountFacts = {
  detailsSubmitted: true,
  payoutsEnabled: true,
  transfers: 'active',
  currentlyDue: [],
  pastDue: [],
  eventuallyDue: [],
  pendingVerification: [],
  currentDeadline: null,
  disabledReason: null,
};
const stopped = { payoutsEnabled: false, transfers: 'inactive' } as const;
const document = ['individual.verification.document'];

test.each<[string, Partial<PayoutAccountFacts> | null, PayoutAccountState]>([
  ['there is no account', null, 'missing'],
  [
    'the form was left unfinished',
    { ...stopped, detailsSubmitted: false, currentlyDue: document },
    'missing',
  ],
  ['everything is given', {}, 'ready'],
  ['a field is wanted at some later volume', { eventuallyDue: document }, 'ready'],
  ['a given field is checked while payouts go on', { pendingVerification: document }, 'ready'],
  [
    'a field is wanted by a date',
    { currentlyDue: document, currentDeadline: '2026-07-01T00:00:00Z' },
    'wantedSoon',
  ],
  [
    'a field is late',
    {
      ...stopped,
      currentlyDue: document,
      pastDue: document,
      disabledReason: 'requirements.past_due',
    },
    'restricted',
  ],
  [
    'a field is late although payouts are still on',
    { currentlyDue: document, pastDue: document },
    'restricted',
  ],
  [
    'only the bank account stopped working',
    { payoutsEnabled: false, currentlyDue: ['external_account'] },
    'restricted',
  ],
  [
    'the capability is off and a field is wanted',
    { transfers: 'inactive', currentlyDue: document },
    'restricted',
  ],
  [
    'what was given is checked',
    {
      ...stopped,
      pendingVerification: document,
      disabledReason: 'requirements.pending_verification',
    },
    'underReview',
  ],
  [
    'it is reviewed while a field is wanted',
    { ...stopped, currentlyDue: document, disabledReason: 'under_review' },
    'underReview',
  ],
  ['the capability is pending', { transfers: 'pending' }, 'underReview'],
  [
    'the platform paused it',
    { payoutsEnabled: false, disabledReason: 'platform_paused' },
    'paused',
  ],
  [
    'it is on a list of the provider',
    { payoutsEnabled: false, disabledReason: 'listed' },
    'paused',
  ],
  [
    'it was rejected',
    { ...stopped, currentlyDue: document, disabledReason: 'rejected.fraud' },
    'paused',
  ],
  [
    'it was rejected before the form was finished',
    { ...stopped, detailsSubmitted: false, disabledReason: 'rejected.other' },
    'paused',
  ],
])('when %s', (_case, facts, state) => {
  expect(getPayoutAccountState(facts && { ...good, ...facts })).toBe(state);
});

test.each<[PayoutAccountState, boolean]>([
  ['missing', false],
  ['underReview', false],
  ['wantedSoon', true],
  ['restricted', false],
  ['ready', true],
  ['paused', false],
])('an account that is %s can be paid out to: %s', (state, canBe) => {
  expect(canBePaidOut(state)).toBe(canBe);
});
