import { knownPostcodes } from '../server/search/places/gazetteer';
import { brands, compoundEnds, compoundStarts, kinds, manners, sentences } from './danishTools';
import type { BulkTool } from './loadTools';

/**
 * Pseudo-random numbers from 0 (included) to 1 (excluded), the same for the same seed on every machine (mulberry32).
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks an index with a probability proportional to its weight. */
function weighted(weights: readonly number[]): (random: number) => number {
  let sum = 0;
  const sums = weights.map((weight) => {
    sum += weight;
    return sum;
  });
  return (random) => {
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > random * sum) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

/** The approximate population of a postcode: the capital is dense, the small islands are nearly empty. */
function placeWeight(postcode: string, index: number): number {
  const code = Number(postcode);
  const small = [3700, 3720, 3730, 3740, 3751, 3760, 3770, 3782, 3790, 5970, 5985, 6720, 8305];
  if (code === 8592 || code === 9940) return 0.004;
  if (small.includes(code)) return 0.03;
  if (code < 3000) return 16;
  if (code >= 8000 && code < 8300) return 10;
  if ((code >= 5000 && code < 5300) || (code >= 9000 && code < 9300)) return 8;
  return 0.4 + ((index * 7) % 11) / 5;
}

const pickKind = weighted(kinds.map(([, share]) => share));
const pickBrand = weighted(brands.map((_, index) => 1 / (index + 1)));
const pickStart = weighted(compoundStarts.map((_, index) => 1 / (index + 1)));
const pickEnd = weighted(compoundEnds.map((_, index) => 1 / (index + 1)));
const pickPlace = weighted(
  knownPostcodes.map(({ postcode }, index) => placeWeight(postcode ?? '', index)),
);

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`There is no ${index} in a list of ${list.length}`);
  return item;
}

/**
 * An endless series of tools of a believable market, the same for the same seed: kinds, brands, places and words with a
 * long tail, prices around the usual one of the kind, two of five without reviews, one of twenty paused.
 */
export function* makeTools(seed: number): Generator<BulkTool> {
  const random = seededRandom(seed);
  const one = <Item>(list: readonly Item[]) => at(list, Math.floor(random() * list.length));
  const compound = () =>
    at(compoundStarts, pickStart(random())) + at(compoundEnds, pickEnd(random()));
  for (let made = 1; ; made += 1) {
    const [kind, , kroner, categories] = at(kinds, pickKind(random()));
    const brand = random() < 0.55 ? at(brands, pickBrand(random())) : null;
    // There are nearly endless model numbers, and each is on a handful of tools.
    const model =
      brand && random() < 0.5
        ? `${brand.slice(0, 2).toUpperCase()}${Math.floor(10 + random() ** 3 * 4000)}`
        : null;
    const manner = random() < 0.45 ? ` ${one(manners)}` : '';
    const extra = random() < 0.02 ? ` og ${compound()}` : '';
    const name = [brand, kind, model].filter((part) => part !== null).join(' ') + manner + extra;
    const start = Math.floor(random() * sentences.length);
    // A step without a common factor with the number of sentences never repeats a sentence.
    const step = one([1, 3, 5, 7, 9, 11]);
    const description = Array.from({ length: 2 + Math.floor(random() * 5) }, (_, place) =>
      at(sentences, (start + place * step) % sentences.length).replace('{}', compound),
    ).join(' ');
    // The sum of three random numbers is close enough to a bell curve; most prices are round.
    const spread = 2 ** (1.6 * (random() + random() + random() - 1.5));
    const price = Math.max(5, Math.round((kroner * spread) / 5) * 5);
    const place = at(knownPostcodes, pickPlace(random()));
    const reviewCount = random() < 0.4 ? 0 : Math.ceil(random() ** 3 * 40);
    let ratingSum = 0;
    for (let review = 0; review < reviewCount; review += 1) {
      const luck = random();
      ratingSum += luck < 0.55 ? 5 : luck < 0.85 ? 4 : luck < 0.95 ? 3 : luck < 0.98 ? 2 : 1;
    }
    yield {
      name,
      description,
      location: `${place.postcode} ${place.name}`,
      latitude: place.latitude,
      longitude: place.longitude,
      pricePerDayCents: random() < 0.9 ? price * 100 : price * 100 - 5,
      brandName: brand,
      model,
      reviewCount,
      ratingSum,
      categoryIds:
        random() < 0.8 ? categories : [...new Set([...categories, 1 + Math.floor(random() * 11)])],
      isPaused: made % 20 === 0,
    };
  }
}
