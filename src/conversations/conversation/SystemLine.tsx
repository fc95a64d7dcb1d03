import { Info } from 'lucide-react';
import styled from 'styled-components';
import { formatMessageTime } from '../../../domain/conversations/messageTime';
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

/** A message of Skuret itself in a conversation. */
export function SystemLine({ message, now }: { message: ShownMessage; now: Date }) {
  const language = useScreenLanguage('en');
  const { timestamp, content } = message;
  return (
    <Line>
      <Info aria-hidden="true" />
      <div>
        <VisuallyHidden>Skuret: </VisuallyHidden>
        <span dir="auto">{content}</span>
        <time dateTime={timestamp}>{formatMessageTime(timestamp, now, language)}</time>
      </div>
    </Line>
  );
}
