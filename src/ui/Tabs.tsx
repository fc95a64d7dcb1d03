import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme';

/** The id of a tab; it labels the tab's panel. */
export function tabId(idBase: string, value: string): string {
  return `${idBase}-tab-${value}`;
}

/** The id of a panel, which its tab controls. */
export function tabPanelId(idBase: string, value: string): string {
  return `${idBase}-panel-${value}`;
}

const { border, color, fontSize, fontWeight, motion, radius, size, space, target } = theme;

export interface TabOption<Value extends string> {
  value: Value;
  label: string;
  /** The number of entries in the panel. */
  count?: number | undefined;
  icon?: ReactNode;
}
export interface TabsProps<Value extends string> {
  /** Ties the tabs to their TabPanels; unique on the page. */
  idBase: string;
  /** The name of the list of tabs. */
  label: string;
  tabs: readonly TabOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `side` is a column of tabs beside the panels, as on the dashboard; on a phone it is a row as well. */
  look?: 'line' | 'side' | undefined;
}

const List = styled.div<{ $side: boolean }>`
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 calc(-1 * ${border.line}) 0 ${color.line};
  ${media.belowPhone} {
    gap: 0;
  }
  ${media.desktop} {
    ${({ $side }) => ($side ? 'flex-direction: column; overflow: visible; box-shadow: none;' : '')}
  }
`;
const Tab = styled.button<{ $side: boolean }>`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target.medium};
  padding: ${space[2]} ${space[4]};
  color: ${color.muted};
  font-weight: ${fontWeight.semibold};
  white-space: nowrap;
  transition: color ${motion.quick};
  svg {
    width: ${theme.icon.medium};
    height: ${theme.icon.medium};
  }
  ${media.belowPhone} {
    flex: auto;
    justify-content: center;
    gap: ${space[1]};
    padding-inline: ${space[1]};
    /* Five tabs with counts, in either language. */
    font-size: ${fontSize.small};
    svg {
      display: none;
    }
  }
  &::after {
    content: '';
    position: absolute;
    inset: auto ${space[2]} 0;
    height: ${size.barThin};
    background: transparent;
    border-radius: ${radius.round} ${radius.round} 0 0;
    transition: background-color ${motion.quick};
  }
  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
  &[aria-selected='true'] {
    color: ${color.primary};
    &::after {
      background: ${color.primary};
      ${media.forcedColours} {
        background: Highlight;
      }
      forced-color-adjust: none;
    }
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${border.strong});
    border-radius: ${radius.small};
  }
  ${media.desktop} {
    ${({ $side }) =>
      $side
        ? `
      width: 100%;
      border-radius: ${radius.input};
      &::after { content: none; }
      &[aria-selected='true'] { background: ${color.primarySoft}; }
    `
        : ''}
  }
`;
const Count = styled.span<{ $side: boolean }>`
  min-width: ${target.minimum};
  padding-inline: ${space[2]};
  background: ${color.sunken};
  border-radius: ${radius.round};
  color: ${color.ink};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  text-align: center;
  ${media.belowPhone} {
    min-width: 0;
    padding-inline: ${space[1]};
  }
  ${media.desktop} {
    ${({ $side }) => ($side ? 'margin-left: auto;' : '')}
  }
`;

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs: a single tab stop. The arrow keys move between the tabs, and the panel changes with them. */
export function Tabs<Value extends string>({
  idBase,
  label,
  tabs,
  value,
  onChange,
  look = 'line',
}: TabsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const side = look === 'side';

  function moveByKey(event: KeyboardEvent<HTMLButtonElement>, index: number) {
    const vertical = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const step = vertical && !side ? undefined : steps[event.key];
    const next = step ? tabs[step(index, tabs.length)] : undefined;
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[id="${tabId(idBase, next.value)}"]`)?.focus();
  }

  return (
    <List ref={list} role="tablist" aria-label={label} $side={side}>
      {tabs.map((tab, index) => {
        const selected = tab.value === value;
        return (
          <Tab
            key={tab.value}
            id={tabId(idBase, tab.value)}
            type="button"
            role="tab"
            aria-selected={selected}
            aria-controls={selected ? tabPanelId(idBase, tab.value) : undefined}
            tabIndex={selected ? 0 : -1}
            $side={side}
            onClick={() => onChange(tab.value)}
            onKeyDown={(event) => moveByKey(event, index)}
          >
            {tab.icon}
            {tab.label}
            {tab.count === undefined ? null : <Count $side={side}>{tab.count}</Count>}
          </Tab>
        );
      })}
    </List>
  );
}
