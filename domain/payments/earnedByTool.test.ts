import { earnedByTool } from './earnedByTool';

const lent = (id: string, toolId: string) => ({
  id,
  tool: { id: toolId },
  role: 'OWNER' as const,
});
const posted = (bookingId: string, totalCents: number, heldCents = 0) => ({
  bookingId,
  plusCents: totalCents,
  minusCents: 0,
  totalCents,
  heldCents,
});

describe('earnedByTool', () => {
  it('sums the earnings of all bookings of a tool', () => {
    const earned = earnedByTool(
      [lent('1', 'drill'), lent('2', 'drill'), lent('3', 'saw')],
      [posted('1', 9_000), posted('2', 4_500), posted('3', 7_000)],
    );
    expect([...earned]).toEqual([
      ['drill', 13_500],
      ['saw', 7_000],
    ]);
  });

  it('leaves out held money, bookings without money, and what the member has borrowed', () => {
    const earned = earnedByTool(
      [lent('1', 'drill'), lent('2', 'drill'), { ...lent('3', 'drill'), role: 'BORROWER' }],
      [posted('1', 0, 9_000), posted('3', 9_000)],
    );
    expect([...earned]).toEqual([]);
  });
});
