import { useLingui } from '@lingui/react';
import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { formatPeriod } from '../../../domain/bookings/rentalPeriod';
import { formatMessageTime } from '../../../domain/conversations/messageTime';
import { to } from '../../../domain/values/addresses';
import { theme } from '../../theme/theme';
import { ToolPicture } from '../../tools/parts/ToolPicture';
import { IconButton } from '../../ui/IconButton';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { AvailabilityAlert } from '../api/availabilityAlertsApi';
import { ListRow } from './ListRow';

const Thumb = styled.div`
  flex: none;
  width: ${theme.space[12]};
  border-radius: ${theme.radius.input};
  overflow: hidden;
`;
const Name = styled.div`
  overflow-wrap: anywhere;
  font-weight: ${theme.fontWeight.semibold};
`;

interface Props {
  alert: AvailabilityAlert;
  now: Date;
  busy: boolean;
  onRemove: () => void;
}

/** Days of a tool that the person waits for, or was notified of. */
export function AvailabilityAlertRow({ alert, now, busy, onRemove }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const { tool, toolName, startDate, endDate, units, toldAt } = alert;
  const days = formatPeriod(startDate, endDate, language);
  const period = units > 1 ? `${days} · ${i18n.t('{quantity} stk.', { quantity: units })}` : days;
  const quantity = units > 1 ? units : null;
  const state = () => {
    if (tool === null) return i18n.t('Værktøjet udlejes ikke for tiden.');
    return toldAt === null
      ? i18n.t('Vi siger til, når alle dagene er ledige.')
      : i18n.t('Du fik besked {when}.', { when: formatMessageTime(toldAt, now, language) });
  };
  return (
    <ListRow
      start={
        tool && (
          <Thumb>
            <ToolPicture tool={tool} />
          </Thumb>
        )
      }
      end={
        <IconButton
          label={i18n.t('Vent ikke længere på {toolName} {period}', { toolName, period })}
          icon={<Trash2 aria-hidden="true" />}
          disabled={busy}
          onClick={onRemove}
        />
      }
    >
      <Name>
        {tool === null ? (
          toolName
        ) : (
          <TextLink
            to={`${to.tool(tool.id)}${to.book(tool.id, { start: startDate, end: endDate, quantity }).slice(to.book(tool.id).length)}`}
          >
            <bdi>{toolName}</bdi>
          </TextLink>
        )}
      </Name>
      <Text $size="small" $tabular>
        {period}
      </Text>
      <Text $size="small" $tone="muted">
        {state()}
      </Text>
    </ListRow>
  );
}
