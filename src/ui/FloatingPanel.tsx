import * as Ariakit from '@ariakit/react/popover';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';

const { border, color, depth, motion, radius, shadow, space } = theme;

const Panel = styled(Ariakit.Popover)`
  z-index: ${depth.header};
  width: 17rem;
  max-width: calc(100vw - ${space[8]});
  max-height: var(--popover-available-height, 100vh);
  overflow-y: auto;
  padding: ${space[2]};
  background: ${color.surface};
  color: ${color.ink};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.card};
  box-shadow: ${shadow.floating};
  opacity: 0;
  transition: opacity ${motion.quick};
  &[data-enter] {
    opacity: 1;
  }
`;

export interface FloatingPanelProps {
  open: boolean;
  onClose: () => void;
  /** The element below which it opens, and which gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  label: string;
  children: ReactNode;
}

/** A menu's panel below the button that opens it. Escape and a press outside close it. */
export function FloatingPanel({ open, onClose, opener, label, children }: FloatingPanelProps) {
  return (
    <Ariakit.PopoverProvider
      open={open}
      setOpen={(next) => {
        if (!next) onClose();
      }}
      placement="bottom-end"
    >
      <Panel
        portal
        gutter={8}
        overflowPadding={16}
        unmountOnHide
        aria-label={label}
        getAnchorRect={() => opener.current?.getBoundingClientRect() ?? null}
        finalFocus={opener}
        hideOnInteractOutside={(event) => !opener.current?.contains(event.target as Node)}
      >
        {children}
      </Panel>
    </Ariakit.PopoverProvider>
  );
}
