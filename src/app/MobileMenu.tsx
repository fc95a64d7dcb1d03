import { useLingui } from '@lingui/react';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '../../domain/addresses';
import { useLanguage } from '../store/useLanguage';
import { useUnread } from '../store/useUnread';
import { theme } from '../theme/theme';
import { Badge } from '../ui/Badge';
import { Drawer } from '../ui/Drawer';
import { LanguageChoice } from '../ui/LanguageChoice';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface Props {
  open: boolean;
  onClose: () => void;
  signedIn: boolean;
  /** Of the signed-in user; undefined for a visitor and until it is known. */
  name: string | undefined;
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
`;

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.target.large};
  padding-inline: ${theme.space[3]};
  border-radius: ${theme.radius.input};
  font-size: ${theme.fontSize.lead};
  font-weight: ${theme.fontWeight.medium};
  text-decoration: none;
  &:hover,
  &[aria-current='page'] {
    background: ${theme.color.primarySoft};
    color: ${theme.color.primary};
  }
`;

const Languages = styled.div`
  margin-block-start: ${theme.space[6]};
  padding-block-start: ${theme.space[4]};
  border-block-start: ${theme.border.line} solid ${theme.color.line};
`;

const visitorLinks = [
  { to: addresses.signIn, label: /*i18n*/ 'Log ind', lang: 'da' },
  { to: addresses.signUp, label: /*i18n*/ 'Opret konto', lang: 'da' },
] as const;

const messagesLabel = 'Messages';

/** `Messages` and `Profile` are the labels as given (§2). */
const memberLinks = [
  { to: addresses.dashboard, label: /*i18n*/ 'Mit skur', lang: 'da' },
  { to: `${addresses.dashboard}?tab=messages`, label: /*i18n*/ 'Messages', lang: 'en' },
  { to: addresses.profile, label: /*i18n*/ 'Profile', lang: 'en' },
] as const;

/** The header's links on a narrow screen (§2), in a drawer from the right. */
export function MobileMenu({ open, onClose, signedIn, name }: Props) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const unread = useUnread();
  const { locale } = i18n;
  const links = [
    { to: addresses.home, label: /*i18n*/ 'Forside', lang: 'da' },
    { to: addresses.browse, label: /*i18n*/ 'Find værktøj', lang: 'da' },
    ...(signedIn ? memberLinks : visitorLinks),
  ] as const;

  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="right"
      title={name ?? i18n.t('Menu')}
      closeLabel={i18n.t('Luk menu')}
    >
      <nav aria-label={i18n.t('Menu')}>
        <List>
          {links.map((link) => (
            <li key={link.label}>
              <Item
                to={link.to}
                end
                lang={locale === 'asGiven' ? link.lang : locale}
                onClick={onClose}
              >
                {i18n.t(link.label)}
                {link.label === messagesLabel && unread > 0 && (
                  <Badge $tone="solid">
                    <VisuallyHidden>, </VisuallyHidden>
                    {unread}
                    <VisuallyHidden> {i18n.t('ulæste')}</VisuallyHidden>
                  </Badge>
                )}
              </Item>
            </li>
          ))}
        </List>
      </nav>
      <Languages>
        <LanguageChoice {...language} />
      </Languages>
    </Drawer>
  );
}
