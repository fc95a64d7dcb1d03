import { useLingui } from '@lingui/react';
import { IdCard } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { type IdentityOutcome, readIdentityOutcome } from '../../../domain/members/identity';
import { identityCountsAs } from '../../../domain/members/levels';
import { formatDate } from '../../../domain/values/days';
import { openExternalPage } from '../../platform/browser/openExternalPage';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/form/FormError';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { useIdentityCheckQuery } from '../api/identityApi';
import { useStartIdentityCheck } from '../hooks/useStartIdentityCheck';
import { SettingsSection } from './SettingsSection';

const problems: Record<Exclude<IdentityOutcome, 'checked'>, string> = {
  refused: /*i18n*/ 'You cancelled, so your identity was not checked.',
  expired: /*i18n*/ 'The check had ended or belonged to another browser. Please start again.',
  taken:
    /*i18n*/ 'This identity belongs to another account, or your account has another identity. Write to us if that is wrong.',
  failed: /*i18n*/ 'Your identity could not be checked. Please try again.',
};

/** Whether the member's identity was checked. Not shown where the service checks none. */
export function IdentitySection() {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const [search] = useSearchParams();
  const { currentData: check } = useIdentityCheckQuery();
  const start = useStartIdentityCheck();
  const [isStarting, setStarting] = useScreenState('identity starting', false);
  const [problem, setProblem] = useScreenState<string | null>('identity problem', null);
  if (!check) return null;

  async function onStart() {
    setProblem(null);
    setStarting(true);
    const started = await start();
    if ('url' in started) return openExternalPage(started.url);
    setStarting(false);
    setProblem(
      started.problem ?? i18n.t('We cannot reach Skuret. Check your connection and try again.'),
    );
  }

  const outcome = readIdentityOutcome(search.get('identity'));
  const ended = outcome === null || outcome === 'checked' ? null : i18n.t(problems[outcome]);
  return (
    <SettingsSection
      id="identity"
      text={i18n.t(
        'Some owners, and valuable tools, require a checked identity. It also counts as {loans} finished loans for your limits.',
        { loans: identityCountsAs },
      )}
    >
      <Row>
        <Badge $tone={check.checkedOn === null ? 'neutral' : 'success'}>
          {check.checkedOn === null
            ? i18n.t('Not checked')
            : i18n.t('Checked on {date}', { date: formatDate(check.checkedOn, language) })}
        </Badge>
      </Row>
      <FormError message={problem ?? ended} />
      {check.checkedOn === null && (
        <Stack $gap={2}>
          <Row>
            <Button
              icon={<IdCard aria-hidden />}
              loading={isStarting}
              onClick={() => void onStart()}
            >
              {i18n.t('Check my identity')}
            </Button>
          </Row>
          <Text $size="small" $tone="muted">
            {i18n.t(
              'You identify yourself on another page and then come back here. A cookie connects the two for ten minutes. We keep the day and a code that cannot be read back, never your name or number.',
            )}
          </Text>
        </Stack>
      )}
    </SettingsSection>
  );
}
