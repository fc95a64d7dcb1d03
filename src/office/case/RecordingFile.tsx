import { useLingui } from '@lingui/react';
import { addresses } from '../../../domain/values/addresses';
import { downloadText } from '../../platform/browser/download';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useFetchRecordingMutation } from '../api/casesApi';
import { useOutcome } from '../parts/useOutcome';

interface Props {
  caseId: string;
  bytes: number;
}

/** The recording that came with a contact message, as a file for the page that replays it. */
export function RecordingFile({ caseId, bytes }: Props) {
  const { i18n } = useLingui();
  const { problem, setProblem, show } = useOutcome();
  const [fetchRecording, { isLoading }] = useFetchRecordingMutation();
  const onFetch = async () => {
    setProblem(null);
    const { data, error } = await fetchRecording(caseId);
    if (error) return show({ error });
    if (typeof data !== 'string') return setProblem(i18n.t('Optagelsen er slettet.'));
    downloadText(`skuret-${caseId}.json`, 'application/json', data);
  };
  return (
    <Stack $gap={3}>
      <Text>
        {i18n.t(
          'Personen har vedhæftet en optagelse af det, der skete. Hent filen, og åbn den på siden for optagelser. Personen kan se, at du har hentet den.',
        )}
      </Text>
      <Row>
        <Button variant="secondary" loading={isLoading} onClick={() => void onFetch()}>
          {i18n.t('Hent optagelsen ({kilobytes} kB)', { kilobytes: Math.ceil(bytes / 1000) })}
        </Button>
        <TextLink href={addresses.replay} target="_blank">
          {i18n.t('Åbn siden for optagelser')}
        </TextLink>
      </Row>
      {problem !== null && <ErrorBox>{problem}</ErrorBox>}
    </Stack>
  );
}
