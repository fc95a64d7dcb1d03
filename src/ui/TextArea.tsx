import { useLingui } from '@lingui/react';
import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { fieldStyles } from './fieldStyles';
import { mergeRefs } from './mergeRefs';

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
  const { i18n } = useLingui();
  const { maxLength } = rest;
  /** How many characters of what was pasted had no room. */
  const [leftOut, setLeftOut] = useState(0);
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

  const tooLong =
    leftOut > 0
      ? i18n.t('There is room for {maxLength} characters. The last {leftOut} were left out.', {
          maxLength,
          leftOut,
        })
      : undefined;

  return (
    <FieldFrame
      id={id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      notice={maxLength === undefined ? undefined : (tooLong ?? '')}
      required={rest.required}
    >
      {(control) => (
        <Area
          {...control}
          dir="auto"
          ref={mergeRefs(own, ref)}
          rows={rows}
          $grows={autoGrow !== undefined}
          onPaste={(event) => {
            if (maxLength !== undefined) {
              const { value, selectionStart, selectionEnd } = event.currentTarget;
              const pasted = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
              const room = maxLength - value.length + selectionEnd - selectionStart;
              setLeftOut(Math.max(0, pasted.length - room));
            }
            onPaste?.(event);
          }}
          onInput={(event) => {
            // What is typed afterwards; the input of the paste itself keeps the words.
            const { inputType } = event.nativeEvent as InputEvent;
            if (inputType !== 'insertFromPaste') setLeftOut(0);
            onInput?.(event);
          }}
          {...rest}
        />
      )}
    </FieldFrame>
  );
}
