import * as Ariakit from '@ariakit/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme';
import { Backdrop } from './Backdrop';
import { Heading } from './Heading';
import { IconButton } from './IconButton';
import { toastElements } from './toast/toastElements';
import { trapTab } from './trapTab';

const { color, depth, motion, radius, shadow, space, target, width } = theme;

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button or a press outside. */
  onClose: () => void;
  title: string;
  /** The accessible name of the close button. Without it there is no such button, and the footer must offer one. */
  closeLabel?: string | undefined;
  children?: ReactNode;
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode;
  /** `wide` grows with its content: for a picture. */
  size?: 'medium' | 'wide' | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The id of a text that is read with the title. */
  describedBy?: string | undefined;
  /** The element that gets the focus at first. Left out: the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Finds the element that gets the focus at first, when there is no ref to it. */
  findFocus?: (() => HTMLElement | null) | undefined;
  /** The element that gets the focus afterwards. Left out: the one that opened the dialog. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** Set while something is under way that must not be interrupted. */
  locked?: boolean | undefined;
  lang?: string | undefined;
}

const Panel = styled(Ariakit.Dialog)<{ $wide: boolean }>`
  position: fixed;
  inset: auto 0 0;
  z-index: ${depth.dialog};
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: calc(100dvh - ${space[10]});
  background: ${color.surface};
  color: ${color.ink};
  border-radius: ${radius.panel} ${radius.panel} 0 0;
  box-shadow: ${shadow.floating};
  opacity: 0;
  transform: translateY(${space[8]});
  transition: opacity ${motion.calm}, transform ${motion.calm};
  &[data-enter] {
    opacity: 1;
    transform: none;
  }
  &:focus-visible {
    outline: none;
  }
  ${media.tablet} {
    inset: ${space[4]};
    width: fit-content;
    min-width: min(100%, ${width.narrow});
    max-width: ${({ $wide }) => ($wide ? width.content : width.dialog)};
    height: fit-content;
    max-height: calc(100dvh - ${space[16]});
    margin: auto;
    border-radius: ${radius.panel};
    transform: translateY(${space[2]});
  }
  ${media.low} {
    inset: auto 0 0;
    max-height: 100dvh;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[5]} ${space[4]} ${space[3]} ${space[6]};
  ${media.low} {
    padding-block: ${space[2]};
  }
`;
const Title = styled.div`
  display: grid;
  align-items: center;
  min-height: ${target.medium};
`;
const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[1]} ${space[6]} ${space[6]};
  ${media.low} {
    flex: none;
    overflow-y: visible;
  }
`;
const Foot = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  padding: 0 ${space[6]} calc(${space[6]} + env(safe-area-inset-bottom));
  /* Scrolled content fades out above the buttons. */
  &::before {
    content: '';
    position: absolute;
    inset: auto 0 100%;
    height: ${space[4]};
    background: linear-gradient(to top, ${color.surface}, transparent);
    pointer-events: none;
  }
  ${media.belowPhone} {
    flex-direction: column-reverse;
    & > * {
      width: 100%;
    }
  }
`;

/** A dialog over the page: the focus stays in it, Escape closes it, and the focus returns to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  size = 'medium',
  role = 'dialog',
  describedBy,
  initialFocus,
  findFocus,
  finalFocus,
  locked = false,
  lang,
}: DialogProps) {
  const focus = {
    ...(initialFocus ? { initialFocus } : {}),
    ...(finalFocus ? { finalFocus } : {}),
  };
  return (
    <Panel
      $wide={size === 'wide'}
      open={open}
      onClose={(event) => {
        if (locked) event.preventDefault();
        else onClose();
      }}
      role={role}
      lang={lang}
      aria-describedby={describedBy}
      backdrop={<Backdrop />}
      hideOnInteractOutside={role === 'dialog' && !locked}
      unmountOnHide
      getPersistentElements={toastElements}
      onKeyDown={trapTab}
      autoFocusOnShow={() => {
        const found = findFocus?.() ?? null;
        found?.focus();
        return found === null;
      }}
      {...focus}
    >
      <Head>
        <Title>
          <Ariakit.DialogHeading render={<Heading level={2} look="sub" />}>
            {title}
          </Ariakit.DialogHeading>
        </Title>
        {closeLabel === undefined ? null : (
          <IconButton
            data-dialog-dismiss=""
            label={closeLabel}
            icon={<X aria-hidden="true" />}
            onClick={onClose}
            disabled={locked}
          />
        )}
      </Head>
      {children ? <Body>{children}</Body> : null}
      {footer ? <Foot>{footer}</Foot> : null}
    </Panel>
  );
}
