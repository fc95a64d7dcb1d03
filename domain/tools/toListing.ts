import type { ToolListing } from './tool';

/**
 * Only the listing fields of a tool: the part that a favourite keeps (§3, §4). Lists and the detail page have more
 * fields, which would fill the browser's storage and go stale.
 */
export function toListing(tool: ToolListing): ToolListing {
  return {
    id: tool.id,
    name: tool.name,
    description: tool.description,
    location: tool.location,
    imageUrl: tool.imageUrl,
    pricePerDayCents: tool.pricePerDayCents,
    categories: tool.categories.map(({ id, name, code }) => ({ id, name, code })),
    ...(tool.ratingAverage !== undefined && { ratingAverage: tool.ratingAverage }),
    ...(tool.reviewCount !== undefined && { reviewCount: tool.reviewCount }),
  };
}
