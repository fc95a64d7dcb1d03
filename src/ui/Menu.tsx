import * as Ariakit from '@ariakit/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { hangingStyles } from './overlayStyles';

const { border, color, fontWeight, radius, size, space, target } = theme;

interface MenuEntryShared {
  /** Unique in the menu. */
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  tone?: 'plain' | 'danger' | undefined;
  /** A line above it: the beginning of another group. */
  separated?: boolean | undefined;
}
export type MenuEntry = MenuEntryShared & ({ to: string } | { onSelect: () => void });

export interface MenuProps {
  /** The button that opens it, with its own name: a Button or an IconButton. */
  trigger: ReactElement;
  /** The name of the menu where the button's name would not do. */
  label?: string | undefined;
  items: readonly MenuEntry[];
  align?: 'start' | 'end' | undefined;
}

const List = styled(Ariakit.Menu)`
  ${hangingStyles}
  min-width: ${size.menu};
  max-width: ${size.menuMax};
  max-height: min(var(--popover-available-height, 100vh), 70vh);
  overflow-y: auto;
  padding: ${space[2]};
  border-radius: ${radius.card};
`;
const Item = styled(Ariakit.MenuItem)<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${target.medium};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.input};
  color: ${({ $danger }) => ($danger ? color.danger : color.ink)};
  font-weight: ${fontWeight.medium};
  line-height: 1.3;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  svg {
    flex: none;
    width: ${theme.icon.medium};
    height: ${theme.icon.medium};
  }
  &[data-active-item],
  &:hover {
    background: ${({ $danger }) => ($danger ? color.dangerGround : color.sunken)};
  }
  &[data-focus-visible] {
    outline: ${border.strong} solid ${color.focus};
    outline-offset: calc(-1 * ${border.strong});
  }
`;
const Separator = styled(Ariakit.MenuSeparator)`
  margin: ${space[2]} 0;
  border: 0;
  border-top: ${border.line} solid ${color.line};
`;

/** A menu that drops from a button: arrows move, Escape closes, letters find. */
export function Menu({ trigger, label, items, align = 'end' }: MenuProps) {
  return (
    <Ariakit.MenuProvider placement={align === 'end' ? 'bottom-end' : 'bottom-start'}>
      <Ariakit.MenuButton render={trigger} />
      <List
        gutter={8}
        fixed
        unmountOnHide
        {...(label === undefined ? {} : { 'aria-label': label })}
      >
        {items.map((entry) => (
          <MenuLine key={entry.id} entry={entry} />
        ))}
      </List>
    </Ariakit.MenuProvider>
  );
}

function MenuLine({ entry }: { entry: MenuEntry }) {
  const way =
    'to' in entry ? { render: <Link to={entry.to} /> } : { onClick: () => entry.onSelect() };
  return (
    <>
      {entry.separated ? <Separator /> : null}
      <Item $danger={entry.tone === 'danger'} {...way}>
        {entry.icon}
        <span>{entry.label}</span>
      </Item>
    </>
  );
}
