import { toListing } from '../../../domain/toListing';
import type { OwnTool, StoredTool } from '../../../domain/tool';

/** Converts a member's own tool from the service's response into the shape of the store and the form. */
export function storedTool({ tool, state }: OwnTool): StoredTool {
  const { specifications, includedItems, usageInstructions } = tool;
  return {
    ...toListing(tool),
    specifications,
    includedItems,
    usageInstructions: usageInstructions ?? '',
    availability: state === 'PUBLISHED' ? 'available' : 'hidden',
  };
}
