import * as documents from './documents';
import type { TestService } from './startTestService';

/** The point from which the service measures in these tests, and the default place of a tool. */
export const origin = { latitude: 55.6761, longitude: 12.5683 };

export interface Listing {
  name: string;
  description?: string;
  price?: number;
  place?: { latitude: number; longitude: number };
  categoryIds?: number[];
  ratings?: number[];
}

/** Stores tools of the first member. */
export async function listTools(service: TestService, listings: readonly Listing[]): Promise<void> {
  for (const { name, description, price, place, categoryIds = [1], ratings = [] } of listings) {
    const { id } = await service.executor
      .insertInto('tools')
      .values({
        owner_id: 1001,
        name,
        description: description ?? 'Står i skuret.',
        location: 'København',
        image_url: '/images/tools/default.svg',
        price_per_day_cents: price ?? 10_000,
        ...(place ?? origin),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const categoryId of categoryIds) {
      await service.executor
        .insertInto('tool_categories')
        .values({ tool_id: id, category_id: categoryId })
        .execute();
    }
    for (const rating of ratings) {
      await service.executor
        .insertInto('reviews')
        .values({
          tool_id: id,
          author_id: 1001,
          rating,
          comment: 'Fint.',
          published_at: new Date(),
        })
        .execute();
    }
  }
}

interface Found {
  name: string;
  searchCursor: string;
  distanceMetres: number | null;
}

/** Searches, checks that there are no errors, and returns the tools in order. */
export async function findTools(
  service: TestService,
  variables: object,
  token = '',
): Promise<Found[]> {
  const answer = await service.graphql(documents.searchToolsFirst, variables, token);
  expect(answer.errors).toEqual([]);
  return answer.data.searchTools;
}
