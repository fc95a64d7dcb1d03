import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme';
import { chipLook } from './chipStyles';

const { color, radius, space, target } = theme;

interface RemovableChipProps {
  children: ReactNode;
  onRemove: () => void;
  /** The accessible name of the button; it names what is removed. */
  removeLabel: string;
}

const Chosen = styled.span`
  ${chipLook}
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
/** A chosen value with a button to remove it. */
export function RemovableChip({ children, onRemove, removeLabel }: RemovableChipProps) {
  return (
    <Chosen>
      <span>{children}</span>
      <Remove type="button" aria-label={removeLabel} onClick={onRemove}>
        <X aria-hidden="true" />
      </Remove>
    </Chosen>
  );
}
