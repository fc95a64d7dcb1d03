import type { MoneyLineKind, Side } from './receipt';
import { type StatementLine, statementCsv, statementSide } from './statement';

const line = (
  bookingId: string,
  role: Side,
  kind: MoneyLineKind,
  amountCents: number,
  more: Partial<StatementLine> = {},
): StatementLine => ({
  bookingId,
  number: `SK-${bookingId}`,
  role,
  startDate: '2026-01-02',
  endDate: '2026-01-04',
  tool: { name: 'Boremaskine' },
  member: { name: 'Elias Toft' },
  line: { kind, at: '2026-01-01T10:00:00Z', amountCents },
  ...more,
});

const year = [
  line('1', 'BORROWER', 'RENTAL', 25_000),
  line('1', 'BORROWER', 'SERVICE_FEE', 2_500),
  line('2', 'OWNER', 'RENTAL', 10_000),
  line('3', 'BORROWER', 'RENTAL', 5_000),
  line('2', 'OWNER', 'COMMISSION', -1_000),
  line('1', 'BORROWER', 'RENTAL_BACK', -25_000),
];

it('sums each side by kind and by booking, with equal totals', () => {
  const paid = statementSide(year, 'BORROWER');
  expect(paid.kinds).toEqual([
    { kind: 'RENTAL', cents: 30_000 },
    { kind: 'SERVICE_FEE', cents: 2_500 },
    { kind: 'RENTAL_BACK', cents: -25_000 },
  ]);
  expect(paid.totalCents).toBe(7_500);
  expect(paid.bookings.map(({ lines, totalCents }) => [lines[0].bookingId, totalCents])).toEqual([
    ['1', 2_500],
    ['3', 5_000],
  ]);
  const earned = statementSide(year, 'OWNER');
  expect(earned.totalCents).toBe(9_000);
  expect(earned.bookings).toHaveLength(1);
});

it('is empty without postings', () => {
  expect(statementSide([], 'OWNER')).toEqual({ kinds: [], totalCents: 0, bookings: [] });
});

it('exports a CSV for Danish Excel, with formulas in member texts escaped', () => {
  const csv = statementCsv(
    [
      line('1', 'BORROWER', 'RENTAL', 123_450, {
        tool: { name: '=HYPERLINK("http://x")' },
        member: { name: 'Åse; Ø' },
        // Half past twelve in the night in Denmark.
        line: { kind: 'RENTAL', at: '2025-12-31T23:30:00Z', amountCents: 123_450 },
      }),
      line('2', 'OWNER', 'COMMISSION', -1_000),
    ],
    (text) => text,
  );
  expect(csv).toBe(
    [
      '\ufeffDato;Booking;Værktøjet;Ejer eller låner;Første dag;Sidste dag;Post;Tjent (kr.);Betalt (kr.)',
      '2026-01-01;SK-1;"\'=HYPERLINK(""http://x"")";"Åse; Ø";2026-01-02;2026-01-04;Leje;;1234,50',
      '2026-01-01;SK-2;Boremaskine;Elias Toft;2026-01-02;2026-01-04;Kommission til Skuret;-10,00;',
      '',
    ].join('\r\n'),
  );
});
