import { useLingui } from '@lingui/react';
import { FileSpreadsheet } from 'lucide-react';
import { useRef } from 'react';
import { getCopenhagenDate } from '../../../../domain/values/days';
import { formatMomentWithin } from '../../../../domain/values/momentWithin';
import { rejectionMessages } from '../../../platform/store/failureMessages';
import { useNow } from '../../../platform/store/useClock';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Heading } from '../../../ui/Heading';
import { LoadFailed } from '../../../ui/LoadFailed';
import { Row } from '../../../ui/Row';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { useScreenState } from '../../../ui/useScreenState';
import {
  type ToolImport,
  useToolImportsQuery,
  useUndoToolImportMutation,
} from '../../api/toolImportsApi';
import { FormProblem } from '../../form/FormProblem';

const failed = /*i18n*/ 'We could not delete the tools. Please try again.';

/** The files that were added before, each with a button that deletes its tools. */
export function PastImports({ onUndone }: { onUndone: () => void }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const today = getCopenhagenDate(useNow());
  const { currentData: imports, isError, refetch } = useToolImportsQuery();
  const [undo, { isLoading }] = useUndoToolImportMutation();
  const [asked, setAsked] = useScreenState<ToolImport | null>('tool import to undo', null);
  const [problems, setProblems] = useScreenState<readonly string[] | null>(
    'tool import undo problem',
    null,
  );
  const head = useRef<HTMLHeadingElement>(null);

  const confirm = async ({ id }: ToolImport) => {
    setProblems(null);
    const answer = await undo({ id });
    setAsked(null);
    if (answer.data?.undone) {
      onUndone();
      // The pressed button disappears with its import.
      head.current?.focus();
    } else setProblems(rejectionMessages(answer, failed));
  };
  const count = ({ toolCount }: ToolImport) =>
    toolCount === 1 ? i18n.t('1 tool') : i18n.t('{toolCount} tools', { toolCount });

  if (isError && !imports)
    return (
      <LoadFailed onRetry={() => void refetch()}>
        {i18n.t('We could not load your earlier files.')}
      </LoadFailed>
    );
  if (!imports || (imports.length === 0 && problems === null)) return null;
  return (
    <Stack $gap={3}>
      <Heading level={2} look="sub" ref={head} tabIndex={-1}>
        {i18n.t('Files you have added')}
      </Heading>
      <FormProblem messages={problems ?? []} />
      <Stack as="ul" $gap={3}>
        {imports.map((made) => (
          <Row as="li" key={made.id} $gap={3} $justify="space-between">
            <Row $gap={3}>
              <FileSpreadsheet aria-hidden="true" />
              <Text>
                {i18n.t('{count}, added {when}', {
                  count: count(made),
                  when: formatMomentWithin(made.createdAt, today, language),
                })}
              </Text>
            </Row>
            <Button
              variant="secondary"
              size="small"
              disabled={isLoading}
              aria-label={i18n.t('Undo: {count}, added {when}', {
                count: count(made),
                when: formatMomentWithin(made.createdAt, today, language),
              })}
              onClick={() => setAsked(made)}
            >
              {i18n.t('Undo')}
            </Button>
          </Row>
        ))}
      </Stack>
      <ConfirmDialog
        open={asked !== null}
        title={i18n.t('Delete the tools of this file?')}
        text={
          asked &&
          i18n.t(
            'We delete {count}, with what you have changed in them since. Your other tools stay.',
            {
              count: count(asked),
            },
          )
        }
        confirmLabel={i18n.t('Delete')}
        cancelLabel={i18n.t('Cancel')}
        busy={isLoading}
        onConfirm={() => asked && void confirm(asked)}
        onCancel={() => setAsked(null)}
      />
    </Stack>
  );
}
