import { useLingui } from '@lingui/react';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, use, useRef, useState } from 'react';
import styled from 'styled-components';
import { hasVisibleText } from '../../../domain/values/visibleText';
import { readDraft, removeDraft, writeDraft } from '../../platform/browser/draftStorage';
import { theme } from '../../theme/theme';
import { chipHover, chipLook } from '../../ui/chipStyles';
import { FrozenContext } from '../../ui/FrozenContext';
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

const Replies = styled.ul`
  display: flex;
  flex: 1 0 100%;
  gap: ${space[2]};
  min-width: 0;
  /* The room for the focus ring, which a list that scrolls would cut off. */
  margin: calc(-1 * ${space[1]});
  padding: ${space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  [data-keyboard] > form > & {
    @container conversation (max-height: 20rem) {
      display: none;
    }
  }
`;
const Reply = styled.button`
  ${chipLook}
  ${chipHover}
  white-space: nowrap;
`;

/** In px (§9). */
const inputHeight = { min: 44, max: 120 };

interface Props {
  otherName: string;
  /** Short messages, in the language of the catalogues' keys. One that is chosen is written into the empty field. */
  replies?: readonly string[] | undefined;
  onSend: (text: string) => void;
  /** Where the text is kept until it is sent, so that it survives a reload. */
  draftKey?: string | undefined;
  /** The attachments, where pictures can be sent. */
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
  replies = [],
  onSend,
  draftKey,
  pictures,
  onTyping,
  maxLength,
}: Props) {
  const { i18n } = useLingui();
  // A former moment does not include what was typed.
  const still = use(FrozenContext);
  const [text, setText] = useState(() => (still ? '' : readText(draftKey)));
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

  const canReply = replies.length > 0 && !hasPictures && text === '';
  return (
    <Bar onSubmit={submit} data-composer="">
      {canReply ? (
        <Replies aria-label={i18n.t('Quick replies')}>
          {replies.map((reply) => (
            <li key={reply}>
              <Reply
                type="button"
                onClick={() => {
                  write(i18n.t(reply));
                  field.current?.focus();
                }}
              >
                {i18n.t(reply)}
              </Reply>
            </li>
          ))}
        </Replies>
      ) : null}
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
