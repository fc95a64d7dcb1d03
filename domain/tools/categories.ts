/** A category of tools. Searches take the `id`; `code` names drawings and emoji. */
export interface ToolCategory {
  readonly id: number;
  readonly name: string;
  readonly code: CategoryCode;
}

/** Name by code: the 7 codes of §2, and one for each name of §9 that they do not cover. The order is the order of the ids, from 1. */
const categoryNames = {
  'power-tools': /*i18n*/ 'Power Tools',
  'garden-tools': /*i18n*/ 'Garden & Lawn',
  'hand-tools': /*i18n*/ 'Hand Tools',
  'kitchen-tools': /*i18n*/ 'Kitchen',
  'cleaning-tools': /*i18n*/ 'Cleaning',
  'outdoor-tools': /*i18n*/ 'Outdoor',
  'bricklayer-tools': /*i18n*/ 'Bricklayer',
  'automotive-tools': /*i18n*/ 'Automotive',
  'painting-tools': /*i18n*/ 'Painting',
  'plumbing-tools': /*i18n*/ 'Plumbing',
  'electrical-tools': /*i18n*/ 'Electrical',
} as const;
export type CategoryCode = keyof typeof categoryNames;

const categoryCodes = Object.keys(categoryNames) as CategoryCode[];

/** All eleven categories, in the order of their ids. */
export const allCategories: readonly ToolCategory[] = categoryCodes.map((code, index) => ({
  id: index + 1,
  name: categoryNames[code],
  code,
}));

/** The fixed list that the add and edit forms offer, in the order of §9. */
export const formCategoryNames = [
  'Power Tools',
  'Hand Tools',
  'Garden & Lawn',
  'Kitchen',
  'Cleaning',
  'Outdoor',
  'Automotive',
  'Painting',
  'Plumbing',
  'Electrical',
] as const;

/** The categories with these names, in the order of their ids. Edge: unknown names are left out. */
export function categoriesNamed(names: readonly string[]): ToolCategory[] {
  return allCategories.filter(({ name }) => names.includes(name));
}

/** Finds a category by its name or its code, whatever the case: an address may hold either (§2). */
export function findCategory<C extends { name: string; code: string }>(
  categories: readonly C[],
  nameOrCode: string,
): C | undefined {
  const wanted = nameOrCode.trim().toLowerCase();
  return categories.find(
    (category) => category.name.toLowerCase() === wanted || category.code.toLowerCase() === wanted,
  );
}
