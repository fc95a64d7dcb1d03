import type { Cents } from './money';
import type { RentalRules } from './rentalRules';

/** One row of a tool's specifications, as typed: `Effekt` / `750 W`. */
export interface Specification {
  key: string;
  value: string;
}

/** Who lends a tool, as a tool knows them. */
export interface ToolOwner {
  id: string;
  name: string;
  avatarImageUrl: string | null;
}

/** A tool as a list shows it (§3, search list), and as a favourite keeps it. Ratings only where the source knows them. */
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
  /** To the middle of its place, where a search measured it. */
  distanceMetres?: number | null;
}

/** What the forms of a tool say beyond its listing. */
export interface ToolDetails {
  specifications: Specification[];
  includedItems: string[];
  usageInstructions: string;
}

/** A tool as the `tools` slice keeps it. What the forms add to a listing is missing where only a list has told of it. */
export interface StoredTool extends ToolListing, Partial<ToolDetails> {
  /** Text such as `available` or `borrowed`. */
  availability: string;
}

/** What the detail page knows beyond the form shape (§3, tool detail). */
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
  /** Units that can be out at the same time, at least 1. */
  maxAvailableCount: number;
}

/** Who can find a tool: nobody but its owner while it is a draft or paused. */
export type ToolState = 'DRAFT' | 'PUBLISHED' | 'PAUSED';

/** A tool as its owner alone sees it. */
export interface OwnTool {
  tool: ToolListing & {
    /** All its pictures; the first is `imageUrl`. */
    imageUrls: string[];
    /** Null where a week costs what its days cost. */
    pricePerWeekCents: Cents | null;
    depositCents: Cents;
    usageInstructions: string | null;
    includedItems: string[];
    specifications: Specification[];
    maxAvailableCount: number;
    rules: RentalRules;
  };
  state: ToolState;
  /** Why Skuret has hidden it; null of a tool that is not hidden. */
  hiddenReason: string | null;
  pickupAddress: string | null;
  viewCount: number;
  /** What a change is made from; every change has the next. */
  version: number;
}

/** What an owner says of a tool in live beyond what the forms of §3 ask for: its photographs and its terms. */
export interface ListingTerms {
  /** Addresses of photographs that the service has, the first is the cover. */
  pictures: string[];
  pricePerWeekCents: Cents | null;
  depositCents: Cents;
  maxAvailableCount: number;
  rules: RentalRules;
  pickupAddress: string | null;
  state: ToolState;
}

/**
 * A status text counts as free when it contains `available` (§2, manage tools).
 * Edge: `unavailable` contains it too and so counts, as the rule is given.
 */
export function isAvailable(availability: string): boolean {
  return availability.toLowerCase().includes('available');
}
