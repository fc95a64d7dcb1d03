import { useLingui } from '@lingui/react';
import { Check, CheckCheck, Clock3 } from 'lucide-react';
import styled from 'styled-components';
import { messageParts } from '../../../domain/conversations/messageLinks';
import { formatMessageTime } from '../../../domain/conversations/messageTime';
import type { MessageWarning } from '../../../domain/conversations/messageWarning';
import { theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { ShownMessage } from '../hooks/useConversationActions';
import { MessagePictures } from './MessagePictures';
import { MessageWarningLine } from './MessageWarningLine';

const Address = styled.a`
  color: ${theme.color.primary};
  text-decoration: underline;
  text-underline-offset: 0.18em;
`;

/** The text of a message, with its addresses as links when `linksOpen` is true. */
function MessageText({ text, linksOpen }: { text: string; linksOpen: boolean }) {
  if (!linksOpen) return text;
  let place = 0;
  return messageParts(text).map((part) => {
    place += part.text.length;
    return part.href === undefined ? (
      part.text
    ) : (
      <Address key={place} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part.text}
      </Address>
    );
  });
}

const { border, color, fontSize, icon, radius, space } = theme;

const Item = styled.li`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  margin-block-start: ${space[1]};
  &[data-opens-run] {
    margin-block-start: ${space[3]};
  }
  [data-dense] &:not([data-opens-run]) {
    margin-block-start: ${border.strong};
  }
  [data-dense] &[data-opens-run] {
    margin-block-start: ${space[2]};
  }
  &[data-own] {
    align-items: flex-end;
  }
`;
const Bubble = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: flex-end;
  gap: 0 ${space[3]};
  max-width: min(84%, 32rem);
  padding: ${space[2]} ${space[3]};
  background: ${color.surface};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.panel};
  [data-closes-run]:not([data-own]) > & {
    border-end-start-radius: ${radius.small};
  }
  [data-own] > & {
    background: ${color.primarySoft};
    border-color: transparent;
  }
  [data-own][data-closes-run] > & {
    border-end-end-radius: ${radius.small};
  }
  [data-refused] > & {
    background: ${color.dangerGround};
    border-color: ${color.danger};
  }
`;
const Words = styled.p`
  flex: 1 1 auto;
  min-width: 0;
  line-height: 1.45;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
const Sent = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
  white-space: nowrap;
  svg {
    width: ${icon.small};
    height: ${icon.small};
  }
`;
const Read = styled(CheckCheck)`
  color: ${color.primary};
`;

const Refusal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]} ${space[2]};
  max-width: min(84%, 32rem);
  margin-block-start: ${space[1]};
  color: ${color.danger};
  font-size: ${fontSize.small};
`;

interface Props {
  message: ShownMessage;
  /** Written by the viewer: on the right, with ticks (§2). */
  own: boolean;
  senderName: string;
  opensRun: boolean;
  closesRun: boolean;
  now: Date;
  /** The language of the text, where it is known and may differ from the screen's. */
  writtenLang: 'en' | undefined;
  linksOpen: boolean;
  warning: MessageWarning | null;
  onSendAgain?: ((clientId: string) => void) | undefined;
  onRemove?: ((clientId: string) => void) | undefined;
}

/** One message: the text, when it was sent (§9), and for the viewer's own whether it is read. */
export function MessageBubble({
  message,
  own,
  senderName,
  opensRun,
  closesRun,
  now,
  writtenLang,
  linksOpen,
  warning,
  onSendAgain,
  onRemove,
}: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const written = language === writtenLang ? undefined : writtenLang;
  const { pending, pictures, content } = message;
  const refusal = pending?.refusal ?? null;
  return (
    <Item
      data-own={own || undefined}
      data-opens-run={opensRun || undefined}
      data-closes-run={closesRun || undefined}
      data-refused={refusal === null ? undefined : true}
    >
      <Bubble>
        {pictures.length > 0 ? (
          <MessagePictures
            messageId={message.id}
            urls={pictures}
            senderName={own ? null : senderName}
          />
        ) : null}
        <Words lang={written} dir="auto">
          <VisuallyHidden dir="ltr" lang={written && language}>
            {own ? i18n.t('You:') : `${senderName}:`}{' '}
          </VisuallyHidden>
          <MessageText text={content} linksOpen={linksOpen} />
        </Words>
        <Sent>
          <time dateTime={message.timestamp}>
            {formatMessageTime(message.timestamp, now, language)}
          </time>
          {own ? <Ticks read={message.read} isOnItsWay={pending !== undefined} /> : null}
        </Sent>
      </Bubble>
      {warning ? <MessageWarningLine warning={warning} senderName={senderName} /> : null}
      {pending && refusal !== null ? (
        <Refusal role="alert">
          <span>{i18n.t(refusal)}</span>
          <Button variant="quiet" size="small" onClick={() => onSendAgain?.(pending.clientId)}>
            {i18n.t('Send again')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => onRemove?.(pending.clientId)}>
            {i18n.t('Remove')}
          </Button>
        </Refusal>
      ) : null}
    </Item>
  );
}

/** A clock: being sent. One tick: sent. Two: read. */
function Ticks({ read, isOnItsWay }: { read: boolean; isOnItsWay: boolean }) {
  const { i18n } = useLingui();
  if (isOnItsWay) {
    return (
      <>
        <Clock3 aria-hidden="true" />
        <VisuallyHidden>{i18n.t('Not sent yet')}</VisuallyHidden>
      </>
    );
  }
  return (
    <>
      {read ? <Read aria-hidden="true" /> : <Check aria-hidden="true" />}
      <VisuallyHidden>{read ? i18n.t('Read') : i18n.t('Not read yet')}</VisuallyHidden>
    </>
  );
}
