import { useLingui } from '@lingui/react';
import {
  CalendarCheck,
  Heart,
  type LucideIcon,
  MessageCircle,
  PackageCheck,
  Star,
} from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import type { CalendarDate } from '../../../domain/values/days';
import type { Activity } from '../../bookings/api/bookingsApi';
import { theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { RoundIcon } from '../../ui/RoundIcon';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage, useWrittenLang } from '../../ui/useScreenLanguage';
import { nodeHere, withNode } from '../../ui/withNode';
import { activityText } from './activityText';
import { activityWhen } from './activityWhen';

const { color, fontSize, space } = theme;

const icons: Record<Activity['kind'], LucideIcon> = {
  BOOKING_COMPLETED: PackageCheck,
  REVIEW_WRITTEN: Star,
  TOOL_FETCHED: CalendarCheck,
  TOOL_LENT: CalendarCheck,
  TOOL_SAVED: Heart,
  MESSAGE_RECEIVED: MessageCircle,
};

const List = styled.ol`
  display: grid;
  gap: ${space[4]};
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  font-size: ${fontSize.small};
  line-height: 1.45;
  time {
    color: ${color.muted};
  }
`;

interface Props {
  /** Undefined until it has loaded. */
  activity: readonly Activity[] | undefined;
  failed: boolean;
  today: CalendarDate;
}

/** Recent activity, newest first (§2). */
export function RecentActivity({ activity, failed, today }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const written = useWrittenLang();
  const id = useId();
  return (
    <Stack as="section" $gap={4} aria-labelledby={id}>
      <Heading level={2} look="small" id={id}>
        {i18n.t('Seneste aktivitet')}
      </Heading>
      {failed && !activity && <Text $tone="muted">{i18n.t('Vi kunne ikke hente listen.')}</Text>}
      {!failed && !activity && <Skeleton $height="12rem" $shape="lines" />}
      {activity?.length === 0 && (
        <Text $tone="muted">{i18n.t('Der er ikke sket noget endnu.')}</Text>
      )}
      {activity && activity.length > 0 && (
        <List>
          {activity.map((happened) => {
            const { createdAt, tool } = happened;
            const told = { ...happened, tool: { ...tool, name: nodeHere } };
            const Icon = icons[happened.kind];
            return (
              <Item key={happened.id}>
                <RoundIcon $size="small" $ground={color.sunken} $ink={color.muted} aria-hidden>
                  <Icon />
                </RoundIcon>
                <div>
                  <p>{withNode(activityText(told, i18n), <bdi lang={written}>{tool.name}</bdi>)}</p>
                  <time dateTime={createdAt}>{activityWhen(createdAt, today, i18n, language)}</time>
                </div>
              </Item>
            );
          })}
        </List>
      )}
    </Stack>
  );
}
