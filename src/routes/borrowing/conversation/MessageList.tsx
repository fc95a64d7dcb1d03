import { useLingui } from '@lingui/react';
import { ArrowDown } from 'lucide-react';
import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { copenhagenDateOf } from '../../../../domain/days';
import { dayLabel } from '../../../../domain/messageTime';
import type { Conversation } from '../../../store/api/conversationsApi';
import { useNow } from '../../../store/useClock';
import { theme } from '../../../theme/theme';
import { IconButton } from '../../../ui/IconButton';
import { useSpoken } from '../../../ui/useSpoken';
import { groupMessages } from './groupMessages';
import { MessageBubble } from './MessageBubble';
import { TypingIndicator } from './TypingIndicator';
import { useStickToEnd } from './useStickToEnd';

const { border, color, depth, fontSize, fontWeight, radius, space } = theme;

const Area = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
`;
const Log = styled.div`
  height: 100%;
  padding: ${space[2]} ${space[4]} ${space[4]};
  overflow-y: auto;
  /* The page behind stays where it is when the list has come to its end. */
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: calc(-1 * ${border.strong});
  }
`;
/* A few messages lie at the bottom, next to where the answer is written. */
const Content = styled.div`
  display: grid;
  align-content: end;
  justify-items: stretch;
  min-height: 100%;
`;
const DayLabel = styled.h2`
  width: fit-content;
  margin: ${space[4]} auto ${space[1]};
  padding: ${space[1]} ${space[3]};
  background: ${color.sunken};
  border-radius: ${radius.round};
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
  line-height: 1.3;
`;
const Nothing = styled.p`
  margin-block-start: ${space[8]};
  color: ${color.muted};
  text-align: center;
`;
const Latest = styled.div`
  position: absolute;
  inset-block-end: ${space[3]};
  inset-inline-end: ${space[4]};
  z-index: ${depth.raised};
`;

interface Props {
  conversation: Conversation;
  otherName: string;
}

/** The messages by day (§2): a live region that opens at its end and stays there as it grows. */
export function MessageList({ conversation, otherName }: Props) {
  const { i18n } = useLingui();
  const language = useSpoken('en');
  const { messages, typingParticipantId, viewerId } = conversation;
  const log = useRef<HTMLDivElement>(null);
  const now = useNow();
  const today = copenhagenDateOf(now);
  const days = useMemo(() => groupMessages(messages), [messages]);
  const { away, toEnd } = useStickToEnd(log);
  const otherIsTyping = typingParticipantId !== null && typingParticipantId !== viewerId;

  return (
    <Area>
      <Log
        ref={log}
        role="log"
        aria-label={i18n.t('Messages with {otherName}', { otherName })}
        tabIndex={0}
      >
        <Content>
          {days.length === 0 ? (
            <Nothing>{i18n.t('No messages yet. Write the first one.')}</Nothing>
          ) : null}
          {days.map((day) => (
            <section key={day.date} aria-labelledby={`day-${day.date}`}>
              <DayLabel id={`day-${day.date}`}>
                <time dateTime={day.date}>{dayLabel(day.date, today, language)}</time>
              </DayLabel>
              <ol>
                {day.messages.map(({ message, opensRun, closesRun }) => (
                  <MessageBubble
                    key={message.id}
                    message={message}
                    own={message.senderId === viewerId}
                    senderName={otherName}
                    opensRun={opensRun}
                    closesRun={closesRun}
                    now={now}
                  />
                ))}
              </ol>
            </section>
          ))}
          {otherIsTyping ? <TypingIndicator name={otherName} /> : null}
        </Content>
      </Log>
      {away ? (
        <Latest>
          <IconButton
            variant="lined"
            label={i18n.t('Go to the newest message')}
            icon={<ArrowDown aria-hidden="true" />}
            onClick={() => {
              toEnd();
              log.current?.focus();
            }}
          />
        </Latest>
      ) : null}
    </Area>
  );
}
