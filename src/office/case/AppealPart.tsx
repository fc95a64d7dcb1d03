import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button';
import { Callout } from '../../ui/Callout';
import { ErrorBox } from '../../ui/ErrorBox';
import { Select } from '../../ui/Select';
import { Stack } from '../../ui/Stack';
import { TextArea } from '../../ui/TextArea';
import { TextLink } from '../../ui/TextLink';
import type { CaseMeasureFieldsFragment } from '../api/cases.generated';
import { useDecideAppealMutation } from '../api/casesApi';
import { MeasureView } from '../parts/MeasureView';
import { useOutcome } from '../parts/useOutcome';
import { Part } from './parts';

function AppealForm({ id, isOfBooking }: { id: string; isOfBooking: boolean }) {
  const { i18n } = useLingui();
  const { problem, setProblem, show } = useOutcome();
  const [decide, { isLoading }] = useDecideAppealMutation();
  const [outcome, setOutcome] = useState<'' | 'upheld' | 'rejected'>('');
  const [reason, setReason] = useState('');
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (outcome === '') setProblem(i18n.t('Vælg, om medlemmet får medhold.'));
    else show(await decide({ id, isUpheld: outcome === 'upheld', reason }));
  };
  return (
    <Part title={i18n.t('Afgør klagen')}>
      <form onSubmit={(event) => void onSubmit(event)} noValidate>
        <Stack $gap={4}>
          <Select
            label={i18n.t('Får medlemmet medhold?')}
            required
            value={outcome}
            onChange={({ target }) => setOutcome(target.value as typeof outcome)}
            options={[
              { value: '', label: i18n.t('Vælg') },
              {
                value: 'upheld',
                label: isOfBooking
                  ? i18n.t('Ja, afgørelsen var forkert')
                  : i18n.t('Ja, afgørelsen bliver ophævet'),
              },
              { value: 'rejected', label: i18n.t('Nej, afgørelsen gælder stadig') },
            ]}
          />
          <TextArea
            label={i18n.t('Begrundelse')}
            hint={
              isOfBooking
                ? i18n.t(
                    'Medlemmet læser den i afgørelsen. Klagen flytter ingen penge: skriv, hvad medlemmet får, og sørg for det.',
                  )
                : i18n.t('Medlemmet læser den i afgørelsen.')
            }
            required
            maxLength={2_000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {problem !== null && <ErrorBox>{problem}</ErrorBox>}
          <div>
            <Button type="submit" loading={isLoading}>
              {i18n.t('Afgør klagen')}
            </Button>
          </div>
        </Stack>
      </form>
    </Part>
  );
}

/** The measure that a member appeals against, and the decision of another person than the first. */
export function AppealPart({ id, measure }: { id: string; measure: CaseMeasureFieldsFragment }) {
  const { i18n } = useLingui();
  const isOfBooking = measure.subject === 'booking';
  return (
    <>
      <Part title={i18n.t('Afgørelsen, der er klaget over')}>
        <MeasureView measure={measure} />
        {isOfBooking && (
          <TextLink to={`/case/${measure.caseId}`}>{i18n.t('Sagen, den er fra')}</TextLink>
        )}
      </Part>
      {measure.isDecidable && <AppealForm id={id} isOfBooking={isOfBooking} />}
      {!measure.isDecidable && measure.decidedAt === null && (
        <Callout role="note">
          {i18n.t(
            'En anden end den, der traf afgørelsen, skal afgøre klagen. Klager over suspension, lukning og store beløb afgør en leder.',
          )}
        </Callout>
      )}
    </>
  );
}
