import { Info } from 'lucide-react';
import styled from 'styled-components';
import { formatMessageTime, formatTimeOfDay } from '../../../domain/conversations/messageTime';
import { theme } from '../../theme/theme';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { ShownMessage } from '../hooks/useConversationActions';

const { border, color, fontSize, icon, radius, space } = theme;

const Line = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  width: fit-content;
  max-width: min(100%, 34rem);
  margin: ${space[3]} auto;
  padding: ${space[3]} ${space[4]};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${fontSize.small};
  line-height: 1.5;
  svg {
    flex: none;
    width: ${icon.medium};
    height: ${icon.medium};
    color: ${color.primary};
  }
  time {
    display: block;
    color: ${color.muted};
  }
`;

const Row = styled.li`
  width: fit-content;
  max-width: min(100%, 34rem);
  margin: ${space[1]} auto;
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.4;
  text-align: center;
  text-wrap: balance;
  time {
    white-space: nowrap;
  }
`;

interface Props {
  message: ShownMessage;
  look: 'row' | 'card';
  now: Date;
}

/** A message of Skuret itself in a conversation; the day of a row is in the heading above it. */
export function SystemLine({ message, look, now }: Props) {
  const language = useScreenLanguage('en');
  const { timestamp, content } = message;
  const said = (
    <>
      <VisuallyHidden>Skuret: </VisuallyHidden>
      <span dir="auto">{content}</span>
    </>
  );
  if (look === 'row') {
    return (
      <Row>
        {said} · <time dateTime={timestamp}>{formatTimeOfDay(timestamp, language)}</time>
      </Row>
    );
  }
  return (
    <Line>
      <Info aria-hidden="true" />
      <div>
        {said}
        <time dateTime={timestamp}>{formatMessageTime(timestamp, now, language)}</time>
      </div>
    </Line>
  );
}
