import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { bookingStatuses } from '../../domain/bookings/booking';
import { allCategories } from '../../domain/tools/categories';
import { demoPictureWidths } from '../../domain/tools/pictures';
import { formatWeight } from '../../domain/tools/toolMeasures';
import { percentOf } from '../../domain/values/percentOf';
import { bookingRows } from '../../sample/bookings';
import { furtherToolReviews } from '../../sample/furtherToolReviews';
import { lentBookingRows } from '../../sample/lentBookings';
import { sampleTools } from '../../sample/tools';
import { findPlace } from '../search/places/gazetteer';
import { demoMembers, demoSignIns } from './demoMembers';
import { demoPictureCounts, demoPictures } from './demoPictures';
import { demoReservations } from './demoReservations';
import { demoReviews } from './demoReviews';
import { demoTools } from './demoTools';

const drawingFolder = path.join(__dirname, '../../public/images/tools');
const drawings = new Map(
  readdirSync(drawingFolder).map((file) => [
    path.basename(file, '.svg'),
    readFileSync(path.join(drawingFolder, file), 'utf8'),
  ]),
);

const getTool = (id: string) => demoTools.find((tool) => tool.id === id);

function expectCountedIds(rows: readonly { id: string }[]): void {
  expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => String(index + 1)));
}

describe('demo members', () => {
  it('are twenty, with ids from 1 and distinct e-mails', () => {
    expect(demoMembers).toHaveLength(20);
    expectCountedIds(demoMembers);
    expect(new Set(demoMembers.map(({ email }) => email)).size).toBe(20);
    expect(demoMembers.every(({ email }) => /^[a-z.]+@skuret\.example$/.test(email))).toBe(true);
  });

  it('live in places of the gazetteer', () => {
    for (const { location } of demoMembers)
      expect([location, findPlace(location)]).not.toContain(null);
  });

  it('include two sign-ins with passwords of valid length', () => {
    expect(demoSignIns).toHaveLength(2);
    expect(demoSignIns.every(({ password }) => password.length >= 8)).toBe(true);
  });
});

