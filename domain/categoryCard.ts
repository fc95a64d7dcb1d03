/** A category as its screen presents it (§2). The count is fixed and not counted. */
export interface CategoryCard {
  name: string;
  description: string;
  examples: readonly string[];
  toolCount: number;
}
