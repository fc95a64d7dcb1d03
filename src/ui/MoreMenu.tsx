import { Ellipsis } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { IconButton, type IconButtonProps } from './IconButton';
import { lazyDialog } from './lazyDialog';
import { menuLine } from './menuStyles';
import { useHasBeenTrue } from './useHasBeenTrue';
import { useScreenState } from './useScreenState';

const { Dialog: FloatingPanel, fetchAhead } = lazyDialog(
  async () => (await import('./FloatingPanel')).FloatingPanel,
);

const Way = styled(Link)`
  ${menuLine}
`;
const Action = styled.button`
  ${menuLine}
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

export interface MenuItem {
  label: string;
  icon: ReactNode;
  /** Where it leads; else `onSelect` acts. */
  to?: string | undefined;
  /** A page outside the app. */
  isOutside?: boolean | undefined;
  onSelect?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

interface Props {
  /** The name of the menu in the screen state. */
  name: string;
  /** Its accessible name. */
  label: string;
  items: readonly MenuItem[];
  variant?: IconButtonProps['variant'];
  size?: IconButtonProps['size'];
  lang?: string | undefined;
}

/** A button with three dots, and the further actions below it. */
export function MoreMenu({ name, label, items, variant, size, lang }: Props) {
  const [open, setOpen] = useScreenState(`menu ${name} open`, false);
  const wasOpened = useHasBeenTrue(open);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        ref={opener}
        label={label}
        icon={<Ellipsis aria-hidden="true" />}
        variant={variant}
        size={size}
        lang={lang}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(!open)}
      />
      {wasOpened ? (
        <FloatingPanel open={open} onClose={close} opener={opener} label={label}>
          <ul lang={lang}>
            {items.map(({ label: word, icon, to, isOutside, onSelect, disabled }) => (
              <li key={word}>
                {to === undefined ? (
                  <Action
                    type="button"
                    disabled={disabled}
                    onClick={() => {
                      // A dialog that the action opens gives the focus back to the button.
                      opener.current?.focus();
                      close();
                      onSelect?.();
                    }}
                  >
                    {icon}
                    <span data-words="">{word}</span>
                  </Action>
                ) : (
                  <Way
                    to={to}
                    reloadDocument={isOutside === true}
                    {...(isOutside && { rel: 'nofollow' })}
                    onClick={close}
                  >
                    {icon}
                    <span data-words="">{word}</span>
                  </Way>
                )}
              </li>
            ))}
          </ul>
        </FloatingPanel>
      ) : null}
    </>
  );
}
