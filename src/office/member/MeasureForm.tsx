import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { getCopenhagenDate } from '../../../domain/values/days';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { Select } from '../../ui/Select';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextField } from '../../ui/TextField';
import { useTakeMeasureMutation } from '../api/membersApi';
import type { RestrictionKind, StaffRole } from '../api/schemaTypes.generated';
import { useMeQuery } from '../api/staffApi';
import { Part } from '../case/parts';
import { restrictionTexts } from '../parts/measureNames';
import { StatementFields } from '../parts/StatementFields';
import { useOutcome } from '../parts/useOutcome';

const start = { lastDay: '', rule: '', facts: '' };
const kindsOf: Record<StaffRole, readonly RestrictionKind[]> = {
  SUPPORT: ['WARNING', 'LIMIT'],
  LEAD: ['WARNING', 'LIMIT', 'SUSPENSION', 'CLOSING'],
};

/** Takes a measure about a member: what, until when, by which rule and why. */
export function MeasureForm({ id, memberId }: { id: string; memberId: string }) {
  const { i18n } = useLingui();
  const { problem, show } = useOutcome();
  const { data: me } = useMeQuery();
  const [take, { isLoading }] = useTakeMeasureMutation();
  const [kind, setKind] = useState<RestrictionKind>('WARNING');
  const [typed, setTyped] = useState(start);
  const isTimed = kind === 'LIMIT' || kind === 'SUSPENSION';
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { lastDay, rule, facts } = typed;
    const given = { memberId, kind, rule, facts, lastDay: isTimed ? lastDay : null };
    if (show(await take({ id, measure: given })) === null) setTyped(start);
  };
  const onChange = (changes: Partial<typeof start>) => setTyped({ ...typed, ...changes });
  return (
    <Part title={i18n.t('Træf en afgørelse')}>
      <form onSubmit={(event) => void onSubmit(event)} noValidate>
        <Stack $gap={4}>
          <Select
            label={i18n.t('Hvad?')}
            value={kind}
            onChange={({ target }) => setKind(target.value as RestrictionKind)}
            options={kindsOf[me?.role ?? 'SUPPORT'].map((value) => ({
              value,
              label: i18n.t(restrictionTexts[value].name),
            }))}
          />
          <Text $tone="muted">{i18n.t(restrictionTexts[kind].effect)}</Text>
          {isTimed && (
            <TextField
              label={i18n.t('Til og med')}
              type="date"
              min={getCopenhagenDate(new Date())}
              required
              value={typed.lastDay}
              onChange={({ target }) => onChange({ lastDay: target.value })}
            />
          )}
          <StatementFields typed={typed} onChange={onChange} />
          {problem !== null && <ErrorBox>{problem}</ErrorBox>}
          <div>
            <Button
              type="submit"
              variant={kind === 'CLOSING' ? 'danger' : 'primary'}
              loading={isLoading}
            >
              {i18n.t('Træf afgørelsen')}
            </Button>
          </div>
        </Stack>
      </form>
    </Part>
  );
}
