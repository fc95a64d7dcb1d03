import { useLingui } from '@lingui/react';
import { Check, CheckCheck } from 'lucide-react';
import styled from 'styled-components';
import { formatMessageTime } from '../../../../domain/messageTime';
import type { Message } from '../../../store/api/conversationsApi';
import { theme } from '../../../theme/theme';
import { useSpoken } from '../../../ui/useSpoken';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

const { border, color, fontSize, icon, radius, space } = theme;

const Item = styled.li`
  display: flex;
  margin-block-start: ${space[1]};
  &[data-opens-run] {
    margin-block-start: ${space[3]};
  }
  &[data-own] {
    justify-content: flex-end;
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

interface Props {
  message: Message;
  /** Written by who looks at it: on the right, with ticks (§2). */
  own: boolean;
  senderName: string;
  opensRun: boolean;
  closesRun: boolean;
  now: Date;
}

/** One message: the words, when they were sent (§9), and of the own ones whether they are read. */
export function MessageBubble({ message, own, senderName, opensRun, closesRun, now }: Props) {
  const { i18n } = useLingui();
  const language = useSpoken('en');
  // The sample writes English.
  const written = language === 'en' ? undefined : 'en';
  return (
    <Item
      data-own={own || undefined}
      data-opens-run={opensRun || undefined}
      data-closes-run={closesRun || undefined}
    >
      <Bubble>
        <Words lang={written}>
          <VisuallyHidden lang={written && language}>
            {own ? i18n.t('You:') : `${senderName}:`}{' '}
          </VisuallyHidden>
          {message.content}
        </Words>
        <Sent>
          <time dateTime={message.timestamp}>
            {formatMessageTime(message.timestamp, now, language)}
          </time>
          {own ? <Ticks read={message.read} /> : null}
        </Sent>
      </Bubble>
    </Item>
  );
}

/** One tick: sent. Two: read. */
function Ticks({ read }: { read: boolean }) {
  const { i18n } = useLingui();
  return (
    <>
      {read ? <Read aria-hidden="true" /> : <Check aria-hidden="true" />}
      <VisuallyHidden>{read ? i18n.t('Read') : i18n.t('Not read yet')}</VisuallyHidden>
    </>
  );
}
