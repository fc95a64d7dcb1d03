import { categoriesNamed } from '../domain/tools/categories';
import type { ToolDetails, ToolListing, ToolOwner, ToolSheet } from '../domain/tools/tool';
import {
  isBoolean,
  isInteger,
  isListOf,
  isNumber,
  isOneOf,
  isText,
  isTextByKey,
  orNull,
  readRows,
} from './readRows';

/** A tool of the catalogue, with the fields of the forms, the lists and the detail page. */
export interface SampleTool extends ToolListing, ToolDetails, ToolSheet {
  /** The file name of its drawing. */
  slug: string;
  owner: ToolOwner;
  /** `available` or `borrowed`. */
  availability: string;
  ratingAverage: number | null;
  reviewCount: number;
}

/** A tool without the fields that depend on its reservations and reviews. */
type DescribedTool = Omit<
  SampleTool,
  'availability' | 'ratingAverage' | 'reviewCount' | 'distanceMetres'
>;

/** A tool's row in a data file; the other fields are derived from it. `categories` are names. */
export type ToolEntry = Omit<
  DescribedTool,
  'id' | 'imageUrl' | 'owner' | 'specifications' | 'categories' | 'includedItems'
> & {
  ownerId: string;
  categories: string[];
  specifications: Record<string, string>;
  whatsIncluded: string[];
};

/** A row of the catalogue, which also has the fields that depend on reservations and reviews. */
export type CatalogueEntry = ToolEntry & {
  availability: string;
  rating: number;
  reviews: number;
};

const fields = {
  slug: isText,
  ownerId: isText,
  name: isText,
  description: isText,
  pricePerDayCents: isInteger,
  location: isText,
  categories: isListOf(isText),
  specifications: isTextByKey,
  whatsIncluded: isListOf(isText),
  usageInstructions: isText,
  depositCents: isInteger,
  brandName: orNull(isText),
  model: orNull(isText),
  powerDescription: orNull(isText),
  condition: orNull(isText),
  weightGrams: orNull(isInteger),
  ageMonths: orNull(isInteger),
  featured: isBoolean,
  maxAvailableCount: isInteger,
};

export const readToolEntries = (file: string, rows: readonly object[]) =>
  readRows<ToolEntry>(file, rows, fields);

export const readCatalogueEntries = (file: string, rows: readonly object[]) =>
  readRows<CatalogueEntry>(file, rows, {
    ...fields,
    availability: isOneOf(['available', 'borrowed']),
    rating: isNumber,
    reviews: isInteger,
  });

/** The tool that an entry describes. Throws when its owner is not among the members. */
export function toolFromEntry(
  { ownerId, categories, specifications, whatsIncluded, ...tool }: ToolEntry,
  id: string,
  members: readonly { id: string; name: string; avatar: string }[],
): DescribedTool {
  const owner = members.find((member) => member.id === ownerId);
  if (!owner) throw new Error(`There is no member ${ownerId} to own ${tool.name}`);
  const known = categoriesNamed(categories);
  if (known.length !== categories.length) throw new Error(`${tool.name} has an unknown category`);
  return {
    ...tool,
    id,
    imageUrl: `/images/tools/${tool.slug}.svg`,
    categories: [...known],
    includedItems: whatsIncluded,
    specifications: Object.entries(specifications).map(([key, value]) => ({ key, value })),
    owner: { id: ownerId, name: owner.name, avatarImageUrl: owner.avatar || null },
  };
}
