import { isInteger, isNumber, isText, orNull, readRows } from '../../../sample/readRows';
import otherPlaceRows from './places.json' with { type: 'json' };
import postcodeRangeRows from './postcodeRanges.json' with { type: 'json' };
import postcodeRows from './postcodes.json' with { type: 'json' };

/** A Danish place with its coordinates in degrees (WGS 84). */
export interface Place {
  /** Four digits; null for a town or district that is not the name of one postcode. */
  postcode: string | null;
  name: string;
  latitude: number;
  longitude: number;
}

const abbreviations: Record<string, string> = {
  kbh: 'koebenhavn',
  kbhvn: 'koebenhavn',
  copenhagen: 'koebenhavn',
  kgs: 'kongens',
  frb: 'frederiksberg',
  nr: 'noerre',
  sdr: 'soender',
  vr: 'vester',
  st: 'store',
  ll: 'lille',
  gl: 'gammel',
};

const compass: Record<string, string> = {
  nord: 'n',
  syd: 's',
  oest: 'oe',
  vest: 'v',
};

/** One spelling for all the ways to type a name: lower case, `aa oe ae`, no punctuation, abbreviations written out. */
function getKey(text: string): string {
  const words = text
    .toLocaleLowerCase('da-DK')
    .normalize('NFC')
    .replaceAll('å', 'aa')
    .replaceAll(/[øö]/g, 'oe')
    .replaceAll(/[æä]/g, 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words
    .map((word, index) => {
      const isLast = index === words.length - 1;
      // As a last word `St` is part of a name: Lem St.
      if (word === 'st' && isLast) return word;
      return (isLast && index > 0 ? compass[word] : abbreviations[word]) ?? word;
    })
    .join(' ');
}

/** The key as a person without æ, ø and å on the keyboard writes it: `Kobenhavn`, `Arhus`. */
function getPlainKey(key: string): string {
  return key.replaceAll('aa', 'a').replaceAll('oe', 'o').replaceAll('ae', 'a');
}

/** `Viby J`, `Jerslev Sjælland`: what the postal service adds to a name to tell it from a namesake. */
const postalSuffix =
  / (?:[FJLM]|Sj|St|By|Fyn|Sydfyn|Thy|Ærø|Jyll|Vestj|Midtsj|Sjælland|Stevns|Djurs)$/;

/*
 * Coordinates of towns: GeoNames (https://www.geonames.org), CC BY 4.0, rounded to three decimals. The other villages,
 * islands and districts were placed on the map by hand, good to about two kilometres.
 */
const point = { name: isText, latitude: isNumber, longitude: isNumber };
const placeFields = { ...point, postcode: orNull(isText) };

/** Postcodes with street addresses from 2000 on. */
const postcodePlaces = readRows<Place>('postcodes.json', postcodeRows, placeFields);
const otherPlaces = readRows<Place>('places.json', otherPlaceRows, placeFields);
/** The postcodes of inner Copenhagen, where each street has its own. */
const postcodeRanges = readRows<Omit<Place, 'postcode'> & { first: number; last: number }>(
  'postcodeRanges.json',
  postcodeRangeRows,
  { ...point, first: isInteger, last: isInteger },
);

const byPostcode = new Map(postcodePlaces.map((place) => [place.postcode, place]));
const byKey = new Map<string, Place[]>();
const byPlainKey = new Map<string, Place[]>();

function remember(map: Map<string, Place[]>, key: string, place: Place): void {
  const known = map.get(key);
  if (!known) map.set(key, [place]);
  else if (!known.includes(place)) known.push(place);
}

const innerCity: Place[] = postcodeRanges
  .filter(({ name }, index) => postcodeRanges.findIndex((range) => range.name === name) === index)
  .map(({ name, latitude, longitude }) => ({
    postcode: null,
    name,
    latitude,
    longitude,
  }));

// Whole names come first: `Odense` is the town, and not the postcode `Odense M`.
for (const namedBy of [
  ({ name }: Place) => name,
  ({ name }: Place) => name.replace(postalSuffix, ''),
]) {
  for (const place of [...innerCity, ...postcodePlaces, ...otherPlaces]) {
    const key = getKey(namedBy(place));
    remember(byKey, key, place);
    remember(byPlainKey, getPlainKey(key), place);
  }
}

function placeOfPostcode(postcode: string): Place | null {
  const known = byPostcode.get(postcode);
  if (known) return known;
  const range = postcodeRanges.find(
    ({ first, last }) => first <= Number(postcode) && Number(postcode) <= last,
  );
  if (!range) return null;
  const { name, latitude, longitude } = range;
  return { postcode, name, latitude, longitude };
}

/** All places that a text without commas may mean. A known postcode at its beginning decides; the name is ignored. */
function candidates(text: string): readonly Place[] {
  const postcode = /^\s*(?:dk[\s-]*)?(\d{4})(?!\d)/i.exec(text);
  const place = postcode?.[1] === undefined ? null : placeOfPostcode(postcode[1]);
  if (place) return [place];
  const key = getKey(postcode ? text.slice(postcode[0].length) : text);
  return byKey.get(key) ?? byPlainKey.get(getPlainKey(key)) ?? [];
}

interface Point {
  latitude: number;
  longitude: number;
}

/** Distance squared, in degrees of latitude: enough to say which of two is nearer in Denmark. */
function squaredDistance(one: Point, other: Point): number {
  const perLongitude = 0.56;
  return (
    (one.latitude - other.latitude) ** 2 + ((one.longitude - other.longitude) * perLongitude) ** 2
  );
}

/**
 * The place that a person means by a Danish postcode or place name, or null when there is none (D12).
 * Case, points, accents and the spellings of æ, ø and å don't matter. Of several parts between commas
 * the first known one counts (`Nørrebro, København`), and a later one tells namesakes apart
 * (`Viby, Aarhus`). Edge: without a later part, the first of the namesakes in the file is returned; an
 * unknown postcode is ignored, and the name after it counts.
 */
export function findPlace(text: string): Place | null {
  const found = [text.replaceAll(',', ' '), ...text.split(',')]
    .map(candidates)
    .filter((places) => places.length > 0);
  const [places = [], context = []] = found;
  const near = context[0];
  if (near === undefined) return places[0] ?? null;
  return places.reduce<Place | null>(
    (best, place) =>
      best === null || squaredDistance(place, near) < squaredDistance(best, near) ? place : best,
    null,
  );
}

/** Every postcode from 2000 on that the gazetteer knows, in order. */
export const knownPostcodes = postcodePlaces;

/** For each place a name by which `findPlace` finds it and no namesake. Places without such a name are left out. */
const placeNames = new Map<Place, string>();
for (const place of [...otherPlaces, ...innerCity, ...postcodePlaces]) {
  const { name, postcode } = place;
  const names = postcode === null ? [name] : [name, `${postcode} ${name}`];
  const found = names.find((each) => findPlace(each) === place);
  if (found !== undefined) placeNames.set(place, found);
}

/** A place by the name that `findPlace` finds it by. */
export interface NamedPlace extends Point {
  name: string;
}

/** About 100 km in degrees of latitude: a point farther than this from every place is not in Denmark. */
const tooFar = 0.9;

/** The nearest place to a point, or null when none is within 100 km. */
export function placeNear(point: Point): NamedPlace | null {
  let nearest: NamedPlace | null = null;
  let least = tooFar ** 2;
  for (const [place, name] of placeNames) {
    const distance = squaredDistance(place, point);
    if (distance < least) {
      least = distance;
      nearest = { name, latitude: place.latitude, longitude: place.longitude };
    }
  }
  return nearest;
}

/** The names to suggest, in alphabetical order, each with the postcode and the keys that a text is compared with. */
const suggestions = [...placeNames].map(([place, name]) => ({
  name,
  postcode: place.postcode,
  key: getKey(place.name),
  plainKey: getPlainKey(getKey(place.name)),
}));
suggestions.sort((one, other) => one.name.localeCompare(other.name, 'da'));

/**
 * At most `most` names of places that begin with `text`, or whose postcode begins with it. Of names the shortest come
 * first: `Aarhus C` before `Aarhus N`, both before `Aarhus N forstad`. Edge: a text without letters or digits finds
 * none.
 */
export function placesBeginning(text: string, most: number): string[] {
  const key = getKey(text);
  if (key === '') return [];
  const isPostcode = /^\d{1,4}$/.test(key);
  const plainKey = getPlainKey(key);
  const found = suggestions.filter((place) =>
    isPostcode
      ? place.postcode?.startsWith(key)
      : place.key.startsWith(key) || place.plainKey.startsWith(plainKey),
  );
  if (!isPostcode) {
    // A match of the spelling as typed comes before a match without æ, ø and å: for `aar`, Aarhus before Ærø.
    const rank = (place: (typeof found)[number]) =>
      (place.key.startsWith(key) ? 0 : 1_000) + place.name.length;
    found.sort((one, other) => rank(one) - rank(other));
  }
  const names = found.map(({ name, postcode }) =>
    isPostcode && postcode !== null && !name.startsWith(postcode) ? `${postcode} ${name}` : name,
  );
  return [...new Set(names)].slice(0, most);
}
