import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../theme/theme';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { fieldStyles } from './fieldStyles';
import { usePasteNotice } from './usePasteNotice';

const { color, fontSize, space, target } = theme;

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'size'>, FieldProps {
  size?: 'medium' | 'large' | undefined;
  /** An icon inside, before the text. */
  icon?: ReactNode;
  /** Inside, after the text: a unit or a small button. */
  suffix?: ReactNode;
}

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;
const Input = styled.input<{ $large: boolean; $icon: boolean; $suffix: boolean }>`
  ${fieldStyles}
  ${({ $large }) =>
    $large &&
    css`
      min-height: ${target.large};
      font-size: ${fontSize.lead};
    `}
  ${({ $icon }) => $icon && `padding-left: calc(${space[3]} + ${space[8]});`}
  ${({ $suffix }) => $suffix && `padding-right: ${space[14]};`}
  &::-webkit-search-cancel-button,
  &::-webkit-inner-spin-button,
  &::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
  &[type='number'] {
    appearance: textfield;
  }
`;
const Icon = styled.span`
  position: absolute;
  left: ${space[3]};
  display: grid;
  color: ${color.muted};
  pointer-events: none;
  svg {
    width: ${theme.icon.medium};
    height: ${theme.icon.medium};
  }
`;
const Suffix = styled.span`
  position: absolute;
  right: ${space[2]};
  display: inline-flex;
  align-items: center;
  padding-inline: ${space[1]};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

/** A single-line field, with any text-like `type` of a native input. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  size = 'medium',
  icon,
  suffix,
  id,
  type = 'text',
  onPaste,
  onInput,
  ...rest
}: TextFieldProps) {
  const pasting = usePasteNotice({ maxLength: rest.maxLength, onPaste, onInput });
  return (
    <FieldFrame
      id={id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      notice={pasting.notice}
      required={rest.required}
    >
      {(control) => (
        <Box>
          {icon ? <Icon aria-hidden="true">{icon}</Icon> : null}
          <Input
            {...control}
            type={type}
            dir={type === 'text' || type === 'search' ? 'auto' : undefined}
            $large={size === 'large'}
            $icon={Boolean(icon)}
            $suffix={Boolean(suffix)}
            onPaste={pasting.onPaste}
            onInput={pasting.onInput}
            {...rest}
          />
          {suffix ? <Suffix>{suffix}</Suffix> : null}
        </Box>
      )}
    </FieldFrame>
  );
}
