import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { downloadText } from '../../platform/browser/download';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorBox } from '../../ui/ErrorBox';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Row } from '../../ui/Row';
import { Select } from '../../ui/Select';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import type { SearchIn } from '../api/schemaTypes.generated';
import { useSearchQuery, useToolsCsvMutation } from '../api/searchApi';
import { Pair } from '../case/parts';
import { Problem } from '../parts/Problem';
import { SearchTable } from './SearchTable';

const kindNames: Record<SearchIn, { name: string; hint: string }> = {
  MEMBERS: {
    name: /*i18n*/ 'Medlemmer',
    hint: /*i18n*/ 'En del af navn, e-mail eller sted, eller et nummer',
  },
  TOOLS: { name: /*i18n*/ 'Værktøj', hint: /*i18n*/ 'En del af navn eller sted, eller et nummer' },
  BOOKINGS: { name: /*i18n*/ 'Bookinger', hint: /*i18n*/ 'Bookingens nummer, som SK-20453' },
  REPORTED: {
    name: /*i18n*/ 'Meldte beskeder',
    hint: /*i18n*/ 'En del af navn, e-mail eller sted på den, der har skrevet, eller meldingens nummer',
  },
};
const kinds = Object.keys(kindNames) as SearchIn[];

interface Asked {
  kind: SearchIn;
  text: string;
}

function SearchForm({ asked, onAsk }: { asked: Asked; onAsk: (asked: Asked) => void }) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState(asked);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // After the event: React takes a navigation within it for the action of the form.
    queueMicrotask(() => onAsk(typed));
  };
  return (
    <form onSubmit={onSubmit} aria-label={i18n.t('Søg')}>
      <Stack $gap={4}>
        <Pair>
          <Select
            label={i18n.t('Hvad?')}
            value={typed.kind}
            onChange={({ target }) =>
              setTyped({ ...typed, kind: kinds.find((each) => each === target.value) ?? 'MEMBERS' })
            }
            options={kinds.map((value) => ({ value, label: i18n.t(kindNames[value].name) }))}
          />
          <TextField
            label={i18n.t('Søg efter')}
            hint={i18n.t(kindNames[typed.kind].hint)}
            type="search"
            maxLength={120}
            value={typed.text}
            onChange={({ target }) => setTyped({ ...typed, text: target.value })}
          />
        </Pair>
        <div>
          <Button type="submit">{i18n.t('Søg')}</Button>
        </div>
      </Stack>
    </form>
  );
}

function CsvButton({ text }: { text: string }) {
  const { i18n } = useLingui();
  const [ask, { isLoading, error }] = useToolsCsvMutation();
  const download = async () => {
    const { data } = await ask(text);
    if (data !== undefined) downloadText('skuret-office-tools.csv', 'text/csv;charset=utf-8', data);
  };
  return (
    <>
      <Button variant="secondary" size="small" loading={isLoading} onClick={() => void download()}>
        {i18n.t('Hent som CSV')}
      </Button>
      {error && <Problem error={error} />}
    </>
  );
}

function Results({ asked, after }: { asked: Asked; after: string | null }) {
  const { i18n } = useLingui();
  const [params] = useSearchParams();
  const { kind, text } = asked;
  const { currentData, error, refetch } = useSearchQuery(
    { in: kind, text, after },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <Problem error={error} onRetry={refetch} />;
  if (!currentData) return <Skeleton $height="20rem" $shape="lines" />;
  const { lines, next, errors } = currentData;
  const [problem] = errors;
  if (problem !== undefined) return <ErrorBox>{problem}</ErrorBox>;
  if (lines.length === 0) {
    return (
      <EmptyState heading={i18n.t('Intet fundet')} text={i18n.t('Prøv en anden del af navnet.')} />
    );
  }
  const page = new URLSearchParams(params);
  page.set('after', next ?? '');
  return (
    <>
      <SearchTable kind={kind} lines={lines} />
      <Row $justify="space-between">
        {kind === 'TOOLS' ? <CsvButton text={text} /> : <span />}
        {next && (
          <TextLink look="standalone" to={`?${page.toString()}`}>
            {i18n.t('Næste side')}
          </TextLink>
        )}
      </Row>
    </>
  );
}

/** Finds members, tools, bookings and reported messages. What it shows everybody may see; the rest is in a case. */
export function Search() {
  const { i18n } = useLingui();
  const [params, setParams] = useSearchParams();
  const asked = {
    kind: kinds.find((each) => each === params.get('in')) ?? 'MEMBERS',
    text: params.get('q') ?? '',
  };
  return (
    <PageContainer title={i18n.t('Søg')} data-wide>
      <Stack $gap={5}>
        <Heading level={1}>{i18n.t('Søg')}</Heading>
        <Text $tone="muted">
          {i18n.t(
            'Her er kun det, alle må se. Et medlems andre oplysninger læser du i en sag om medlemmet.',
          )}
        </Text>
        <SearchForm
          key={`${asked.kind} ${asked.text}`}
          asked={asked}
          onAsk={({ kind, text }) => setParams({ in: kind, q: text })}
        />
        {asked.text !== '' && <Results asked={asked} after={params.get('after')} />}
      </Stack>
    </PageContainer>
  );
}
