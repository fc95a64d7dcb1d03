import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { Status } from '../../ui/Status';
import { useScreenState } from '../../ui/useScreenState';

const { border, color, fontSize, fontWeight, radius, shadow, space, target } = theme;

/** It has no height, so that a floating panel moves nothing on the page when it opens. */
const Anchor = styled.div`
  position: relative;
  &:not([data-in-flow]) {
    height: 0;
  }
`;
const Panel = styled.div`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline: 0;
  z-index: ${theme.depth.dropdown};
  max-height: min(28rem, 60dvh);
  padding: ${space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  text-align: start;
  background: ${color.surface};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.card};
  box-shadow: ${shadow.floating};
  &[data-in-flow] {
    position: static;
    /* The name of a group and three of its tools, whole. */
    max-height: 12.25rem;
    margin-block-start: ${space[2]};
    box-shadow: none;
  }
`;
const Group = styled.div`
  & + & {
    margin-block-start: ${space[2]};
    padding-block-start: ${space[2]};
    border-block-start: ${border.line} solid ${color.line};
  }
`;
const GroupName = styled.div`
  padding: ${space[1]} ${space[3]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
`;
const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${target.minimum};
  padding: ${space[1]} ${space[3]};
  color: ${color.ink};
  border-radius: ${radius.small};
  cursor: pointer;
  ${media.touch} {
    min-height: ${target.medium};
  }
  &[aria-selected='true'] {
    background: ${color.primarySoft};
    outline: ${border.line} solid ${color.primary};
    outline-offset: calc(-1 * ${border.line});
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
  > svg {
    flex: none;
    width: ${theme.icon.small};
    height: ${theme.icon.small};
    color: ${color.muted};
  }
`;
/* Two lines on a phone, so that neither the name nor the price is cut off. */
const Said = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  ${media.tablet} {
    flex-direction: row;
    align-items: center;
    gap: ${space[3]};
  }
`;
const Cut = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Detail = styled.span`
  display: flex;
  flex: none;
  min-width: 0;
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.3;
  white-space: pre;
  > :first-child {
    flex: 0 1 auto;
  }
  ${media.tablet} {
    max-width: 55%;
  }
`;

export interface Suggestion {
  key: string;
  icon: ReactNode;
  label: string;
  /** The language of the label, where it is not the screen's. */
  lang?: string | undefined;
  /** Two parts. Where they do not fit, the end of the first part is cut off. */
  detail?: readonly [string, string] | undefined;
  onChoose: () => void;
  /** Whether the list stays open after the choice. */
  stays?: boolean;
}

export interface SuggestionGroup {
  name: string;
  options: readonly Suggestion[];
}

interface Props {
  /** The field that the suggestions belong to; it becomes a combobox while it has the focus. */
  field: RefObject<HTMLInputElement | null>;
  label: string;
  /** Announced to people who cannot see that suggestions appeared. */
  countText: string;
  groups: readonly SuggestionGroup[];
  /** The person has finished a text: by Enter, or by leaving the field. */
  onFinish: (text: string) => void;
  /**
   * Whether the list stands between the field and what follows instead of floating above it. It then stays open when
   * the field loses the focus: closing it would move what the person is about to press.
   */
  inFlow?: boolean;
}

/**
 * Suggestions below a field, by the combobox pattern of ARIA: arrows go through them, Enter takes one, Escape closes
 * them and leaves the text. The field mounts before this list is fetched, so the list itself adds listeners and ARIA
 * attributes to it.
 */
export function SuggestionList({
  field,
  label,
  countText,
  groups,
  onFinish,
  inFlow = false,
}: Props) {
  const listId = useId();
  const [open, setOpen] = useScreenState('suggestions open', false);
  /** Kept by key, because results that arrive while a person moves through the list change the positions. */
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const shown = groups.filter(({ options }) => options.length > 0);
  const options = shown.flatMap((group) => group.options);
  const isShown = open && options.length > 0;
  const active = isShown ? options.findIndex(({ key }) => key === activeKey) : -1;
  const activeOption = options[active];
  const getId = (option: Suggestion) => `${listId}-${options.indexOf(option)}`;
  const activeId = activeOption && getId(activeOption);

  const close = () => {
    setOpen(false);
    setActiveKey(null);
  };
  const choose = ({ onChoose, stays }: Suggestion) => {
    onChoose();
    setActiveKey(null);
    if (!stays) setOpen(false);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (options.length === 0) return;
      event.preventDefault();
      if (!open) setOpen(true);
      // The text itself is one more position besides the options: -1.
      const places = options.length + 1;
      const step = key === 'ArrowDown' ? 1 : -1;
      setActiveKey(options[((active + 1 + step + places) % places) - 1]?.key ?? null);
    } else if (key === 'Escape' && isShown) {
      // Otherwise the browser would clear the field.
      event.preventDefault();
      close();
    } else if (key === 'Enter' && activeOption) {
      event.preventDefault();
      choose(activeOption);
    } else if (key === 'Enter') {
      onFinish(field.current?.value ?? '');
      close();
    }
  });
  const typed = useEffectEvent(() => {
    setActiveKey(null);
    setOpen(true);
  });
  const show = useEffectEvent(() => setOpen(true));
  const leave = useEffectEvent(() => {
    if (!inFlow) close();
  });
  const finish = useEffectEvent(() => onFinish(field.current?.value ?? ''));

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const listeners: [string, (event: Event) => void][] = [
      ['keydown', (event) => press(event as KeyboardEvent)],
      ['input', () => typed()],
      ['focus', () => show()],
      ['click', () => show()],
      ['blur', () => leave()],
      ['change', () => finish()],
    ];
    for (const [name, listener] of listeners) input.addEventListener(name, listener);
    // The list is fetched when the field gets the focus, so the focus event is over by now.
    if (document.activeElement === input) show();
    return () => {
      for (const [name, listener] of listeners) input.removeEventListener(name, listener);
    };
  }, [field]);

  useEffect(() => {
    const input = field.current;
    if (!input || !isShown) return;
    const marks = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': 'true',
      'aria-controls': listId,
    };
    for (const [name, value] of Object.entries(marks)) input.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(marks)) input.removeAttribute(name);
    };
  }, [field, isShown, listId]);

  useEffect(() => {
    const input = field.current;
    if (!input || activeId === undefined) return;
    input.setAttribute('aria-activedescendant', activeId);
    document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
    return () => input.removeAttribute('aria-activedescendant');
  }, [field, activeId]);

  return (
    <Anchor data-in-flow={inFlow || undefined}>
      <Status>{isShown ? countText : ''}</Status>
      {isShown ? (
        // The field keeps the focus while an option is pressed.
        <Panel
          id={listId}
          role="listbox"
          aria-label={label}
          data-in-flow={inFlow || undefined}
          onPointerDown={keepFocus}
        >
          {shown.map((group) => (
            <Group key={group.name} role="group" aria-label={group.name}>
              <GroupName aria-hidden="true">{group.name}</GroupName>
              {group.options.map((option) => (
                <Option
                  key={option.key}
                  id={getId(option)}
                  role="option"
                  aria-selected={option === activeOption}
                  onClick={() => choose(option)}
                >
                  {option.icon}
                  <Said>
                    <Cut lang={option.lang}>{option.label}</Cut>
                    {option.detail ? (
                      <Detail>
                        <Cut>{option.detail[0]}</Cut>
                        <span>{option.detail[1]}</span>
                      </Detail>
                    ) : null}
                  </Said>
                </Option>
              ))}
            </Group>
          ))}
        </Panel>
      ) : null}
    </Anchor>
  );
}

function keepFocus(event: { preventDefault: () => void }) {
  event.preventDefault();
}
