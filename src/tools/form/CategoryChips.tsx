import { useLingui } from '@lingui/react';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Chip } from '../../ui/Chip';
import { FieldError } from '../../ui/FieldFrame';
import { Row } from '../../ui/Row';
import { Skeleton } from '../../ui/Skeleton';
import { Text } from '../../ui/Text';
import type { ToolFormValues } from './toolForm';

const { border, color, fontSize, fontWeight, radius, space } = theme;

const Group = styled.fieldset`
  border-radius: ${radius.input};
  &[aria-invalid='true'] legend {
    color: ${color.danger};
  }
  &:focus-visible {
    outline: ${border.strong} solid ${color.focus};
    outline-offset: ${space[2]};
  }
`;
const Legend = styled.legend`
  margin-block-end: ${space[2]};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  line-height: 1.4;
  &::after {
    content: ' *';
    content: ' *' / '';
    color: ${color.danger};
  }
`;

const Wrong = styled(FieldError)`
  margin-block-start: ${space[2]};
`;

const Note = styled(Text)`
  margin-block-start: ${space[2]};
  &:empty {
    margin: 0;
  }
`;

interface Props {
  name: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  error?: string;
  /** The names to choose from; null while they load. */
  names: readonly string[] | null;
  /** Why a category is chosen already; announced when it appears. */
  note?: string | undefined;
  /** A chosen category that the member has not clicked yet: the first click confirms it, and does not remove it. */
  guessed?: string | null;
  onConfirm?: () => void;
}

/** The categories as chips that are switched on and off; at least one (§5). */
export function CategoryChips({ names, error, note, guessed, onConfirm, ...group }: Props) {
  const id = useId();
  const { i18n } = useLingui();
  const { values, setFieldValue } = useFormikContext<ToolFormValues>();
  const chosen = values.categories;
  const toggle = (name: string) =>
    name === guessed
      ? onConfirm?.()
      : setFieldValue(
          'categories',
          chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name],
        );

  return (
    // Focusable by script only: the group gets the focus when the red box is about it.
    <Group
      {...group}
      {...(error && { 'aria-invalid': true, 'aria-describedby': id })}
      tabIndex={-1}
      aria-busy={names === null}
    >
      <Legend>{i18n.t('Categories')}</Legend>
      <Row $gap={2}>
        {names === null
          ? ['7rem', '6rem', '8rem', '5rem', '6rem'].map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
              <Skeleton key={index} $width={width} $height={theme.target.small} $shape="round" />
            ))
          : names.map((name) => (
              <Chip key={name} pressed={chosen.includes(name)} onToggle={() => toggle(name)}>
                {i18n.t(name)}
              </Chip>
            ))}
      </Row>
      {error ? <Wrong id={id}>{error}</Wrong> : null}
      {note === undefined ? null : (
        <Note role="status" $size="small" $tone="muted">
          {note}
        </Note>
      )}
    </Group>
  );
}
