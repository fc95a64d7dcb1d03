import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { theme } from '../theme/theme';

const { border, color, fontSize, fontWeight, motion, radius, space, target } = theme;

interface Shared {
  children: ReactNode;
}
/** Switches something on and off. */
interface ToggleChipProps extends Shared {
  pressed: boolean;
  onToggle: () => void;
  /** How many there are of it. */
  count?: number | undefined;
}
/** Something chosen that can be taken away again; the label names what the button takes away. */
interface RemovableChipProps extends Shared {
  onRemove: () => void;
  removeLabel: string;
}
/** Leads somewhere. */
interface LinkChipProps extends Shared {
  to: string;
}
type ChipProps = ToggleChipProps | RemovableChipProps | LinkChipProps;

const look = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target.small};
  padding: ${space[1]} ${space[4]};
  background: ${color.surface};
  color: ${color.ink};
  border: ${border.edge} solid ${color.edge};
  border-radius: ${radius.round};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
  line-height: 1.3;
  text-decoration: none;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    color ${motion.quick};
  svg {
    flex: none;
    width: ${theme.icon.small};
    height: ${theme.icon.small};
  }
  ${media.touch} {
    min-height: ${target.medium};
  }
`;
const hover = css`
  ${media.hover} {
    &:hover:not([aria-pressed='true']) {
      border-color: ${color.ink};
      background: ${color.sunken};
    }
  }
`;
const Toggle = styled.button`
  ${look}
  ${hover}
  &[aria-pressed='true'] {
    background: ${color.primary};
    border-color: ${color.primary};
    color: ${color.onPrimary};
    ${media.forcedColours} {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
const Leading = styled(Link)`
  ${look}
  ${hover}
`;
const Chosen = styled.span`
  ${look}
  padding-right: ${space[1]};
  background: ${color.primarySoft};
  border-color: transparent;
  color: ${color.primary};
`;
const Remove = styled.button`
  display: grid;
  place-items: center;
  width: ${target.minimum};
  height: ${target.minimum};
  border-radius: ${radius.round};
  ${media.hover} {
    &:hover {
      background: ${color.surface};
    }
  }
  ${media.touch} {
    width: ${target.small};
    height: ${target.small};
  }
`;
const Count = styled.span`
  font-variant-numeric: tabular-nums;
  opacity: 0.85;
`;

/** A small round thing: a toggle (`pressed`), something chosen (`onRemove`) or a link (`to`). */
export function Chip(props: ChipProps) {
  const words = <span>{props.children}</span>;
  if ('to' in props) return <Leading to={props.to}>{words}</Leading>;
  if ('onRemove' in props) {
    return (
      <Chosen>
        {words}
        <Remove type="button" aria-label={props.removeLabel} onClick={props.onRemove}>
          <X aria-hidden="true" />
        </Remove>
      </Chosen>
    );
  }
  return (
    <Toggle type="button" aria-pressed={props.pressed} onClick={props.onToggle}>
      {words}
      {props.count === undefined ? null : <Count>{props.count}</Count>}
    </Toggle>
  );
}
