import { Heart } from 'lucide-react';
import styled, { css } from 'styled-components';
import type { ToolListing } from '../../../domain/tools/tool';
import type { ScreenLanguage } from '../../../domain/values/language';
import { media, theme } from '../../theme/theme';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useHeart } from '../hooks/useFavourites';

const { border, color, icon, motion, radius, shadow, target } = theme;

interface Props {
  tool: ToolListing;
  language?: ScreenLanguage | undefined;
  /** `remove` on a list of saved tools, where the heart takes the tool off the list. */
  purpose?: 'toggle' | 'remove' | undefined;
  /** `floating` is round and lies over a picture; `worded` has a visible label, for the tool page. */
  look?: 'floating' | 'worded' | undefined;
}

const floating = css`
  position: relative;
  width: ${target.small};
  height: ${target.small};
  justify-content: center;
  background: ${color.surface};
  border-radius: ${radius.round};
  box-shadow: ${shadow.lifted};
  /* Between the ring and the picture, to which the ring alone may have too little contrast. */
  &:focus-visible {
    box-shadow: 0 0 0 ${border.strong} ${color.ground};
  }
  /* The target is larger than the picture of it. */
  &::after {
    content: '';
    position: absolute;
    inset: calc((${target.small} - ${target.medium}) / 2);
  }
`;
const worded = css`
  gap: ${theme.space[2]};
  min-height: ${target.medium};
  padding-inline: ${theme.space[4]};
  background: ${color.surface};
  border: ${border.edge} solid ${color.edge};
  border-radius: ${radius.input};
  font-weight: ${theme.fontWeight.semibold};
`;
const Root = styled.button<{ $look: 'floating' | 'worded' }>`
  display: inline-flex;
  align-items: center;
  color: ${color.ink};
  transition: transform ${motion.quick}, color ${motion.quick};
  ${({ $look }) => ($look === 'floating' ? floating : worded)}
  svg {
    width: ${icon.medium};
    height: ${icon.medium};
    fill: transparent;
    transition: fill ${motion.calm}, color ${motion.calm};
  }
  /* As wide as the longer word, so that the buttons beside it stay where they are. */
  span {
    display: inline-grid;
    text-align: center;
  }
  span::after {
    content: attr(data-longest);
    height: 0;
    overflow: clip;
    visibility: hidden;
  }
  &[data-saved] svg {
    color: ${color.accent};
    fill: currentColor;
  }
  ${media.hover} {
    &:hover svg {
      color: ${color.accent};
    }
  }
  &:active {
    transform: scale(0.92);
  }
`;

const words = {
  da: {
    toggle: (name: string) => `Gem ${name} som favorit`,
    remove: (name: string) => `Fjern ${name} fra favoritter`,
    saved: 'Gemt',
    save: 'Gem',
  },
  en: {
    toggle: (name: string) => `Save ${name} as a favorite`,
    remove: (name: string) => `Remove ${name} from favorites`,
    saved: 'Saved',
    save: 'Save',
  },
} as const;

/** Saves a tool or removes it again (§4). It reads the store itself, so that a change renders only this heart. */
export function HeartButton({
  tool,
  language: given = 'da',
  purpose = 'toggle',
  look = 'floating',
}: Props) {
  const { saved, onToggle } = useHeart(tool, given);
  const word = words[useScreenLanguage(given)];
  return (
    <Root
      type="button"
      aria-label={word[purpose](tool.name)}
      aria-pressed={purpose === 'toggle' ? saved : undefined}
      data-saved={saved || undefined}
      onClick={onToggle}
      $look={look}
    >
      <Heart aria-hidden="true" />
      {look === 'worded' ? (
        <span data-longest={word.saved}>{saved ? word.saved : word.save}</span>
      ) : null}
    </Root>
  );
}
