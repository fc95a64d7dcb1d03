import { useLingui } from '@lingui/react';
import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { dayLabel } from '../../../domain/conversations/messageTime';
import { findWarning } from '../../../domain/conversations/messageWarning';
import { getCopenhagenDate } from '../../../domain/values/days';
import { whenNear } from '../../platform/browser/whenNear';
import { useNow } from '../../platform/store/useClock';
import { theme } from '../../theme/theme';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { type ShownMessage, useIsConnected } from '../hooks/useConversationActions';
import { groupMessages } from './groupMessages';
import { MessageBubble } from './MessageBubble';
import { SystemLine } from './SystemLine';
import { TypingIndicator } from './TypingIndicator';
import { useStickToEnd } from './useStickToEnd';

const { border, color, depth, fontSize, fontWeight, radius, space } = theme;

const Area = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
`;
/* Positioned, so that visually hidden parts of messages stay in it: else the page would scroll below its footer. */
const Log = styled.div`
  position: relative;
  height: 100%;
  padding: ${space[2]} ${space[4]} ${space[4]};
  overflow-y: auto;
  /* What comes above is made up for by useStickToEnd. Elsewhere the browser keeps its anchor: without it Chromium takes
     back what is scrolled while the list gets lower. */
  &[data-older] {
    overflow-anchor: none;
  }
  /* The page behind stays where it is when the list has come to its end. */
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: calc(-1 * ${border.strong});
  }
`;
/* A few messages are at the bottom, next to the message field. */
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
  [data-dense] & {
    margin-block-start: ${space[3]};
    padding-block: 0;
  }
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

const Count = styled.span`
  position: absolute;
  inset-block-end: 100%;
  inset-inline-end: 50%;
  transform: translate(50%, 40%);
  pointer-events: none;
`;

const NewFrom = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-block: ${space[3]} ${space[1]};
  color: ${color.accentText};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: ${border.line} solid currentColor;
    opacity: 0.4;
  }
`;
const Older = styled.div`
  display: grid;
  place-items: center;
  min-height: ${space[12]};
`;

/** The state of the older messages, and how they are requested. */
export interface OlderMessages {
  isLoading: boolean;
  /** Whether scrolling requests them: not while the shown messages are being refetched, and not after a failure. */
  byScrolling: boolean;
  onNear: () => void;
}

interface Props {
  messages: readonly ShownMessage[];
  viewerId: string;
  otherName: string;
  otherIsTyping: boolean;
  /** Whether addresses in what the other wrote may be opened. */
  linksOpen: boolean;
  /** Whether telephone numbers, payments elsewhere and imitating links in what the other wrote have a warning. */
  warns?: boolean;
  /** How messages of Skuret look: a thin row between those of members, or a card. */
  systemLook?: 'row' | 'card';
  /** The language of the messages, where it is known: those of the letter are English. */
  writtenLang?: 'en' | undefined;
  /** Given when there are older messages; left out when all are loaded. */
  older?: OlderMessages | undefined;
  /** Called with the newest message of the other once it is seen. */
  onSeen?: ((id: string) => void) | undefined;
  onSendAgain?: ((clientId: string) => void) | undefined;
  onRemove?: ((clientId: string) => void) | undefined;
}

/**
 * Reports the newest message of the other member while the viewer looks at the end of the list, and once more after a
 * reconnect: the first report may have been lost.
 */