describe('demo tools', () => {
  it('are ninety, with the sample tools first', () => {
    expect(demoTools).toHaveLength(90);
    expectCountedIds(demoTools);
    expect(demoTools.slice(0, 30)).toEqual(sampleTools);
  });

  it('use existing drawings and category names', () => {
    const names = new Set<string>(allCategories.map(({ name }) => name));
    for (const { slug, categories } of demoTools) {
      expect([...drawings.keys()]).toContain(slug);
      expect(categories.length).toBeGreaterThan(0);
      for (const { name } of categories) expect(names).toContain(name);
    }
  });

  it('have distinct drawings', () => {
    expect(new Set(demoTools.map(({ slug }) => slug)).size).toBe(demoTools.length);
  });

  it.each([...drawings])('have a small, transparent drawing: %s', (_name, svg) => {
    expect(svg).toContain('viewBox="0 0 800 600"');
    expect(svg).not.toMatch(/<rect width="800" height="600"|<metadata|<image/);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6000);
  });

  it('have the picture files that their addresses name, and no others', () => {
    const folder = path.join(__dirname, '../../public/images/photos');
    const named = demoTools
      .flatMap((tool) => demoPictures(tool))
      .filter((url) => url.startsWith('/images/photos/'))
      .flatMap((url) => {
        const base = path.basename(url).replace(/-\d+\.webp$/, '');
        return demoPictureWidths.flatMap((width) => [
          `${base}-${width}.avif`,
          `${base}-${width}.webp`,
        ]);
      });
    expect(readdirSync(folder).toSorted()).toEqual(named.toSorted());

    const sizes = named.map((name) => statSync(path.join(folder, name)).size);
    expect(Math.max(...sizes)).toBeLessThan(90_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
    const cards = named.filter((name) => /-(320|480)\.avif$/.test(name));
    for (const name of cards) {
      expect([name, statSync(path.join(folder, name)).size <= 10_000]).toEqual([name, true]);
    }
  });

  it('have their drawing unless pictures are listed', () => {
    for (const tool of demoTools.filter(({ slug }) => !(slug in demoPictureCounts))) {
      expect(demoPictures(tool)).toEqual([tool.imageUrl]);
    }
    const slugs = demoTools.map(({ slug }) => slug);
    for (const slug of Object.keys(demoPictureCounts)) expect(slugs).toContain(slug);
  });

  it('have distinct names, descriptions and instructions', () => {
    for (const texts of [
      demoTools.map(({ name }) => name),
      demoTools.map(({ description }) => description),
      demoTools.map(({ usageInstructions }) => usageInstructions),
    ]) {
      expect(new Set(texts).size).toBe(90);
    }
  });

  it.each(demoTools)('include $name at a known place with a price', (tool) => {
    expect(findPlace(tool.location)).not.toBeNull();
    expect(tool.pricePerDayCents).toBeGreaterThan(0);
    expect(Number.isInteger(tool.pricePerDayCents)).toBe(true);
    expect(tool.maxAvailableCount).toBeGreaterThanOrEqual(1);
    expect(demoMembers.find(({ id }) => id === tool.owner.id)?.name).toBe(tool.owner.name);
  });

  it('have the weight on the page that their description gives (D27)', () => {
    const shown = (id: string) => formatWeight(getTool(id)?.weightGrams ?? 0, 'da');
    expect(getTool('1')?.weightGrams).toBe(170);
    expect(shown('1')).toBe('1,7 kg');
    const told = demoTools.flatMap(({ id, specifications }) =>
      specifications.filter(({ key }) => key === 'Vægt').map(({ value }) => ({ id, value })),
    );
    expect(told.length).toBeGreaterThan(2);
    for (const { id, value } of told) expect(shown(id)).toBe(value.replace(' kg', ',0 kg'));
    expect(Math.max(...demoTools.map(({ weightGrams }) => weightGrams ?? 0))).toBeLessThan(60_000);
  });

  it('are near Copenhagen and in all of Denmark', () => {
    const regions = demoTools.map(({ location }) => {
      const place = findPlace(location);
      const longitude = place?.longitude ?? Number.NaN;
      const latitude = place?.latitude ?? Number.NaN;
      if (longitude > 14) return 'Bornholm';
      if (longitude > 12.2 && latitude > 55.5 && latitude < 55.85) return 'Copenhagen';
      if (longitude > 11) return 'Zealand';
      return longitude > 9.82 && latitude < 55.6 ? 'Funen' : 'Jutland';
    });
    for (const region of ['Bornholm', 'Copenhagen', 'Zealand', 'Funen', 'Jutland']) {
      expect(regions.filter((found) => found === region).length).toBeGreaterThanOrEqual(4);
    }
    expect(regions.filter((found) => found === 'Copenhagen').length).toBeGreaterThanOrEqual(35);
  });
});

describe('demo reviews', () => {
  it('are of existing tools by existing members', () => {
    expect(demoReviews.length).toBeGreaterThanOrEqual(220);
    expectCountedIds(demoReviews);
    for (const { toolId, memberId } of demoReviews) {
      expect(getTool(toolId)).toBeDefined();
      expect(demoMembers.some(({ id }) => id === memberId)).toBe(true);
    }
  });

  it('have distinct texts and mostly good ratings', () => {
    expect(new Set(demoReviews.map(({ comment }) => comment)).size).toBe(demoReviews.length);
    const share = (stars: number) =>
      demoReviews.filter(({ rating }) => rating === stars).length / demoReviews.length;
    expect(share(5)).toBeLessThan(0.75);
    expect(share(4)).toBeGreaterThan(0.2);
    expect(share(3) + share(2) + share(1)).toBeGreaterThan(0.03);
  });

  it.each(furtherToolReviews)(
    'of $toolName have the tool’s name and owner',
    ({ toolId, toolName, ownerId }) => {
      expect(getTool(toolId)).toMatchObject({ name: toolName, owner: { id: ownerId } });
    },
  );
});

