import { Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { Stack } from '../../ui/Stack';

const { border, color, space } = theme;

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
`;
/* The button stands at the end of the line; two fields stand below each other on a phone. */
const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[2]};
  &[data-fields='2'] {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
    ${media.belowTablet} {
      grid-template-columns: minmax(0, 1fr) auto;
      & > :first-child {
        grid-column: 1 / -1;
      }
      & + & {
        padding-block-start: ${space[4]};
        border-block-start: ${border.line} solid ${color.line};
      }
    }
  }
`;

interface Props<R> {
  label: string;
  rows: readonly R[];
  /** The values of a new row. */
  blank: R;
  onChange: (rows: R[]) => void;
  /** How many fields stand in a row. */
  fields: 1 | 2;
  renderFields: (row: R, number: number, change: (row: R) => void) => ReactNode;
  addLabel: string;
  removeLabel: (number: number) => string;
}

/**
 * Rows that can be added and removed; one is always kept (§5). The focus goes to the first field of the
 * row that was added, or of the one that took the removed row's place.
 */
export function FormRows<R>({
  label,
  rows,
  blank,
  onChange,
  fields,
  renderFields,
  addLabel,
  removeLabel,
}: Props<R>) {
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<number | null>(null);

  // The row that gets the focus exists only after the rows have rendered.
  useLayoutEffect(() => {
    const index = focusNext.current;
    if (index === null) return;
    focusNext.current = null;
    list.current?.children[Math.min(index, rows.length - 1)]?.querySelector('input')?.focus();
  }, [rows]);

  const insert = (index: number) => {
    focusNext.current = index;
    onChange(rows.toSpliced(index, 0, blank));
  };
  const remove = (index: number) => {
    focusNext.current = index;
    onChange(rows.toSpliced(index, 1));
  };
  // Enter adds the next row instead of submitting the whole form.
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    insert(index + 1);
  };

  return (
    <Stack $gap={4}>
      <List ref={list} aria-label={label}>
        {rows.map((row, index) => (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no state of its own: `rows` holds all its text
            key={index}
            data-fields={fields}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {renderFields(row, index + 1, (next) => onChange(rows.with(index, next)))}
            <IconButton
              label={removeLabel(index + 1)}
              icon={<Trash2 aria-hidden="true" />}
              disabled={rows.length === 1}
              onClick={() => remove(index)}
            />
          </Item>
        ))}
      </List>
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => insert(rows.length)}
        >
          {addLabel}
        </Button>
      </div>
    </Stack>
  );
}
