import type { CategoryCode } from './categories';

/** The emoji of a home tile, by code (§2); the codes that §2 does not name have one of their own. */
export const categoryEmoji: Record<CategoryCode, string> = {
  'power-tools': '🔌',
  'garden-tools': '🌱',
  'hand-tools': '🔨',
  'kitchen-tools': '🍳',
  'cleaning-tools': '🧹',
  'outdoor-tools': '⛺',
  'bricklayer-tools': '🧱',
  'automotive-tools': '🚗',
  'painting-tools': '🎨',
  'plumbing-tools': '🚿',
  'electrical-tools': '💡',
};
