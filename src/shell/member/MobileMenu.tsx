import { useLingui } from '@lingui/react';
import { Heart, House, LogIn, LogOut, Plus, Search, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '../../../domain/values/addresses';
import { useDifferences } from '../../platform/store/useDifferences';
import { useLanguage } from '../../platform/store/useLanguage';
import { theme } from '../../theme/theme';
import { Drawer } from '../../ui/Drawer';
import { LanguageChoice } from '../../ui/LanguageChoice';
import { menuLine } from '../../ui/menuStyles';
import { SchemeSwitch } from '../SchemeSwitch';
import { MenuCount } from './MenuCount';
import { type MemberMenuLink, memberMenuLinks } from './memberMenuLinks';
import { useCurrentLink } from './useCurrentLink';
import { useSignOut } from './useSignOut';

interface Props {
  open: boolean;
  onClose: () => void;
  signedIn: boolean;
  /** Of the signed-in member; undefined for a visitor and until it is known. */
  name: string | undefined;
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
`;

const Item = styled(Link)`
  ${menuLine}
  min-height: ${theme.target.large};
  font-size: ${theme.fontSize.lead};
`;
const Leave = styled.button`
  ${menuLine}
  min-height: ${theme.target.large};
  font-size: ${theme.fontSize.lead};
`;

const Languages = styled.div`
  margin-block-start: ${theme.space[6]};
  padding-block-start: ${theme.space[4]};
  border-block-start: ${theme.border.line} solid ${theme.color.line};
`;

const everybodysLinks: readonly MemberMenuLink[] = [
  { to: addresses.home, label: /*i18n*/ 'Forside', lang: 'da', Icon: House },
  { to: addresses.browse, label: /*i18n*/ 'Find værktøj', lang: 'da', Icon: Search },
];

const visitorLinks: readonly MemberMenuLink[] = [
  {
    to: addresses.favorites,
    label: /*i18n*/ 'Favoritter',
    lang: 'da',
    Icon: Heart,
    counted: 'favourites',
    onlyInFull: true,
  },
  {
    to: addresses.lend,
    label: /*i18n*/ 'Udlån dit værktøj',
    lang: 'da',
    Icon: Plus,
    onlyInFull: true,
  },
  { to: addresses.signIn, label: /*i18n*/ 'Log ind', lang: 'da', Icon: LogIn },
  { to: addresses.signUp, label: /*i18n*/ 'Opret konto', lang: 'da', Icon: UserPlus },
];

/** The header's links on a narrow screen (§2), in a drawer from the right. */
export function MobileMenu({ open, onClose, signedIn, name }: Props) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { locale } = i18n;
  const { hasFullMenu } = useDifferences();
  const signOut = useSignOut();
  const links = [...everybodysLinks, ...(signedIn ? memberMenuLinks : visitorLinks)].filter(
    ({ onlyInFull }) => hasFullMenu || !onlyInFull,
  );

  const current = useCurrentLink(links);

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
          {links.map(({ to, label, lang, Icon, counted }) => (
            <li key={label}>
              <Item
                to={to}
                lang={locale === 'asGiven' ? lang : locale}
                aria-current={to === current ? 'page' : undefined}
                onClick={onClose}
              >
                <Icon aria-hidden />
                <span data-words="">{i18n.t(label)}</span>
                {counted && <MenuCount of={counted} />}
              </Item>
            </li>
          ))}
          {hasFullMenu && signedIn && (
            <li>
              <Leave
                type="button"
                lang={locale === 'asGiven' ? 'da' : locale}
                onClick={() => {
                  onClose();
                  signOut();
                }}
              >
                <LogOut aria-hidden />
                <span data-words="">{i18n.t('Log ud')}</span>
              </Leave>
            </li>
          )}
        </List>
      </nav>
      <Languages>
        <LanguageChoice {...language} />
        {hasFullMenu && <SchemeSwitch />}
      </Languages>
    </Drawer>
  );
}
