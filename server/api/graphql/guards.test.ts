import * as documents from '../../../tests/helpers/service/documents';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await startTestService();
  token = await service.signUp();
});
afterAll(() => service.close());

const someTerms = {
  startDate: '2026-01-01',
  endDate: '2026-01-02',
  units: 1,
  pricePerDayCents: 100,
};
const guarded: [string, string, object][] = [
  ...Object.entries(documents.guarded).map(([name, document]): [string, string, object] => [
    name,
    document,
    {},
  ]),
  ['createTool', documents.createTool, { input: documents.newTool }],
  ['statement', documents.statement, { year: 2026 }],
  ['updateProfile', documents.updateProfile, { input: {} }],
  ['saveSettings', documents.saveSettings, { input: {} }],
  ['saveFavourites', documents.saveFavourites, { toolIds: ['1'] }],
  ['removeFavourite', documents.removeFavourite, { toolId: '1' }],
  ['payDebt', documents.payDebt, { paymentMethodId: 'card_1' }],
  ['addPasskey', documents.addPasskey, { response: '{}', name: 'x' }],
  ['renamePasskey', documents.renamePasskey, { id: '1', name: 'x' }],
  ['removePasskey', documents.removePasskey, { id: '1' }],
  ['confirmIdentityByPasskey', documents.confirmIdentityByPasskey, { response: '{}' }],
  ['setSecondFactor', documents.setSecondFactor, { id: 'x', code: '123456' }],
  ['confirmIdentity', documents.confirmIdentity, { password: 'x' }],
  ['endSession', documents.endSession, { id: 'x' }],
  ['endOtherSessions', documents.endOtherSessions, {}],
  ['changePassword', documents.changePassword, { currentPassword: 'x', newPassword: 'x' }],
  ['changeEmail', documents.changeEmail, { email: 'x', password: 'x' }],
  ['sendConfirmation', documents.sendConfirmation, {}],
  ['exportEverything', documents.exportEverything, {}],
  ['makeCalendarFeed', documents.makeCalendarFeed, {}],
  ['removeCalendarFeed', documents.removeCalendarFeed, {}],
  ['readNotifications', documents.readNotifications, { ids: ['1'] }],
  ['ownerCalendar', documents.ownerCalendar, { from: '2026-01-01', to: '2026-02-01' }],
  [
    'blockDays',
    documents.blockDays,
    { block: { startDate: '2026-01-01', endDate: '2026-01-02' }, keep: [] },
  ],
  [
    'changeUnavailability',
    documents.changeUnavailability,
    { id: '1', block: { startDate: '2026-01-01', endDate: '2026-01-02' }, keep: [] },
  ],
  ['unblockDays', documents.unblockDays, { id: '1' }],
  ['subscribePush', documents.subscribePush, { input: documents.pushTarget }],
  ['unsubscribePush', documents.unsubscribePush, {}],
  ['quoteChange', documents.quoteChange, { id: '1', ...someTerms }],
  ['proposeChange', documents.proposeChange, { id: '1', ...someTerms }],
  ['answerChange', documents.answerChange, { id: '1', changeId: '1', accept: true }],
  ['withdrawChange', documents.withdrawChange, { id: '1', changeId: '1' }],
  [
    'requestBooking',
    documents.requestBooking,
    { toolId: '1', startDate: '2026-01-01', endDate: '2026-01-02', units: 1 },
  ],
];

test.each(guarded)('%s requires sign-in', async (name, document, variables) => {
  for (const notGood of ['', 'x.y.z']) {
    const answer = await service.graphql(document, variables, notGood);
    expect(answer.data?.[name as keyof typeof answer.data] ?? null).toBeNull();
    expect(answer.errors).toMatchObject([
      {
        message: 'Please sign in to continue.',
        path: [name],
        extensions: { code: 'UNAUTHENTICATED' },
      },
    ]);
  }
  const answer = await service.graphql(document, variables, token);
  expect(answer.errors).toEqual([]);
  expect(answer.data).toHaveProperty(name);
});

test('rejected requests of a visitor store nothing', async () => {
  const tools = await service.executor.selectFrom('tools').select('owner_id').execute();
  // Only the tool of the signed-in member, from the test above.
  expect(tools).toEqual([{ owner_id: 1001 }]);
});

test('members see only their own tools in myTools', async () => {
  const other = await service.signUp();
  const mine = await service.graphql(documents.guarded['myTools'] ?? '', {}, token);
  const theirs = await service.graphql(documents.guarded['myTools'] ?? '', {}, other);
  expect(mine.data.myTools).toEqual([
    { ...documents.listedTool(1001), maxAvailableCount: 1, ratingAverage: null, reviewCount: 0 },
  ]);
  expect(theirs.data.myTools).toEqual([]);
});

test('public queries answer visitors', async () => {
  for (const document of [documents.categories, documents.currentUser, documents.searchTools]) {
    expect((await service.graphql(document)).errors).toEqual([]);
  }
  const { data } = await service.graphql(documents.tool, { id: '1001' });
  expect(data.tool).toMatchObject(documents.listedTool(1001));
  const found = await service.graphql(documents.searchTools);
  expect(found.data.searchTools).toMatchObject([documents.listedTool(1001)]);
});
