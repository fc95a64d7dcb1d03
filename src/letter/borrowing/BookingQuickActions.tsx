import { useLingui } from '@lingui/react';
import { ChevronRight, CircleHelp, History, Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '../../../domain/values/addresses';
import { media, theme } from '../../theme/theme';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';

const { color, fontWeight, icon, radius, space, target } = theme;

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${target.medium};
  margin-inline: calc(-1 * ${space[3]});
  padding-inline: ${space[3]};
  border-radius: ${radius.input};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  svg {
    flex: none;
    width: ${icon.medium};
    height: ${icon.medium};
    color: ${color.primary};
  }
  svg:last-child {
    margin-inline-start: auto;
    color: ${color.muted};
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;

const ways = [
  { to: addresses.browse, label: /*i18n*/ 'Browse Tools', icon: <Search aria-hidden="true" /> },
  { to: addresses.history, label: /*i18n*/ 'Rental History', icon: <History aria-hidden="true" /> },
  { to: addresses.help, label: /*i18n*/ 'Get Help', icon: <CircleHelp aria-hidden="true" /> },
] as const;

/** Links from the borrowed tools to related screens (§2). */
export function BookingQuickActions() {
  const { i18n } = useLingui();
  return (
    <Card as="section" aria-labelledby="quick-actions" $padding="medium">
      <Stack $gap={2}>
        <Heading level={2} look="small" id="quick-actions">
          {i18n.t('Quick Actions')}
        </Heading>
        <ul>
          {ways.map((way) => (
            <li key={way.to}>
              <Way to={way.to}>
                {way.icon}
                {i18n.t(way.label)}
                <ChevronRight aria-hidden="true" />
              </Way>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
