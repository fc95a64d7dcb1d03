import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { mostImportedTools } from '../../../../domain/tools/importBounds';
import { toolsCsv } from '../../../../domain/tools/toolsCsv';
import { addresses } from '../../../../domain/values/addresses';
import { AskLender } from '../../../members/parts/AskLender';
import { downloadText } from '../../../platform/browser/download';
import { Button } from '../../../ui/Button';
import { Callout } from '../../../ui/Callout';
import { FileDrop } from '../../../ui/FileDrop';
import { LinkButton } from '../../../ui/LinkButton';
import { PageContainer } from '../../../ui/PageContainer';
import { PageTitle } from '../../../ui/PageTitle';
import { Row } from '../../../ui/Row';
import { ScreenTop } from '../../../ui/ScreenTop';
import { Skeleton } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { FormProblem } from '../../form/FormProblem';
import { ImportPreview } from './ImportPreview';
import { PastImports } from './PastImports';
import { useToolImport } from './useToolImport';

const getCounted = (toolCount: number, i18n: I18n) =>
  toolCount === 1 ? i18n.t('1 tool') : i18n.t('{toolCount} tools', { toolCount });

/** Adds tools from a CSV file: choose it, look at its tools, confirm. */
export function ImportTools() {
  const { i18n } = useLingui();
  const { preview, made, ...process } = useToolImport();
  const title = i18n.t('Add tools from a file');
  const { chosenCount } = process;

  // The pressed button disappears with the preview. No status beside it: a live region is invisible at first, and then
  // cannot take the focus.
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (made) result.current?.focus();
  }, [made]);

  const downloadEmpty = () =>
    downloadText(
      'skuret-tools.csv',
      'text/csv;charset=utf-8',
      toolsCsv([], (text) => i18n.t(text)),
    );
  const wrong = preview?.rows.filter(({ errors }) => errors.length > 0).length ?? 0;

  return (
    <PageContainer>
      <PageTitle>{title}</PageTitle>
      <Stack $gap={6}>
        <ScreenTop
          back={{ to: addresses.manageTools, label: i18n.t('Back to your tools') }}
          heading={title}
        >
          {i18n.t('You see your tools here first. We save nothing until you say so.')}
        </ScreenTop>
        {made && (
          <Callout tone="success">
            <Stack $gap={3}>
              <Text ref={result} tabIndex={-1}>
                {i18n.t('We have added {counted}.', { counted: getCounted(made.toolCount, i18n) })}
              </Text>
              <Row>
                <LinkButton size="small" to={addresses.manageTools}>
                  {i18n.t('See your tools')}
                </LinkButton>
              </Row>
            </Stack>
          </Callout>
        )}
        <FormProblem messages={process.problems} />
        {!preview && (
          <AskLender>
            <Stack $gap={4}>
              <FileDrop
                label={i18n.t('CSV file')}
                chooseLabel={i18n.t('Choose a file')}
                dropText={i18n.t('or drop it here')}
                hint={i18n.t('At most {most} tools and 1 MB. You can add photos afterwards.', {
                  most: mostImportedTools,
                })}
                error={undefined}
                icon={<FileSpreadsheet aria-hidden="true" strokeWidth={1.5} />}
                accept=".csv,text/csv"
                onFile={(file) => void process.choose(file)}
              />
              <Row>
                <Button
                  variant="secondary"
                  icon={<Download aria-hidden="true" />}
                  onClick={downloadEmpty}
                >
                  {i18n.t('Download an empty table')}
                </Button>
              </Row>
            </Stack>
          </AskLender>
        )}
        {process.isReading && (
          <Stack role="status" aria-label={i18n.t('Reading the file')}>
            <Skeleton $height="12rem" $shape="lines" />
          </Stack>
        )}
        {preview && (
          <Stack $gap={4}>
            <Text role="status">
              {i18n.t('{counted} in {fileName}.', {
                counted: getCounted(preview.rows.length, i18n),
                fileName: preview.fileName,
              })}
              {wrong > 0 &&
                ` ${i18n.t('Of these, {wrong} cannot be added.', { wrong: getCounted(wrong, i18n) })}`}
            </Text>
            {preview.isGuessed && (
              <Callout tone="warning">
                {i18n.t('The file is not in Unicode. Look whether æ, ø and å are right.')}
              </Callout>
            )}
            {preview.ignoredColumns.length > 0 && (
              <Callout>
                {i18n.t('We do not know these columns, and leave them out: {columns}', {
                  columns: preview.ignoredColumns.join(', '),
                })}
              </Callout>
            )}
            <ImportPreview
              rows={preview.rows}
              disabled={process.isStoring}
              onToggle={process.toggle}
            />
            <Row $gap={3}>
              <Button
                loading={process.isStoring}
                disabled={chosenCount === 0}
                onClick={() => void process.add()}
              >
                {i18n.t('Add {counted}', { counted: getCounted(chosenCount, i18n) })}
              </Button>
              <Button variant="secondary" disabled={process.isStoring} onClick={process.clear}>
                {i18n.t('Choose another file')}
              </Button>
            </Row>
          </Stack>
        )}
        <PastImports onUndone={process.forgetMade} />
      </Stack>
    </PageContainer>
  );
}
