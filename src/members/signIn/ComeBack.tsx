import { useLingui } from '@lingui/react';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '../../../domain/values/addresses';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { failureMessages } from '../../platform/store/failureMessages';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/form/FormError';
import { LinkButton } from '../../ui/LinkButton';
import { Stack } from '../../ui/Stack';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { useComeBackMutation } from '../api/leavingApi';
import { AccountFrame } from '../parts/AccountFrame';

const failed = /*i18n*/ 'Vi kunne ikke genåbne din konto. Prøv igen.';

interface Props {
  ticket: string;
  until: string;
  /** Called once the account is restored: signs in again with the same values. */
  onBack: () => Promise<void>;
}

/** For a person who deleted their account and signs in within 14 days: one click restores everything. */
export function ComeBack({ ticket, until, onBack }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const [comeBack] = useComeBackMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useScreenState<string | null>('come back problem', null);

  async function onPress() {
    setBusy(true);
    setProblem(null);
    const { data, error } = await comeBack({ ticket });
    const [refused] = error ? failureMessages(error, failed) : data;
    if (refused === undefined) await onBack();
    else setProblem(i18n.t(refused));
    setBusy(false);
  }

  return (
    <AccountFrame
      title={i18n.t('Vil du komme tilbage?')}
      lead={i18n.t(
        'Din konto er skjult, og vi sletter den {day}. Kommer du tilbage inden da, er din profil, dit værktøj og dine beskeder her stadig.',
        { day: formatDate(getCopenhagenDate(new Date(until)), language ?? 'da') },
      )}
      icon={<Undo2 aria-hidden />}
      takesFocus
    >
      <Stack $gap={4}>
        <FormError message={problem} />
        <Button size="large" fullWidth loading={isBusy} onClick={() => void onPress()}>
          {i18n.t('Kom tilbage')}
        </Button>
        <LinkButton variant="quiet" fullWidth to={addresses.home}>
          {i18n.t('Slet min konto som planlagt')}
        </LinkButton>
      </Stack>
    </AccountFrame>
  );
}
