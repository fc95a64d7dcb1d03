import * as Ariakit from '@ariakit/react/popover';
import { useLingui } from '@lingui/react';
import { LogOut } from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useLanguage } from '../../platform/store/useLanguage';
import { theme } from '../../theme/theme';
import { LanguageChoice } from '../../ui/LanguageChoice';
import { SchemeSwitch } from '../SchemeSwitch';
import { MenuCount } from './MenuCount';
import { memberMenuLinks } from './memberMenuLinks';
import { menuLine } from './menuStyles';
import { useCurrentLink } from './useCurrentLink';
import { useSignOut } from './useSignOut';

const { border, color, depth, fontWeight, motion, radius, shadow, space } = theme;

interface Props {
  open: boolean;
  onClose: () => void;
  /** The element below which the menu opens. */
  opener: RefObject<HTMLElement | null>;
  name: string | undefined;
}

const Panel = styled(Ariakit.Popover)`
  z-index: ${depth.header};
  width: 17rem;
  max-width: calc(100vw - ${space[8]});
  max-height: var(--popover-available-height, 100vh);
  overflow-y: auto;
  padding: ${space[2]};
  background: ${color.surface};
  color: ${color.ink};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.card};
  box-shadow: ${shadow.floating};
  opacity: 0;
  transition: opacity ${motion.quick};
  &[data-enter] {
    opacity: 1;
  }
`;
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
    <Ariakit.PopoverProvider
      open={open}
      setOpen={(next) => {
        if (!next) onClose();
      }}
      placement="bottom-end"
    >
      <Panel
        portal
        gutter={8}
        overflowPadding={16}
        unmountOnHide
        aria-label={i18n.t('Din menu')}
        getAnchorRect={() => opener.current?.getBoundingClientRect() ?? null}
        finalFocus={opener}
        hideOnInteractOutside={(event) => !opener.current?.contains(event.target as Node)}
      >
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
      </Panel>
    </Ariakit.PopoverProvider>
  );
}
