import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { ButtonRow } from '../../ui/Row';
import { Text } from '../../ui/Text';
import { TextField } from '../../ui/TextField';
import type { CaseQuery } from '../api/cases.generated';
import { useConfirmDecisionMutation, useTakeDecisionBackMutation } from '../api/casesApi';
import { useOfficeFormats } from '../parts/useOfficeLanguage';
import { useOutcome } from '../parts/useOutcome';
import { Facts, Part, Written } from './parts';

type Proposal = NonNullable<NonNullable<CaseQuery['case']>['proposal']>;

/** A decision that waits for a second person: what it is, and the buttons to confirm it or take it back. */
export function ProposalPart({ id, proposal }: { id: string; proposal: Proposal }) {
  const { i18n } = useLingui();
  const { money, moment } = useOfficeFormats();
  const { problem, show } = useOutcome();
  const [confirm, confirming] = useConfirmDecisionMutation();
  const [takeBack, takingBack] = useTakeDecisionBackMutation();
  const [reason, setReason] = useState('');
  const optional = (cents: number | null) => (cents === null ? null : money(cents));
  return (
    <Part title={i18n.t('Venter på en anden person')}>
      <Facts
        facts={[
          [i18n.t('Af'), proposal.by.name],
          [i18n.t('Hvornår'), moment(proposal.at)],
          [i18n.t('Til udlåneren'), optional(proposal.claimCents)],
          [i18n.t('Gebyr for forsinkelse'), optional(proposal.lateCents)],
          [i18n.t('Fra forsikringen'), optional(proposal.coverCents)],
          [
            i18n.t('Hvem får ret?'),
            proposal.whom && (proposal.whom === 'OWNER' ? i18n.t('Udlåner') : i18n.t('Låner')),
          ],
        ]}
      />
      <Written>{i18n.t('„{text}“', { text: proposal.reason })}</Written>
      {!proposal.isConfirmable && (
        <Text $tone="muted">
          {i18n.t('En anden leder end {name} skal bekræfte.', { name: proposal.by.name })}
        </Text>
      )}
      <TextField
        label={i18n.t('Grund til at tage den tilbage')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {problem !== null && <ErrorBox>{problem}</ErrorBox>}
      <ButtonRow>
        <Button
          variant="secondary"
          loading={takingBack.isLoading}
          onClick={async () => show(await takeBack({ id, reason }))}
        >
          {i18n.t('Tag tilbage')}
        </Button>
        {proposal.isConfirmable && (
          <Button loading={confirming.isLoading} onClick={async () => show(await confirm(id))}>
            {i18n.t('Bekræft og afgør')}
          </Button>
        )}
      </ButtonRow>
    </Part>
  );
}
