import { addStaff, openContactCase } from '../../../tests/helpers/service/office';
import {
  startTestService,
  type TestService,
} from '../../../tests/helpers/service/startTestService';
import { readTransparency } from './transparency';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const hoursAfter = (time: string, hours: number) => new Date(Date.parse(time) + hours * 3_600_000);

/** The last minute of the first half of 2026 in Denmark, and the first of the second. */
const june = '2026-06-30T21:59:00Z';
const july = '2026-06-30T22:00:00Z';

test('without a report or a decision there is no half-year', async () => {
  expect(await readTransparency(service.executor, 6)).toEqual([]);
  expect((await service.graphql('{ transparency { from } }')).data.transparency).toEqual([]);
});

test('counts reports, decisions and appeals of each half-year, and how long they took', async () => {
  const { executor } = service;
  await service.signUp('kim@example.dk');
  const { id: memberId } = await executor
    .selectFrom('users')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  for (const [index, [reason, at, hours]] of (
    [
      ['fraud', june, 10],
      ['fraud', june, 20],
      ['other', june, 90],
      ['fraud', july, null],
    ] as const
  ).entries()) {
    await executor
      .insertInto('reports')
      .values({
        reporter_id: memberId,
        kind: 'tool',
        subject_id: 1 + index,
        reason,
        context: '{}',
        created_at: new Date(at),
        ...(hours !== null && { closed_at: hoursAfter(at, hours), closed_reason: 'Set' }),
      })
      .execute();
  }
  const [lea, omar] = await Promise.all(
    (['lea', 'omar'] as const).map((name) =>
      addStaff(service, { name, email: `${name}@office.example`, role: 'lead' }),
    ),
  );
  const caseId = Number(await openContactCase(service, 'kim@example.dk', new Date(june)));
  const [taker, decider] = await executor.selectFrom('staff').select('id').orderBy('id').execute();
  expect([lea, omar]).toHaveLength(2);
  const decide = (row: object) =>
    executor
      .insertInto('measures')
      .values({
        kind: 'warning',
        member_id: memberId,
        rule: 'your-account',
        facts: 'Andet værktøj',
        case_id: caseId,
        taken_by: taker?.id ?? 0,
        taken_at: new Date(june),
        ...row,
      })
      .execute();
  const ofBooking = { kind: 'dispute', subject: 'booking', subject_id: 7, cents: 100 };
  await decide({});
  await decide({ kind: 'hidden', subject: 'tool', subject_id: 1 });
  await decide(ofBooking);
  await decide({
    ...ofBooking,
    appealed_at: new Date(july),
    decided_at: hoursAfter(july, 50),
    decided_by: decider?.id,
    decided_reason: 'Rigtigt',
    is_upheld: true,
  });
  await decide({ taken_at: new Date(july), appealed_at: new Date(july) });
  expect(await readTransparency(executor, 6)).toMatchObject([
    {
      from: '2026-07-01',
      reportCounts: [{ reason: 'fraud', count: 1 }],
      measureCounts: [{ kind: 'warning', count: 1 }],
      appeals: 2,
      upheldAppeals: 1,
      medianReportHours: null,
      medianAppealHours: 50,
    },
    {
      from: '2026-01-01',
      reportCounts: [
        { reason: 'fraud', count: 2 },
        { reason: 'other', count: 1 },
      ],
      measureCounts: [
        { kind: 'dispute', count: 1 },
        { kind: 'tool', count: 1 },
        { kind: 'warning', count: 1 },
      ],
      appeals: 0,
      upheldAppeals: 0,
      medianReportHours: 20,
      medianAppealHours: null,
    },
  ]);
  expect(await readTransparency(executor, 1)).toHaveLength(1);
});
