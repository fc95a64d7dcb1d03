import { randomUUID } from 'node:crypto';
import type { MemberEvent } from '../../domain/notifications/memberEvent';
import { startTestService, type TestService } from '../../tests/helpers/service/startTestService';
import { createPresence } from './createPresence';

let service: TestService;
/** The ids of two members who have written to each other. */
let ids: [number, number];

beforeAll(async () => {
  service = await startTestService();
  const tokens = [await service.signUp(), await service.signUp()];
  const found = await Promise.all(
    tokens.map(async (token) =>
      Number((await service.graphql('{ currentUser { id } }', {}, token)).data.currentUser.id),
    ),
  );
  ids = [found[0] ?? 0, found[1] ?? 0];
  const begun = await service.graphql(
    'mutation ($memberId: ID!) { startConversation(memberId: $memberId) { conversation { id } } }',
    { memberId: String(ids[1]) },
    tokens[0],
  );
  const { id } = begun.data.startConversation.conversation;
  await service.graphql(
    'mutation ($id: ID!) { sendMessage(conversationId: $id, content: "Hej") { errors } }',
    { id },
    tokens[0],
  );
});
afterAll(() => service.close());

/** The presence part of one process of the service. */
function process() {
  const people = new Set<number>();
  const told: { to: readonly number[]; event: MemberEvent }[] = [];
  const id = randomUUID();
  const presence = createPresence({
    executor: service.executor,
    processId: id,
    people: () => people,
    tell: async (to, event) => void told.push({ to, event }),
  });
  return { id, people, presence, told, taken: () => told.splice(0) };
}
const online = (memberId: number, isOnline: boolean) => ({
  online: { memberId: String(memberId), isOnline },
});
const stored = async () =>
  (await service.executor.selectFrom('live_people').select('user_id').execute()).map((row) =>
    Number(row.user_id),
  );

test('a member is offline after missing from two checks, not after a reload', async () => {
  const [one, other] = ids;
  const { people, presence, taken } = process();
  people.add(one);
  people.add(other);
  await presence.follow();
  taken();

  people.delete(other);
  expect(await presence.follow()).toBe(true);
  people.add(other);
  expect(await presence.follow()).toBe(false);
  expect(taken()).toEqual([]);

  people.delete(other);
  expect(await presence.follow()).toBe(true);
  expect(taken()).toEqual([]);
  expect(await presence.follow()).toBe(false);
  expect(taken()).toEqual([{ to: [one], event: online(other, false) }]);
  expect(await stored()).toEqual([one]);
  await presence.close();
  expect(await stored()).toEqual([]);
});

test('members on two processes see each other come online', async () => {
  const [one, other] = ids;
  const [here, there] = [process(), process()];
  here.people.add(one);
  there.people.add(other);
  await here.presence.follow();
  await there.presence.follow();
  expect(there.taken()).toEqual([
    { to: [one], event: online(other, true) },
    { to: [other], event: online(one, true) },
  ]);
  await here.presence.close();
  await there.presence.close();
});

test('a process marked as dead restores its members', async () => {
  const [one] = ids;
  const { id, people, presence } = process();
  people.add(one);
  await presence.follow();
  await service.executor.deleteFrom('live_processes').where('id', '=', id).execute();
  expect(await stored()).toEqual([]);
  await presence.keep();
  await presence.follow();
  expect(await stored()).toEqual([one]);
  await presence.close();
});
