import { useLingui } from '@lingui/react';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useLanguage } from '../../platform/store/useLanguage';
import { theme } from '../../theme/theme';
import { FloatingPanel, type FloatingPanelProps } from '../../ui/FloatingPanel';
import { LanguageChoice } from '../../ui/LanguageChoice';
import { menuLine } from '../../ui/menuStyles';
import { SchemeSwitch } from '../SchemeSwitch';
import { MenuCount } from './MenuCount';
import { memberMenuLinks } from './memberMenuLinks';
import { useCurrentLink } from './useCurrentLink';
import { useSignOut } from './useSignOut';

const { border, color, fontWeight, space } = theme;

interface Props extends Pick<FloatingPanelProps, 'open' | 'onClose' | 'opener'> {
  name: string | undefined;
}

const Who = styled.p`
  padding: ${space[2]} ${space[3]} ${space[3]};
  font-weight: ${fontWeight.bold};
`;
const Way = styled(Link)`
  ${menuLine}
`;
const Leave = styled.button`
  ${menuLine}
`;
const End = styled.div`
  margin-block-start: ${space[2]};
  padding-block-start: ${space[2]};
  border-block-start: ${border.line} solid ${color.line};
`;

/** The signed-in member's menu below their picture in the header, with the sign-out button. */
export function AccountMenu({ open, onClose, opener, name }: Props) {
  const { i18n } = useLingui();
  const signOut = useSignOut();
  const language = useLanguage();
  const current = useCurrentLink(memberMenuLinks);
  const { locale } = i18n;
  return (
    <FloatingPanel open={open} onClose={onClose} opener={opener} label={i18n.t('Din menu')}>
      {name && <Who dir="auto">{name}</Who>}
      <nav aria-label={i18n.t('Din menu')}>
        <ul>
          {memberMenuLinks.map(({ to, label, lang, Icon, counted }) => (
            <li key={to}>
              <Way
                to={to}
                lang={locale === 'asGiven' ? lang : undefined}
                aria-current={to === current ? 'page' : undefined}
                onClick={onClose}
              >
                <Icon aria-hidden />
                <span data-words="">{i18n.t(label)}</span>
                {counted && <MenuCount of={counted} />}
              </Way>
            </li>
          ))}
        </ul>
      </nav>
      <End>
        <SchemeSwitch />
        <LanguageChoice {...language} />
      </End>
      <End>
        <Leave
          type="button"
          onClick={() => {
            onClose();
            signOut();
          }}
        >
          <LogOut aria-hidden />
          <span data-words="">{i18n.t('Log ud')}</span>
        </Leave>
      </End>
    </FloatingPanel>
  );
}
