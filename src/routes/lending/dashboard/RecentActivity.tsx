import {
  Banknote,
  CalendarCheck,
  Heart,
  type LucideIcon,
  MessageCircle,
  PackageCheck,
  Star,
} from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import type { Activity } from '../../../../domain/activity';
import type { CalendarDate } from '../../../../domain/days';
import { theme } from '../../../theme/theme';
import { Heading } from '../../../ui/Heading';
import { Skeleton } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { activityWhen } from './activityWhen';

const { color, fontSize, icon, radius, space, target } = theme;

const icons: Record<Activity['kind'], LucideIcon> = {
  booking: CalendarCheck,
  review: Star,
  message: MessageCircle,
  return: PackageCheck,
  payment: Banknote,
  favourite: Heart,
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
const Sign = styled.span`
  display: grid;
  place-items: center;
  width: ${target.small};
  height: ${target.small};
  border-radius: ${radius.round};
  background: ${color.sunken};
  color: ${color.muted};
  svg {
    width: ${icon.small};
    height: ${icon.small};
  }
`;

interface Props {
  /** Undefined until it is there. */
  activity: readonly Activity[] | undefined;
  failed: boolean;
  today: CalendarDate;
}

/** What happened lately, newest first (§2). */
export function RecentActivity({ activity, failed, today }: Props) {
  const id = useId();
  return (
    <Stack as="section" $gap={4} aria-labelledby={id}>
      <Heading level={2} look="small" id={id}>
        Seneste aktivitet
      </Heading>
      {failed && !activity && <Text $tone="muted">Vi kunne ikke hente listen.</Text>}
      {!failed && !activity && <Skeleton $height="12rem" $shape="box" />}
      {activity && (
        <List>
          {activity.map(({ id: key, kind, text, at }) => {
            const Icon = icons[kind];
            return (
              <Item key={key}>
                <Sign aria-hidden>
                  <Icon />
                </Sign>
                <div>
                  <p>{text}</p>
                  <time dateTime={at}>{activityWhen(at, today)}</time>
                </div>
              </Item>
            );
          })}
        </List>
      )}
    </Stack>
  );
}
