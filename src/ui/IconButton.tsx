import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, theme } from '../theme/theme';

const { border, color, motion, radius, target } = theme;

const variants = {
  quiet: css`
    color: ${color.ink};
    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: ${color.sunken};
      }
    }
  `,
  lined: css`
    color: ${color.ink};
    background: ${color.surface};
    border-color: ${color.edge};
    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: ${color.sunken};
        border-color: ${color.ink};
      }
    }
  `,
  solid: css`
    color: ${color.onPrimary};
    background: ${color.primary};
    ${media.hover} {
      &:hover:not(:disabled, [aria-disabled='true']) {
        background: ${color.primaryHover};
      }
    }
  `,
};

const sizes = { small: target.small, medium: target.medium } as const;

export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** Its accessible name. */
  label: string;
  icon: ReactNode;
  variant?: keyof typeof variants | undefined;
  /** 36 or 44 px; never under 44 for a finger. */
  size?: keyof typeof sizes | undefined;
}

const Root = styled.button<{ $variant: keyof typeof variants; $size: keyof typeof sizes }>`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => sizes[$size]};
  height: ${({ $size }) => sizes[$size]};
  border: ${border.edge} solid transparent;
  border-radius: ${radius.round};
  transition:
    background-color ${motion.quick},
    color ${motion.quick},
    transform ${motion.quick};
  ${({ $variant }) => variants[$variant]}
  &:active:not(:disabled, [aria-disabled='true']) {
    transform: scale(0.94);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  svg {
    width: ${theme.icon.medium};
    height: ${theme.icon.medium};
  }
  ${media.touch} {
    /* The target grows for a finger, the picture does not. */
    &::after {
      content: '';
      position: absolute;
      inset: 50% auto auto 50%;
      width: max(100%, ${target.medium});
      height: max(100%, ${target.medium});
      transform: translate(-50%, -50%);
    }
  }
`;

/** A button that shows only an icon; its label is required. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Root type={type} aria-label={label} $variant={variant} $size={size} {...rest}>
      {icon}
    </Root>
  );
}
