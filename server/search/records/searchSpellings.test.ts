import { createRandom } from '../../../tests/helpers/createRandom';
import { findTools, origin } from '../../../tests/helpers/service/searching';
import { startTestService } from '../../../tests/helpers/service/startTestService';

const brands = ['Bosch', 'Makita', 'Kärcher', 'Stihl', 'Husqvarna', 'Ryobi', 'DeWalt', 'Milwaukee'];
const series = ['GSR', 'DHP', 'K', 'MS', 'RT', 'DCD', 'HD', 'WRX'];
/** The pieces of a compound word. */
const compounds = [
  ['hække', 'klipper'],
  ['bore', 'maskine'],
  ['motor', 'sav'],
  ['højtryks', 'renser'],
  ['fælles', 'nøgle'],
  ['gulv', 'sliber'],
  ['løv', 'blæser'],
  ['kompost', 'kværn'],
  ['bånd', 'sliber'],
  ['murer', 'spand'],
] as const;
/** Ways to write a unit, the first one in listings too. */
const units = [
  ['V', 'v', 'volt', 'Volt'],
  ['W', 'watt', 'w'],
  ['kW', 'kw', 'KW', 'kilowatt'],
  ['L', 'l', 'liter', 'Liter', 'liter.'],
  ['mm', 'MM', 'mm.', 'millimeter'],
  ['kg', 'Kg', 'kilo'],
  ['bar', 'BAR'],
  ['Ah', 'ah', 'AH'],
  ['tommer', '"', '″', 'inch'],
  ['m²', 'm2', 'kvm', 'kvm.'],
] as const;
const spaces = ['', ' ', '\u00a0', '-', '\u202f'];
const seams = ['', '', ' ', '-', '/', '\u00ad', '\u200b', '\u2011'];
const crosses = ['x', 'X', '×', '*', ' x ', ' × ', ' * '];

interface Thing {
  brand: string;
  series: string;
  model: number;
  compound: readonly [string, string];
  /** A whole number, or one with a decimal. */
  figure: number;
  unit: readonly string[];
  size: readonly [number, number];
}

test('any usual spelling of brand, model, figure, unit and word finds the listing', async () => {
  const random = createRandom(46);
  const one = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const whole = (low: number, high: number) => low + Math.floor(random() * (high - low));

  function writeFigure(figure: number): string {
    const decimals = String(figure).split('.')[1];
    if (decimals !== undefined) return String(figure).replace('.', one(['.', ',']));
    if (figure < 1_000) return one([String(figure), String(figure), `${figure},0`]);
    const thousands = Math.floor(figure / 1_000);
    return thousands + one(['', '.', ' ', '\u00a0', '\u202f']) + String(figure).slice(-3);
  }
  const writeWord = ([first, last]: Thing['compound']) => {
    const word = first + one(seams) + last;
    return one([word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)]);
  };
  const write = ({ brand, series: letters, model, compound, figure, unit, size }: Thing) => ({
    brand: one([brand, brand.toLowerCase(), brand.toUpperCase()]),
    model: letters + one(['', ' ', '-', '\u2011']) + model,
    word: writeWord(compound),
    figure: writeFigure(figure) + one(spaces) + one(unit),
    size: size[0] + one(crosses) + size[1],
  });

  const things = Array.from({ length: 500 }, (): Thing => {
    const kind = random();
    const figure =
      kind < 0.4 ? whole(1, 1_000) : kind < 0.7 ? whole(1_000, 40_000) : whole(10, 200) / 10;
    return {
      brand: one(brands),
      series: one(series),
      model: whole(2, 999),
      compound: one(compounds),
      figure,
      unit: one(units),
      size: [whole(2, 99), whole(2, 99)],
    };
  });
  const service = await startTestService({ origin });
  try {
    await service.signUp();
    const tools = await service.executor
      .insertInto('tools')
      .values(
        things.map((thing) => {
          const { brand, model, word, figure, size } = write(thing);
          return {
            owner_id: 1001,
            name: one([`${brand} ${word} ${model}`, `${word}, ${brand} ${model}`]),
            description: one([`Størrelse ${size} og ${figure}, god.`, `${figure} (${size}).`]),
            location: 'København',
            image_url: '/images/tools/default.svg',
            price_per_day_cents: 10_000,
            ...origin,
          };
        }),
      )
      .returning(['id', 'name', 'description'])
      .execute();
    const missed: string[] = [];
    for (const [index, thing] of things.entries()) {
      const { brand, model, word, figure, size } = write(thing);
      const searchTerm = one([
        `${brand} ${model} ${figure}`,
        `${word} ${brand} ${figure}`,
        `${figure} ${word} ${size}`,
        `${model} ${word} ${size}`,
      ]);
      const wanted = tools[index];
      const found = await findTools(service, { searchTerm, first: 100, distanceMax: 10 });
      if (!found.some(({ name }) => name === wanted?.name)) {
        missed.push(`${searchTerm} → ${wanted?.name}; ${wanted?.description}`);
      }
    }
    expect(missed).toEqual([]);
  } finally {
    await service.close();
  }
});
