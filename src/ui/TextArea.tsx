import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { fieldStyles } from './fieldStyles';
import { mergeRefs } from './mergeRefs';
import { usePasteNotice } from './usePasteNotice';

export interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldProps {
  /** Grows with its text between these heights in px; above `max` it scrolls. */
  autoGrow?: { min: number; max: number } | undefined;
}

const Area = styled.textarea<{ $grows: boolean }>`
  ${fieldStyles}
  display: block;
  line-height: ${theme.lineHeight.body};
  resize: ${({ $grows }) => ($grows ? 'none' : 'vertical')};
`;

/** Several lines of text. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  autoGrow,
  rows = autoGrow ? 1 : 4,
  id,
  ref,
  onPaste,
  onInput,
  ...rest
}: TextAreaProps) {
  const pasting = usePasteNotice({ maxLength: rest.maxLength, onPaste, onInput });
  const own = useRef<HTMLTextAreaElement>(null);
  const { min, max } = autoGrow ?? { min: 0, max: 0 };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides the height
  useLayoutEffect(() => {
    const area = own.current;
    if (!area || max === 0) return;
    area.style.height = 'auto';
    const borders = area.offsetHeight - area.clientHeight;
    const wanted = area.scrollHeight + borders;
    area.style.height = `${Math.min(max, Math.max(min, wanted))}px`;
    area.style.overflowY = wanted > max ? 'auto' : 'hidden';
  }, [rest.value, min, max]);

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
        <Area
          {...control}
          dir="auto"
          ref={mergeRefs(own, ref)}
          rows={rows}
          $grows={autoGrow !== undefined}
          onPaste={pasting.onPaste}
          onInput={pasting.onInput}
          {...rest}
        />
      )}
    </FieldFrame>
  );
}
