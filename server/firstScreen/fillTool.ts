import { formatKroner, formatRating } from '../../domain/money';
import { ratingInWords } from '../../domain/ratingInWords';
import { fillSlots, Html } from './fillSlots';
import type { FirstScreenParts } from './readFirstScreens';
import type { DetailTool, ListTool } from './screen';
import { fillPicture } from './toolPictures';

/** Pictures that are fetched before the app: those a phone shows first. */
const eagerCards = 2;

/** A card of the list, in its place from 0. */
export function fillCard(parts: FirstScreenParts, tool: ListTool, index: number): string {
  const kind = index < eagerCards ? 'eager' : 'lazy';
  return fillSlots(parts.browse.card, {
    id: encodeURIComponent(tool.id),
    name: tool.name,
    description: tool.description,
    location: tool.location,
    price: formatKroner(tool.pricePerDayCents),
    picture: fillPicture(parts, parts.browse.pictures, kind, tool),
  }).text;
}

/** The page of a tool. */
export function fillTool(parts: FirstScreenParts, tool: DetailTool): Html {
  const [category] = tool.categories;
  const price = formatKroner(tool.pricePerDayCents);
  const isRated = tool.ratingAverage !== null && tool.reviewCount > 0;
  const average = formatRating(tool.ratingAverage ?? 0, 'da');
  const chips = tool.categories.map(
    ({ name, code }) =>
      fillSlots(parts.tool.chip, { categoryName: name, categoryCode: encodeURIComponent(code) })
        .text,
  );
  return fillSlots(parts.tool.html, {
    name: tool.name,
    location: tool.location,
    description: tool.description,
    price,
    categoryName: category?.name,
    categoryCode: category && encodeURIComponent(category.code),
    mainPicture: fillPicture(parts, parts.tool.pictures, 'main', tool),
    thumbPicture: fillPicture(parts, parts.tool.pictures, 'thumb', tool),
    box: fillSlots(parts.tool.boxes[tool.maxAvailableCount > 1 ? 'several' : 'one'], { price }),
    rating: isRated
      ? fillSlots(parts.tool.rating, {
          ratingText: `${average} (${tool.reviewCount})`,
          ratingLabel: ratingInWords(average, tool.reviewCount, 'da'),
        })
      : undefined,
    chips:
      chips.length > 1
        ? fillSlots(parts.tool.chips, { items: new Html(chips.join('')) })
        : undefined,
  });
}
