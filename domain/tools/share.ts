import { firstCharacters } from '../values/characters';

/** The shared data of a tool: its absolute URL, its name and its description. */
export interface SharedTool {
  url: string;
  name: string;
  description: string;
}

/** The targets for sharing a tool, besides copying its link (§9). */
export interface ShareTarget {
  id: 'facebook' | 'twitter' | 'email' | 'whatsapp';
  label: string;
  href: string;
}

/** How much of the description the share text takes (§9), in characters as a reader counts them. */
const sharedCharacters = 100;

/** The name, then the first 100 characters of the description (§9), with `…` where more follows. */
export function shareText({ name, description }: Pick<SharedTool, 'name' | 'description'>): string {
  const start = firstCharacters(description, sharedCharacters);
  if (start === '') return name;
  return `${name}: ${start}${start.length < description.length ? '…' : ''}`;
}

/** Encodes a text for a query. A lone surrogate becomes `�`; encodeURIComponent would throw. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

/**
 * The four targets besides copying the link, in the order of §9. They are plain links: the app loads nothing from them.
 */
export function shareTargets(tool: SharedTool): ShareTarget[] {
  const url = encode(tool.url);
  const text = shareText(tool);
  return [
    {
      id: 'facebook',
      label: 'Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}&quote=${encode(text)}`,
    },
    {
      id: 'twitter',
      label: 'Twitter',
      href: `https://twitter.com/intent/tweet?text=${encode(text)}&url=${url}`,
    },
    {
      id: 'email',
      label: 'Email',
      href: `mailto:?subject=${encode(tool.name)}&body=${encode(`${text}\r\n\r\n${tool.url}`)}`,
    },
    {
      id: 'whatsapp',
      label: 'WhatsApp',
      href: `https://wa.me/?text=${encode(`${text} ${tool.url}`)}`,
    },
  ];
}
