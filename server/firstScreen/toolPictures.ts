import { pictureSources } from '../../domain/pictures';
import { fillSlots, type Html } from './fillSlots';
import type { FirstScreenParts } from './readFirstScreens';

interface Pictured {
  name: string;
  imageUrl: string;
  categories: { code: string }[];
}

/** A picture out of the template for its kind: `eager`, `lazy`, `main` or `thumb`, a drawing or a photograph. */
export function fillPicture(
  parts: FirstScreenParts,
  templates: Record<string, string>,
  kind: 'eager' | 'lazy' | 'main' | 'thumb',
  tool: Pictured,
): Html {
  const sources = pictureSources(tool.imageUrl);
  const grounds = parts.grounds[kind === 'main' || kind === 'thumb' ? kind : 'card'];
  const ground = grounds[tool.categories[0]?.code ?? ''] ?? grounds[''];
  return fillSlots(templates[`${kind}${sources ? 'Photo' : 'Drawing'}`] ?? '', {
    name: tool.name,
    src: tool.imageUrl,
    ...(sources ?? {}),
    ground,
  });
}
