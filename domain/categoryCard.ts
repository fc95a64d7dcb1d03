/** A category as its screen presents it (§2). */
export interface CategoryCard {
  name: string;
  description: string;
  examples: readonly string[];
}
