import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { media, theme } from '../theme/theme';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles';
import { mergeRefs } from './mergeRefs';
import { Spinner } from './Spinner';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  fullWidth?: boolean | undefined;
  /** Shows progress and disables the button. Afterwards the button gets its focus back. */
  loading?: boolean | undefined;
  icon?: ReactNode;
}

const Root = styled.button<ButtonLook & { $loading: boolean }>`
  ${buttonStyles}
  ${({ $loading }) =>
    $loading &&
    css`
      &:disabled {
        cursor: progress;
      }
    `}
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  /* A name in it may be longer than a phone is wide. */
  ${media.belowPhone} {
    overflow-wrap: anywhere;
  }
`;

/** A button. `type` is `button` unless told otherwise. */
export function Button({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  loading = false,
  disabled = false,
  icon,
  type = 'button',
  children,
  ref,
  ...rest
}: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  // A disabled button loses the focus. It gets the focus back, so that keyboard users keep their place.
  useLayoutEffect(() => {
    if (loading) {
      hadFocus.current = document.activeElement === own.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      const nobodyElse =
        document.activeElement === null || document.activeElement === document.body;
      if (nobodyElse) own.current?.focus();
    }
  }, [loading]);

  return (
    <Root
      ref={mergeRefs(own, ref)}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
      $loading={loading}
      {...rest}
    >
      {loading ? <Spinner /> : icon}
      <Label>{children}</Label>
    </Root>
  );
}
