import { css } from 'styled-components';
import { media, theme } from '../theme/theme';

const { border, color, fontSize, fontWeight, motion, radius, space, target } = theme;

const variants = {
  primary: css`
    background: ${color.primary};
    color: ${color.onPrimary};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.primaryHover};
    }
  `,
  accent: css`
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.accentHover};
    }
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.ink};
    border-color: ${color.edge};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.sunken};
      border-color: ${color.ink};
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.primary};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.primarySoft};
    }
  `,
  danger: css`
    background: ${color.dangerSolid};
    color: ${color.onDanger};
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.dangerSolidHover};
    }
  `,
};
export type ButtonVariant = keyof typeof variants;

const sizes = {
  small: css`
    min-height: ${target.small};
    padding: ${space[1]} ${space[3]};
    font-size: ${fontSize.small};
    ${media.touch} {
      min-height: ${target.medium};
    }
  `,
  medium: css`
    min-height: ${target.medium};
    padding: ${space[2]} ${space[5]};
    font-size: ${fontSize.body};
  `,
  large: css`
    min-height: ${target.large};
    padding: ${space[3]} ${space[6]};
    font-size: ${fontSize.lead};
  `,
};
export type ButtonSize = keyof typeof sizes;

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $fullWidth: boolean;
}

/** The styles that a Button and a LinkButton share. */
export const buttonStyles = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  width: ${({ $fullWidth }) => ($fullWidth ? '100%' : 'auto')};
  border: ${border.edge} solid transparent;
  border-radius: ${radius.input};
  font-weight: ${fontWeight.semibold};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick},
    transform ${motion.quick};
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(${theme.size.pixel});
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: ${color.sunken};
    border-color: transparent;
    color: ${color.muted};
    cursor: not-allowed;
  }
  svg {
    flex: none;
    width: ${theme.icon.medium};
    height: ${theme.icon.medium};
  }
`;
