import { useLingui } from '@lingui/react';
import { CreditCard, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { choiceCover } from '../../ui/choiceStyles';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const { border, color, fontWeight, icon, motion, radius, size, space, target } = theme;

interface Method {
  id: string;
  brand: string;
  last4: string;
  isDefault: boolean;
}

interface Props {
  label: string;
  methods: readonly Method[];
  /** Null is a new card, where `newLabel` offers one. */
  value: string | null;
  /** The label of a new card; without it no new card can be chosen. */
  newLabel?: string;
  disabled?: boolean;
  onChange: (id: string | null) => void;
}

const Root = styled.fieldset`
  display: grid;
  gap: ${space[2]};
`;
const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${target.large};
  padding: ${space[2]} ${space[4]};
  background: ${color.surface};
  border: ${border.edge} solid ${color.line};
  border-radius: ${radius.input};
  font-weight: ${fontWeight.medium};
  font-variant-numeric: tabular-nums;
  transition: border-color ${motion.quick};
  svg {
    flex: none;
    width: ${icon.large};
    height: ${icon.large};
    color: ${color.muted};
  }
  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      border-color: ${color.edge};
    }
  }
  &:has(:checked) {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  &:has(:focus-visible) {
    outline: ${border.strong} solid ${color.focus};
    outline-offset: ${border.strong};
  }
`;
const Native = styled.input`
  ${choiceCover}
`;
/** The dot of a radio button: the input itself covers the whole line. */
const Dot = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${size.checkBox};
  height: ${size.checkBox};
  margin-inline-start: auto;
  border: ${border.edge} solid ${color.edge};
  border-radius: ${radius.round};
  input:checked ~ & {
    border-color: ${color.primary};
  }
  input:checked ~ &::after {
    content: '';
    width: ${size.dot};
    height: ${size.dot};
    border-radius: ${radius.round};
    background: ${color.primary};
    ${media.forcedColours} {
      background: Highlight;
    }
  }
`;

function Line({
  children,
  ...input
}: {
  children: ReactNode;
  name: string;
  value: string;
  checked: boolean;
  disabled: boolean;
  onChange: () => void;
}) {
  return (
    <Choice>
      <Native type="radio" {...input} />
      {children}
      <Dot aria-hidden="true" />
    </Choice>
  );
}

/** The payment method: one of the saved ones, or a new card that is entered on the provider's page. */
export function PaymentChoice({
  label,
  methods,
  value,
  newLabel,
  disabled = false,
  onChange,
}: Props) {
  const { i18n } = useLingui();
  const name = useId();
  return (
    <Root>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {methods.map((method) => (
        <Line
          key={method.id}
          name={name}
          disabled={disabled}
          value={method.id}
          checked={method.id === value}
          onChange={() => onChange(method.id)}
        >
          <CreditCard aria-hidden="true" />
          <span aria-hidden="true">
            {method.brand} •••• {method.last4}
          </span>
          <VisuallyHidden>
            {i18n.t('{brand} ending in {last4}', { brand: method.brand, last4: method.last4 })}
          </VisuallyHidden>
        </Line>
      ))}
      {newLabel === undefined ? null : (
        <Line
          name={name}
          disabled={disabled}
          value=""
          checked={value === null}
          onChange={() => onChange(null)}
        >
          <Plus aria-hidden="true" />
          <span>{newLabel}</span>
        </Line>
      )}
    </Root>
  );
}
