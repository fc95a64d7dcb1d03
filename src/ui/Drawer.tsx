import * as Ariakit from '@ariakit/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, theme } from '../theme/theme';
import { Backdrop } from './Backdrop';
import { Heading } from './Heading';
import { IconButton } from './IconButton';
import { toastElements } from './toast/toastElements';
import { trapTab } from './trapTab';

const { border, color, depth, motion, radius, shadow, size, space } = theme;

const sides = {
  left: css`
    inset: 0 auto 0 0;
    width: min(${size.drawer}, calc(100vw - ${space[12]}));
    border-radius: 0 ${radius.panel} ${radius.panel} 0;
    transform: translateX(-100%);
  `,
  right: css`
    inset: 0 0 0 auto;
    width: min(${size.drawer}, calc(100vw - ${space[12]}));
    border-radius: ${radius.panel} 0 0 ${radius.panel};
    transform: translateX(100%);
  `,
};

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  side: keyof typeof sides;
  children: ReactNode;
  /** Stays in view at the bottom: "Vis 12 værktøj". */
  footer?: ReactNode;
}

const Panel = styled(Ariakit.Dialog)<{ $side: keyof typeof sides }>`
  position: fixed;
  z-index: ${depth.drawer};
  display: flex;
  flex-direction: column;
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.floating};
  transition: transform ${motion.calm};
  ${({ $side }) => sides[$side]}
  &[data-enter] {
    transform: none;
  }
  &:focus-visible {
    outline: none;
  }
  ${media.low} {
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[3]} ${space[3]} ${space[2]} ${space[5]};
`;
const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[2]} ${space[5]} ${space[6]};
  ${media.low} {
    flex: none;
    overflow-y: visible;
  }
`;
const Foot = styled.div`
  padding: ${space[3]} ${space[5]} calc(${space[3]} + env(safe-area-inset-bottom));
  border-top: ${border.line} solid ${color.line};
`;

/** A dialog that slides in from the side: the menu and the filters on a phone. */
export function Drawer({ open, onClose, title, closeLabel, side, children, footer }: DrawerProps) {
  return (
    <Panel
      $side={side}
      open={open}
      onClose={onClose}
      backdrop={<Backdrop />}
      unmountOnHide
      getPersistentElements={toastElements}
      onKeyDown={trapTab}
    >
      <Head>
        <Ariakit.DialogHeading render={<Heading level={2} look="sub" />}>
          {title}
        </Ariakit.DialogHeading>
        <IconButton
          data-dialog-dismiss=""
          label={closeLabel}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
        />
      </Head>
      <Body>{children}</Body>
      {footer ? <Foot>{footer}</Foot> : null}
    </Panel>
  );
}