function useSeen(newest: ShownMessage | undefined, away: boolean, onSeen: Props['onSeen']): void {
  const isConnected = useIsConnected();
  const id = newest && !newest.read ? newest.id : undefined;
  const say = useEffectEvent(() => {
    if (id !== undefined && document.visibilityState === 'visible') onSeen?.(id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new connection is a new try
  useEffect(() => {
    if (id === undefined || away) return;
    say();
    document.addEventListener('visibilitychange', say);
    return () => document.removeEventListener('visibilitychange', say);
  }, [id, away, isConnected]);
}

/** How many messages of the other have come below while the viewer reads above. */
function useBelow(theirs: readonly ShownMessage[], away: boolean): number {
  const newestId = theirs.at(-1)?.id;
  const [seenId, setSeenId] = useState(newestId);
  useEffect(() => {
    if (!away) setSeenId(newestId);
  }, [away, newestId]);
  if (!away) return 0;
  const from = theirs.findIndex(({ id }) => id === seenId) + 1;
  return theirs.slice(from).filter(({ read }) => !read).length;
}

/** The messages by day (§2): a live region that opens at its end and stays there as it grows. */
export function MessageList({
  messages,
  viewerId,
  otherName,
  otherIsTyping,
  linksOpen,
  warns = false,
  systemLook = 'card',
  writtenLang,
  older,
  onSeen,
  onSendAgain,
  onRemove,
}: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const log = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const now = useNow();
  const today = getCopenhagenDate(now);
  const days = useMemo(() => groupMessages(messages), [messages]);
  const ids = useMemo(() => messages.map(({ id }) => id), [messages]);
  const { away, toEnd } = useStickToEnd(log, ids);
  const isTheirs = ({ senderId }: ShownMessage) => senderId !== viewerId;
  useSeen(messages.findLast(isTheirs), away, onSeen);
  const below = useBelow(messages.filter(isTheirs), away);
  // The first unread message when the conversation was opened.
  const [unreadFrom] = useState(() => messages.find((each) => isTheirs(each) && !each.read)?.id);
  const [newFrom, keepNewFrom] = useScreenState<string | undefined>('new from', undefined);
  const keepUnread = useEffectEvent(() => {
    if (newFrom === undefined && unreadFrom !== undefined) keepNewFrom(unreadFrom);
  });
  // For time travel, which mounts the list again when all is read.
  useEffect(keepUnread, []);

  const near = useEffectEvent(() => older?.onNear());
  const waitsAbove = older?.byScrolling === true;
  const firstId = messages[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another first message the top has moved
  useEffect(() => {
    if (!waitsAbove || !top.current) return;
    return whenNear(top.current, near, 200);
  }, [waitsAbove, firstId]);

  return (
    <Area>
      <Log
        ref={log}
        role="log"
        aria-label={i18n.t('Messages with {otherName}', { otherName })}
        aria-busy={older?.isLoading || undefined}
        data-older={older ? '' : undefined}
        data-dense={systemLook === 'row' || undefined}
        tabIndex={0}
      >
        <Content>
          {older ? (
            <Older ref={top}>
              <Button variant="quiet" size="small" loading={older.isLoading} onClick={older.onNear}>
                {i18n.t('Older messages')}
              </Button>
            </Older>
          ) : null}
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
                  <Fragment key={message.clientId ?? message.id}>
                    {message.id === (newFrom ?? unreadFrom) ? (
                      <NewFrom>{i18n.t('New')}</NewFrom>
                    ) : null}
                    {message.type === 'system' ? (
                      <SystemLine message={message} look={systemLook} now={now} />
                    ) : (
                      <MessageBubble
                        message={message}
                        own={message.senderId === viewerId}
                        senderName={otherName}
                        opensRun={opensRun}
                        closesRun={closesRun}
                        now={now}
                        writtenLang={writtenLang}
                        linksOpen={linksOpen || message.senderId === viewerId}
                        warning={
                          warns && isTheirs(message)
                            ? findWarning(message.content, location.hostname)
                            : null
                        }
                        onSendAgain={onSendAgain}
                        onRemove={onRemove}
                      />
                    )}
                  </Fragment>
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
            label={
              below === 0
                ? i18n.t('Go to the newest message')
                : i18n.t('Go to the newest message, {count} unread', { count: below })
            }
            icon={<ArrowDown aria-hidden="true" />}
            onClick={() => {
              toEnd();
              log.current?.focus();
            }}
          />
          {below > 0 ? (
            <Count>
              <Badge $tone="solid" aria-hidden="true">
                {below}
              </Badge>
            </Count>
          ) : null}
        </Latest>
      ) : null}
    </Area>
  );
}
