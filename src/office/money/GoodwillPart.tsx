import { useLingui } from '@lingui/react';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { Text } from '../../ui/Text';
import type { MoneyQuery } from '../api/money.generated';
import { useConfirmGoodwillMutation, useWithdrawGoodwillMutation } from '../api/moneyApi';
import { Entries, Facts, Part, Written } from '../case/parts';
import { ReasonForm } from '../parts/ReasonForm';
import { useOfficeFormats } from '../parts/useOfficeLanguage';
import { useOutcome } from '../parts/useOutcome';

type Goodwill = MoneyQuery['money']['goodwill'][number];

const stateNames: Record<Goodwill['state'], string> = {
  WAITING: /*i18n*/ 'venter på anden person',
  GIVEN: /*i18n*/ 'givet',
  WITHDRAWN: /*i18n*/ 'trukket tilbage',
};
const tones = { WAITING: 'warning', GIVEN: 'success', WITHDRAWN: 'neutral' } as const;

function Entry({ goodwill, mayWithdraw }: { goodwill: Goodwill; mayWithdraw: boolean }) {
  const { i18n } = useLingui();
  const { money, moment } = useOfficeFormats();
  const { problem, show } = useOutcome();
  const [confirm, { isLoading }] = useConfirmGoodwillMutation();
  const [withdraw] = useWithdrawGoodwillMutation();
  const { id, member, memberId, cents, booking, reason, state, givenBy, givenAt, decidedBy } =
    goodwill;
  return (
    <li>
      <Facts
        facts={[
          [
            i18n.t('{member}, medlem {memberId}', { member, memberId }),
            <strong key="sum">{money(cents)}</strong>,
          ],
          [
            moment(givenAt),
            <Badge key="state" $tone={tones[state]}>
              {i18n.t(stateNames[state])}
            </Badge>,
          ],
          [i18n.t('Booking'), booking],
          [i18n.t('Af'), [givenBy?.name, decidedBy?.name].filter(Boolean).join(' → ')],
        ]}
      />
      <Written>{reason}</Written>
      {problem !== null && <ErrorBox>{problem}</ErrorBox>}
      {goodwill.isConfirmable && (
        <Button
          loading={isLoading}
          aria-label={i18n.t('Bekræft {sum} til {member}', { sum: money(cents), member })}
          onClick={() => void confirm(id).then(show)}
        >
          {i18n.t('Bekræft')}
        </Button>
      )}
      {state === 'WAITING' && mayWithdraw && (
        <ReasonForm
          hint={i18n.t('Hvorfor trækkes det tilbage?')}
          button={i18n.t('Træk tilbage')}
          variant="danger"
          onSend={(why) => withdraw({ id, reason: why })}
        />
      )}
    </li>
  );
}

/** Goodwill that waits for a second person, then the latest. */
export function GoodwillPart({
  goodwill,
  me,
}: {
  goodwill: MoneyQuery['money']['goodwill'];
  me: { id: string; role: string } | undefined;
}) {
  const { i18n } = useLingui();
  return (
    <Part title={i18n.t('Kulance')}>
      {goodwill.length === 0 && <Text $tone="muted">{i18n.t('Der er ikke givet noget.')}</Text>}
      <Entries>
        {goodwill.map((each) => (
          <Entry
            key={each.id}
            goodwill={each}
            mayWithdraw={me?.role === 'LEAD' || me?.id === each.givenBy?.id}
          />
        ))}
      </Entries>
    </Part>
  );
}
