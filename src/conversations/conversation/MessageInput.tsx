import { useLingui } from '@lingui/react';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { hasVisibleText } from '../../../domain/values/visibleText';
import { readDraft, removeDraft, writeDraft } from '../../platform/browser/draftStorage';
import { theme } from '../../theme/theme';
import { IconButton } from '../../ui/IconButton';
import { TextArea } from '../../ui/TextArea';

const { border, color, space } = theme;

const Bar = styled.form`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[2]};
  padding: ${space[3]} ${space[3]} calc(${space[3]} + var(--bottom-inset, env(safe-area-inset-bottom)));
  background: ${color.surface};
  border-block-start: ${border.line} solid ${color.line};
  [data-keyboard] > & {
    padding-block: ${space[2]};
  }
`;
const Grows = styled.div`
  flex: 1;
  min-width: 0;
  textarea {
    /* Between the keyboard and the header of a phone on its side there is less than 120 px. */
    max-height: calc(100cqh - 2 * ${space[2]});
  }
`;

/** In px (§9). */
const inputHeight = { min: 44, max: 120 };

interface Props {
  otherName: string;
  onSend: (text: string) => void;
  /** Where the text is kept until it is sent, so that it survives a reload. */
  draftKey?: string | undefined;
  /** What goes with the text, where pictures can be sent. */
  pictures?: { field: ReactNode; list: ReactNode; canSend: boolean; count: number } | undefined;
  /** Called when something is typed. */
  onTyping?: (() => void) | undefined;
  maxLength?: number | undefined;
}

/** Whether the key belongs to an input method that is composing a word. Safari says so only by the key code. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

function readText(draftKey: string | undefined): string {
  const draft = draftKey === undefined ? null : readDraft(draftKey);
  return typeof draft === 'string' ? draft : '';
}

/** The message field (§2): Enter sends, Shift and Enter begin a new line, blank texts are not sent. */
export function MessageInput({
  otherName,
  onSend,
  draftKey,
  pictures,
  onTyping,
  maxLength,
}: Props) {
  const { i18n } = useLingui();
  const [text, setText] = useState(() => readText(draftKey));
  const write = (next: string) => {
    setText(next);
    if (draftKey === undefined) return;
    if (!hasVisibleText(next)) removeDraft(draftKey);
    else writeDraft(draftKey, next);
  };
  const field = useRef<HTMLTextAreaElement>(null);
  const hasPictures = pictures !== undefined && pictures.count > 0;
  const isReady = hasPictures ? pictures.canSend : hasVisibleText(text);

  const send = () => {
    if (!isReady) return;
    onSend(text.trim());
    write('');
    field.current?.focus();
  };
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  return (
    <Bar onSubmit={submit}>
      {pictures?.list}
      {pictures?.field}
      <Grows>
        <TextArea
          ref={field}
          label={i18n.t('Message to {otherName}', { otherName })}
          hideLabel
          placeholder={i18n.t('Write a message')}
          autoGrow={inputHeight}
          enterKeyHint="send"
          autoComplete="off"
          maxLength={maxLength}
          value={text}
          onChange={(event) => {
            write(event.currentTarget.value);
            if (hasVisibleText(event.currentTarget.value)) onTyping?.();
          }}
          onKeyDown={sendByKey}
        />
      </Grows>
      <IconButton
        type="submit"
        variant="solid"
        label={i18n.t('Send message')}
        icon={<SendHorizontal aria-hidden="true" />}
        disabled={!isReady}
        // Keeps the focus in the field, so that a phone's keyboard stays open.
        onMouseDown={(event) => event.preventDefault()}
      />
    </Bar>
  );
}
