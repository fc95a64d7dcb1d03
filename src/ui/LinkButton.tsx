import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styled from 'styled-components';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles';

export interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  fullWidth?: boolean | undefined;
  icon?: ReactNode;
}

const Root = styled(Link)<ButtonLook>`
  ${buttonStyles}
`;

/** A link to a screen that looks like a button. A link cannot be disabled: show a disabled Button instead. */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  fullWidth = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Root $variant={variant} $size={size} $fullWidth={fullWidth} {...rest}>
      {icon}
      <span>{children}</span>
    </Root>
  );
}
