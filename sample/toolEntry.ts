import type { Tool, ToolSheet } from '../domain/tool';

/** A tool of the catalogue: all that the forms, the lists and the detail page know of it. `slug` names its drawing. */
export type SampleTool = Required<Tool> & ToolSheet & { slug: string };

/** A tool without what follows from its reservations and reviews. */
type DescribedTool = Omit<SampleTool, 'availability' | 'rating' | 'reviews'>;

/** What an entry of a list of tools spells out; the rest follows from it. */
export type ToolEntry = Omit<DescribedTool, 'id' | 'imageUrl' | 'owner' | 'specifications'> & {
  ownerId: string;
  specifications: Record<string, string>;
};

/** The tool that an entry describes. Throws when its owner is not among the members. */
export function toolFromEntry(
  { ownerId, specifications, ...tool }: ToolEntry,
  id: string,
  members: readonly { id: string; name: string; avatar: string }[],
): DescribedTool {
  const owner = members.find((member) => member.id === ownerId);
  if (!owner) throw new Error(`There is no member ${ownerId} to own ${tool.name}`);
  return {
    ...tool,
    id,
    imageUrl: `/images/tools/${tool.slug}.svg`,
    specifications: Object.entries(specifications).map(([key, value]) => ({ key, value })),
    owner: { id: ownerId, name: owner.name, avatarImageUrl: owner.avatar || null },
  };
}
