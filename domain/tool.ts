import type { Cents } from './money';

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

/**
 * A tool of the sample catalogue and of the forms (§3, "sample and form shape"), as the `tools` slice
 * keeps it. The price is whole øre there (D3). `categories` are names.
 */
export interface Tool {
  id: string;
  name: string;
  description: string;
  pricePerDayCents: Cents;
  location: string;
  categories: string[];
  imageUrl: string;
  /** Text such as `available` or `borrowed`. */
  availability: string;
  specifications: Specification[];
  whatsIncluded: string[];
  usageInstructions: string;
  owner?: ToolOwner;
  /** Average of 1 to 5. */
  rating?: number;
  /** Number of reviews. */
  reviews?: number;
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

/**
 * A status text counts as free when it contains `available` (§2, manage tools).
 * Edge: `unavailable` contains it too and so counts, as the rule is given.
 */
export function isAvailable(availability: string): boolean {
  return availability.toLowerCase().includes('available');
}
