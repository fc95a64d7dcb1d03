import type { ToolListing } from './tool';

/**
 * The listing of a tool and nothing else: what a favourite keeps (§3, §4). Lists and the detail page
 * know more of a tool, which would fill the browser's storage and go out of date.
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
