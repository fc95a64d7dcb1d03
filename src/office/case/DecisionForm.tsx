import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { centsToInputText, parsePriceToCents } from '../../../domain/values/money';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { ErrorBox } from '../../ui/ErrorBox';
import { ButtonRow } from '../../ui/Row';
import { Select } from '../../ui/Select';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import type { CaseQuery } from '../api/cases.generated';
import { useDecideCaseMutation, usePreviewDecisionMutation } from '../api/casesApi';
import type { DecisionInput, Side } from '../api/schemaTypes.generated';
import { RuleField } from '../parts/StatementFields';
import { useOfficeFormats } from '../parts/useOfficeLanguage';
import { useOutcome } from '../parts/useOutcome';
import { Preview } from './Preview';
import { Part } from './parts';

type OfficeCase = NonNullable<CaseQuery['case']>;
type Decidable = NonNullable<OfficeCase['decidable']>;

interface Typed {
  amount: string;
  late: string;
  whom: Side;
  rule: string;
  reason: string;
}

/** The decision that was typed; null for an amount that is none. */
function toDecision(
  kind: OfficeCase['kind'],
  decidable: Decidable,
  typed: Typed,
): DecisionInput | null {
  if (kind === 'NO_SHOW') return { noShow: typed.whom };
  const cents = parsePriceToCents(typed.amount.replace(',', '.'));
  if (cents === null) return null;
  if (kind === 'COVER_CLAIM') return { coverCents: cents };
  if (decidable.lateCents === null) return { dispute: { claimCents: cents } };
  const lateCents = parsePriceToCents(typed.late.replace(',', '.'));
  return lateCents === null ? null : { dispute: { claimCents: cents, lateCents } };
}

interface FieldsProps {
  kind: OfficeCase['kind'];
  decidable: Decidable;
  typed: Typed;
  onChange: (changes: Partial<Typed>) => void;
}

function AmountFields({ kind, decidable, typed, onChange }: FieldsProps) {
  const { i18n } = useLingui();
  const { money } = useOfficeFormats();
  const { mostCents, limit, lateCents, ownerCents, borrowerCents } = decidable;
  if (kind === 'NO_SHOW') {
    return (
      <Select
        label={i18n.t('Hvem får ret?')}
        value={typed.whom}
        onChange={({ target }) =>
          onChange({ whom: target.value === 'OWNER' ? 'OWNER' : 'BORROWER' })
        }
        options={[
          {
            value: 'OWNER',
            label: i18n.t('Udlåneren ({sum})', { sum: money(ownerCents ?? 0) }),
          },
          {
            value: 'BORROWER',
            label: i18n.t('Låneren ({sum})', { sum: money(borrowerCents ?? 0) }),
          },
        ]}
      />
    );
  }
  return (
    <>
      <TextField
        label={kind === 'DISPUTE' ? i18n.t('Til udlåneren') : i18n.t('Fra forsikringen')}
        hint={
          kind === 'DISPUTE'
            ? i18n.t('Højst {most} Med 0 får låneren ret.', { most: money(mostCents ?? 0) })
            : i18n.t('Højst {most}: {limit}. 0 afviser kravet.', {
                most: money(mostCents ?? 0),
                limit: limit ?? '',
              })
        }
        inputMode="decimal"
        suffix="kr."
        required
        value={typed.amount}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
      {lateCents !== null && (
        <TextField
          label={i18n.t('Gebyr for forsinkelse')}
          hint={i18n.t('Værktøjet kom aldrig tilbage. Højst {most}', { most: money(lateCents) })}
          inputMode="decimal"
          suffix="kr."
          required
          value={typed.late}
          onChange={({ target }) => onChange({ late: target.value })}
        />
      )}
    </>
  );
}

/** Decides about the booking: amount, reason, what each side will read, and then the decision. */
export function DecisionForm({ found, decidable }: { found: OfficeCase; decidable: Decidable }) {
  const { i18n } = useLingui();
  const { money } = useOfficeFormats();
  const { problem, setProblem, show } = useOutcome();
  const [typed, setTyped] = useState<Typed>({
    amount: '',
    late: decidable.lateCents === null ? '' : centsToInputText(decidable.lateCents),
    whom: 'OWNER',
    rule: '',
    reason: '',
  });
  const [preview, previewing] = usePreviewDecisionMutation();
  const [decide, deciding] = useDecideCaseMutation();
  const shown = previewing.data && previewing.data.errors.length === 0 ? previewing.data : null;

  /** The typed decision, ready to send; otherwise the missing field. */
  const read = () => {
    const decision = toDecision(found.kind, decidable, typed);
    const reason = typed.reason.trim();
    setProblem(
      decision === null
        ? i18n.t('Skriv et beløb i kroner.')
        : reason === ''
          ? i18n.t('Skriv en begrundelse.')
          : null,
    );
    if (decision === null || reason === '') return null;
    return { id: found.id, decision, rule: typed.rule, reason };
  };
  const onChange = (changes: Partial<Typed>) => {
    setTyped({ ...typed, ...changes });
    // What was shown is of another decision.
    previewing.reset();
  };
  const onPreview = async (event: FormEvent) => {
    event.preventDefault();
    const given = read();
    if (!given) return;
    show(await preview(given));
  };
  const onDecide = async () => {
    const given = read();
    if (!given) return;
    show(await decide(given));
  };

  return (
    <Part title={i18n.t('Afgør')}>
      <form onSubmit={(event) => void onPreview(event)} noValidate>
        <Stack $gap={4}>
          <Text $tone="muted">
            {i18n.t('Du afgør alene op til {sum}', { sum: money(decidable.aloneCents) })}
          </Text>
          <AmountFields kind={found.kind} decidable={decidable} typed={typed} onChange={onChange} />
          <RuleField value={typed.rule} onChange={(rule) => onChange({ rule })} />
          <TextArea
            label={i18n.t('Begrundelse')}
            hint={i18n.t('Begge læser den i bookingen og i deres afgørelse.')}
            required
            maxLength={2_000}
            value={typed.reason}
            onChange={({ target }) => onChange({ reason: target.value })}
          />
          {problem !== null && <ErrorBox>{problem}</ErrorBox>}
          {shown && <Preview texts={shown.texts} reason={typed.reason} />}
          {shown?.needsSecond && (
            <Callout tone="warning" role="status">
              {i18n.t('Det er over grænsen: en anden leder skal bekræfte det, før det sker.')}
            </Callout>
          )}
          <ButtonRow>
            <Button type="submit" variant="secondary" loading={previewing.isLoading}>
              {i18n.t('Se, hvad de får at læse')}
            </Button>
            {shown && (
              <Button loading={deciding.isLoading} onClick={() => void onDecide()}>
                {shown.needsSecond ? i18n.t('Send til en anden leder') : i18n.t('Afgør sagen')}
              </Button>
            )}
          </ButtonRow>
        </Stack>
      </form>
    </Part>
  );
}
