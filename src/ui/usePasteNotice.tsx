import { useLingui } from '@lingui/react';
import { type ClipboardEvent, type InputEvent, useState } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Options<Element extends Field> {
  maxLength: number | undefined;
  onPaste: ((event: ClipboardEvent<Element>) => void) | undefined;
  onInput: ((event: InputEvent<Element>) => void) | undefined;
}

/** Browsers drop line breaks in a field of one line, and count one character for each in others. */
const clean = (pasted: string, field: Field) =>
  field instanceof HTMLInputElement
    ? pasted.replaceAll(/[\r\n]/g, '')
    : pasted.replaceAll('\r\n', '\n');

function TooLong(values: { maxLength: number; leftOut: number }) {
  const { i18n } = useLingui();
  return i18n.t(
    'There is room for {maxLength} characters. The last {leftOut} were left out.',
    values,
  );
}

/**
 * Says how many characters of what was pasted had no room, because browsers cut it silently. The notice is undefined for
 * a field without a limit, and empty while there is nothing to say.
 */
export function usePasteNotice<Element extends Field>({
  maxLength,
  onPaste,
  onInput,
}: Options<Element>) {
  const [leftOut, setLeftOut] = useState(0);
  return {
    notice:
      maxLength === undefined ? undefined : leftOut > 0 ? (
        <TooLong maxLength={maxLength} leftOut={leftOut} />
      ) : (
        ''
      ),
    onPaste: (event: ClipboardEvent<Element>) => {
      if (maxLength !== undefined) {
        const field = event.currentTarget;
        const { value, selectionStart, selectionEnd } = field;
        const pasted = clean(event.clipboardData.getData('text/plain'), field);
        const room = maxLength - value.length + (selectionEnd ?? 0) - (selectionStart ?? 0);
        setLeftOut(Math.max(0, pasted.length - room));
      }
      onPaste?.(event);
    },
    onInput: (event: InputEvent<Element>) => {
      // What is typed afterwards; the input of the paste itself keeps the words.
      const { inputType } = event.nativeEvent;
      if (inputType !== 'insertFromPaste') setLeftOut(0);
      onInput?.(event);
    },
  };
}
