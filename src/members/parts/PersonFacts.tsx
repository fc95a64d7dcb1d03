import { useLingui } from '@lingui/react';
import { BadgeCheck, CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatMonthYear } from '../../../domain/values/daysInWords';
import { theme } from '../../theme/theme';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

const { color, icon, space } = theme;

interface PersonFactsProps {
  /** Null when it is unknown. */
  location: ReactNode;
  /** A calendar date or an ISO instant. */
  memberSince: string;
  /** The verified facts about the member, as given; null for none. */
  verifiedLabel: string | null;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  color: ${color.muted};
  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  svg {
    flex: none;
    width: ${icon.small};
    height: ${icon.small};
  }
`;
const Verified = styled.li`
  color: ${color.success};
`;

/** The facts under a person's name: location, member since, and what is verified. */
export function PersonFacts({ location, memberSince, verifiedLabel }: PersonFactsProps) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  return (
    <List>
      {location !== null && (
        <li>
          <MapPin aria-hidden />
          {location}
        </li>
      )}
      <li>
        <CalendarDays aria-hidden />
        {i18n.t('Member since {createdAt}', {
          createdAt: formatMonthYear(memberSince, language),
        })}
      </li>
      {verifiedLabel !== null && (
        <Verified>
          <BadgeCheck aria-hidden />
          {i18n.t(verifiedLabel)}
        </Verified>
      )}
    </List>
  );
}