describe('demo reservations', () => {
  it('are of existing tools, units and members, and not of one’s own tools', () => {
    expectCountedIds(demoReservations);
    for (const { toolId, unit, memberId } of demoReservations) {
      const tool = getTool(toolId);
      expect(unit).toBeGreaterThanOrEqual(1);
      expect(unit).toBeLessThanOrEqual(tool?.maxAvailableCount ?? 0);
      expect(demoMembers.some(({ id }) => id === memberId)).toBe(true);
      expect(memberId).not.toBe(tool?.owner.id);
    }
  });

  it('have the status of their dates and the quoted price', () => {
    for (const { toolId, startsInDays, endsInDays, status, totalPriceCents } of demoReservations) {
      expect(endsInDays).toBeGreaterThan(startsInDays);
      const rental = (getTool(toolId)?.pricePerDayCents ?? 0) * (endsInDays - startsInDays);
      expect(totalPriceCents).toBe(rental + percentOf(rental, 10) + 500);
      if (status === 'upcoming') expect(startsInDays).toBeGreaterThan(0);
      if (status === 'active') expect(startsInDays <= 0 && endsInDays >= 0).toBe(true);
      if (status === 'overdue' || status === 'completed') expect(endsInDays).toBeLessThan(0);
    }
  });

  it('never reserve a unit twice on a day, return day included', () => {
    const held = demoReservations.filter(({ status }) => status !== 'cancelled');
    for (const one of held) {
      for (const other of held) {
        if (one === other || one.toolId !== other.toolId || one.unit !== other.unit) continue;
        const apart = one.endsInDays < other.startsInDays || other.endsInDays < one.startsInDays;
        expect({ one: one.id, other: other.id, apart }).toMatchObject({ apart: true });
      }
    }
  });

  it('match the availability of sample tools today', () => {
    for (const { id, name, maxAvailableCount, availability } of sampleTools) {
      const out = demoReservations.filter(
        ({ toolId, status }) => toolId === id && (status === 'active' || status === 'overdue'),
      );
      const wanted = out.length >= maxAvailableCount ? 'borrowed' : 'available';
      expect([name, availability]).toEqual([name, wanted]);
    }
  });

  it('show the first sign-in every status, as owner and as borrower', () => {
    const [first] = demoSignIns;
    const owned = demoTools.filter(({ owner }) => owner.id === first?.memberId);
    const lent = demoReservations.filter(({ toolId }) => owned.some(({ id }) => id === toolId));
    const borrowed = demoReservations.filter(({ memberId }) => memberId === first?.memberId);
    expect(owned).toHaveLength(5);
    expect(new Set(lent.map(({ status }) => status))).toEqual(new Set(bookingStatuses));
    expect(new Set(borrowed.map(({ status }) => status))).toEqual(new Set(bookingStatuses));
    expect(borrowed).toHaveLength(bookingRows.length);
    for (const { toolId, startsInDays, endsInDays, status } of bookingRows) {
      expect(borrowed).toContainEqual(
        expect.objectContaining({ toolId, startsInDays, endsInDays, status }),
      );
    }
  });

  it('of the first sign-in match the app’s samples', () => {
    for (const { tool, pricePerDayCents, memberId } of lentBookingRows) {
      expect(getTool(tool.id)).toMatchObject({
        name: tool.name,
        slug: tool.slug,
        pricePerDayCents,
      });
      expect(getTool(tool.id)?.owner.id).toBe(demoSignIns[0]?.memberId);
      expect(
        demoReservations.some((row) => row.toolId === tool.id && row.memberId === memberId),
      ).toBe(true);
    }
  });
});
