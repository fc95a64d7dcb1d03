import { useLingui } from '@lingui/react';
import { Select } from '../../ui/Select';
import { TextArea } from '../../ui/TextArea';
import { useTermsRulesQuery } from '../api/membersApi';

export interface Statement {
  rule: string;
  facts: string;
}

interface Props {
  typed: Statement;
  onChange: (changes: Partial<Statement>) => void;
}

/** The rule and the facts of a measure, which the member reads. */
export function StatementFields({ typed, onChange }: Props) {
  const { i18n } = useLingui();
  const { data: rules = [] } = useTermsRulesQuery();
  return (
    <>
      <Select
        label={i18n.t('Regel i vilkårene')}
        required
        value={typed.rule}
        onChange={({ target }) => onChange({ rule: target.value })}
        options={[
          { value: '', label: i18n.t('Vælg en regel') },
          ...rules.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
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
