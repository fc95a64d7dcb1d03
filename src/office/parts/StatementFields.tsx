import { useLingui } from '@lingui/react';
import { Select } from '../../ui/Select';
import { TextArea } from '../../ui/TextArea';
import { useTermsRulesQuery } from '../api/membersApi';

export interface Statement {
  rule: string;
  facts: string;
}

/** The section of the terms that a decision is based on. */
export function RuleField({
  value,
  onChange,
}: {
  value: string;
  onChange: (rule: string) => void;
}) {
  const { i18n } = useLingui();
  const { data: rules = [] } = useTermsRulesQuery();
  return (
    <Select
      label={i18n.t('Regel i vilkårene')}
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={[
        { value: '', label: i18n.t('Vælg en regel') },
        ...rules.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

interface Props {
  typed: Statement;
  onChange: (changes: Partial<Statement>) => void;
}

/** The rule and the facts of a measure, which the member reads. */
export function StatementFields({ typed, onChange }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      <RuleField value={typed.rule} onChange={(rule) => onChange({ rule })} />
      <TextArea
        label={i18n.t('Hvad er der sket?')}
        hint={i18n.t('Medlemmet læser det i afgørelsen. Nævn ikke, hvem der har meldt det.')}
        required
        maxLength={2_000}
        value={typed.facts}
        onChange={({ target }) => onChange({ facts: target.value })}
      />
    </>
  );
}
