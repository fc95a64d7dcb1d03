import styled from 'styled-components';
import type { ToolListing } from '../../../domain/tools/tool';
import { media, theme } from '../../theme/theme';
import { ToolPicture } from '../../tools/parts/ToolPicture';
import { hookStyles } from '../../ui/hookStyles';

const { avatar, border, color, radius, space } = theme;

/** More do not fit on the widest wall. */
const most = 8;

/* The boards of the shed. Tools that do not fit beside the others are cut off below. */
const Wall = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12rem ${space[6]};
  height: calc(${space[24]} + ${avatar.huge} / 2 + ${space[8]});
  padding: ${space[6]} ${space[8]} 0;
  overflow: hidden;
  background: repeating-linear-gradient(
    90deg,
    ${color.sunken} 0 ${space[20]},
    ${color.line} ${space[20]} calc(${space[20]} + ${border.line})
  );
  border-radius: ${radius.panel};
  ${media.belowTablet} {
    column-gap: ${space[4]};
    height: calc(${space[24]} + ${avatar.huge} / 2);
    padding: ${space[5]} ${space[4]} 0;
  }
  ${media.print} {
    display: none;
  }
`;
/** A tool on its hook. */
const Hung = styled.div`
  display: grid;
  justify-items: center;
  align-content: start;
  width: 7.5rem;
  height: ${space[24]};
  ${hookStyles}
  > :first-child {
    width: 100%;
  }
  ${media.belowTablet} {
    width: 5.625rem;
    height: ${space[20]};
  }
`;

/** The member's tools on the wall of their shed, as a decoration above their name. */
export function ToolWall({ tools }: { tools: readonly ToolListing[] }) {
  return (
    <Wall aria-hidden="true">
      {tools.slice(0, most).map((tool) => (
        <Hung key={tool.id}>
          <ToolPicture tool={tool} corners="input" sizes="120px" />
        </Hung>
      ))}
    </Wall>
  );
}
