import type { RentalRules } from '../bookings/rentalRules';
import type { Cents } from '../values/money';
import type { FormFieldName, ToolFieldValues } from './toolFields';

/** One row of a tool's specifications, as typed: `Effekt` / `750 W`. */
export interface Specification {
  key: string;
  value: string;
}

/** The owner of a tool, as the tool shows them. */
export interface ToolOwner {
  id: string;
  name: string;
  avatarImageUrl: string | null;
}

/**
 * A tool as a list shows it (§3, search list), and as a favourite keeps it. Ratings only where the source knows them.
 */
export interface ToolListing {
  id: string;
  name: string;
  description: string;
  location: string;
  imageUrl: string;
  pricePerDayCents: Cents;
  categories: { id: number; name: string; code: string }[];
  ratingAverage?: number | null;
  reviewCount?: number;
  /** The distance to the centre of the tool's place, where a search measured it. */
  distanceMetres?: number | null;
}

/** A tool as a search shows it: with what the card says of prices and booking. */
export interface SearchedTool extends ToolListing {
  /** Null when a week costs seven days. */
  pricePerWeekCents?: Cents | null;
  rules?: Pick<RentalRules, 'instantBooking'>;
}

/** The fields of the tool forms that the listing does not have. */
export interface ToolDetails {
  specifications: Specification[];
  includedItems: string[];
  usageInstructions: string;
}

/**
 * A tool as the `tools` slice keeps it. The fields of `ToolDetails` are missing when the tool was only loaded in a
 * list.
 */
export interface StoredTool extends ToolListing, Partial<ToolDetails> {
  /** Text such as `available` or `borrowed`. */
  availability: string;
}

/** The fields of the detail page that the forms do not have (§3, tool detail). */
export interface ToolSheet {
  depositCents: Cents;
  brandName: string | null;
  model: string | null;
  powerDescription: string | null;
  condition: string | null;
  /** Tens of grams, whatever the name says (D27). */
  weightGrams: number | null;
  ageMonths: number | null;
  featured: boolean;
  /** The number of units that can be lent at the same time, at least 1. */
  maxAvailableCount: number;
}

/** Whether others can find a tool: only its owner while it is a draft or paused. */
export type ToolState = 'DRAFT' | 'PUBLISHED' | 'PAUSED';

/** The fields of the forms that `Reader` sees. */
type FormFields<Reader> = Pick<
  ToolFieldValues<Reader>,
  FormFieldName & keyof ToolFieldValues<Reader>
>;

/** A tool as only its owner sees it. */
export interface OwnTool extends FormFields<'owner'> {
  tool: ToolListing &
    FormFields<'everybody'> & {
      /** All its pictures; the first is `imageUrl`. */
      imageUrls: string[];
      /** Null when a week costs seven days. */
      pricePerWeekCents: Cents | null;
      depositCents: Cents;
      usageInstructions: string | null;
      includedItems: string[];
      specifications: Specification[];
      maxAvailableCount: number;
      rules: RentalRules;
    };
  state: ToolState;
  /** Why Skuret has hidden the tool; null when it is not hidden. */
  hiddenReason: string | null;
  /** The value of one unit that the owner has declared, in øre; null for none. */
  declaredValueCents: number | null;
  viewCount: number;
  /** A change names the version it is based on; each change raises it. */
  version: number;
}

/** The fields that an owner can set beyond the forms of §3: photographs and terms. */
export interface ListingTerms extends Pick<ToolFieldValues, FormFieldName> {
  /** Addresses of uploaded photographs; the first is the cover. */
  pictures: string[];
  pricePerWeekCents: Cents | null;
  depositCents: Cents;
  maxAvailableCount: number;
  rules: RentalRules;
  /** The value of one unit that the owner has declared, in øre; null for none. */
  declaredValueCents: number | null;
  state: ToolState;
}

/**
 * A tool counts as free when its status text contains `available` (§2, manage tools).
 * Edge: `unavailable` contains it too and so counts, as the specification says.
 */
export function isAvailable(availability: string): boolean {
  return availability.toLowerCase().includes('available');
}

/** A field of the forms as its owner typed it; empty for none. */
export function getOwnText(own: OwnTool, name: FormFieldName): string {
  const texts: Pick<ToolFieldValues, FormFieldName> = { ...own.tool, ...own };
  return texts[name] ?? '';
}
