import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { TextLink } from '../../ui/TextLink';
import { type SettingsSectionId, settingsSections } from './SettingsSection';
import { type SettingsPart, settingsParts } from './settingsParts';

const { border, color, fontWeight, radius, space, target } = theme;

const Nav = styled.nav`
  position: sticky;
  inset-block-start: ${space[24]};
  ${media.low} {
    position: static;
  }
  ul {
    display: grid;
    gap: ${space[3]};
  }
  ${media.belowDesktop} {
    display: none;
  }
`;
/* On a phone the links stand in a row that wraps. */
const Parts = styled(Nav)`
  ul {
    gap: ${space[1]};
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${target.medium};
    padding-inline: ${space[3]};
    border-radius: ${radius.input};
    color: ${color.ink};
    text-decoration: none;
    &:hover {
      background: ${color.sunken};
    }
    &[aria-current] {
      background: ${color.primarySoft};
      color: ${color.primary};
      font-weight: ${fontWeight.semibold};
    }
  }
  ${media.belowDesktop} {
    display: block;
    position: static;
    ul {
      display: flex;
      flex-wrap: wrap;
    }
    a {
      border: ${border.line} solid ${color.line};
    }
  }
`;

function List({ children, parts = false }: { children: ReactNode; parts?: boolean }) {
  const { i18n } = useLingui();
  const Root = parts ? Parts : Nav;
  return (
    <Root aria-label={i18n.t('Settings')}>
      <ul>{children}</ul>
    </Root>
  );
}

/** Links to the parts of the settings; the shown one is marked. */
export function SettingsPartsNav({ part }: { part: SettingsPart }) {
  const { i18n } = useLingui();
  return (
    <List parts>
      {settingsParts.map(({ id, title }) => (
        <li key={id}>
          <Link to={{ search: `?part=${id}` }} aria-current={id === part ? 'page' : undefined}>
            {i18n.t(title)}
          </Link>
        </li>
      ))}
    </List>
  );
}

/** Links to the sections of the letter, where the screen has room beside them. */
export function SettingsNav({ sections }: { sections: readonly SettingsSectionId[] }) {
  const { i18n } = useLingui();
  return (
    <List>
      {sections.map((id) => (
        <li key={id}>
          <TextLink look="quiet" to={{ hash: id }} replace>
            {i18n.t(settingsSections[id])}
          </TextLink>
        </li>
      ))}
    </List>
  );
}
