import { useLingui } from '@lingui/react';
import { to } from '../../../domain/values/addresses';
import { Row } from '../../ui/Row';
import { Table, type TableColumn } from '../../ui/Table';
import { TextLink } from '../../ui/TextLink';
import type { SearchIn } from '../api/schemaTypes.generated';
import type { SearchQuery } from '../api/search.generated';
import { useOfficeFormats } from '../parts/useOfficeLanguage';

type Line = SearchQuery['search']['lines'][number];

const stateNames: Record<string, string> = {
  published: /*i18n*/ 'vist',
  paused: /*i18n*/ 'på pause',
  hidden: /*i18n*/ 'skjult af Skuret',
  open: /*i18n*/ 'åben',
  closed: /*i18n*/ 'lukket',
};

/** The page that everybody sees; null for what has none. */
const publicAddress: Record<SearchIn, ((id: string) => string) | null> = {
  MEMBERS: to.publicProfile,
  TOOLS: to.tool,
  BOOKINGS: null,
  REPORTED: null,
};

function useColumns(kind: SearchIn): TableColumn<Line>[] {
  const { i18n } = useLingui();
  const { money, moment } = useOfficeFormats();
  const address = publicAddress[kind];
  const isMember = kind === 'MEMBERS';
  const isTool = kind === 'TOOLS';
  const goodwill = ({ number }: Line) =>
    isMember ? `/money?member=${number}` : kind === 'BOOKINGS' ? `/money?booking=${number}` : null;
  const columns: (TableColumn<Line> | false)[] = [
    {
      id: 'name',
      header: i18n.t('Navn'),
      rowHeader: true,
      cell: ({ id, name, state }) =>
        address && state !== 'hidden' ? (
          <TextLink href={address(id)} target="_blank">
            {name}
          </TextLink>
        ) : (
          name
        ),
    },
    { id: 'number', header: i18n.t('Nummer'), cell: ({ number }) => number },
    (isMember || isTool) && {
      id: 'place',
      header: i18n.t('Sted'),
      cell: ({ place }) => place ?? '–',
    },
    (isTool || kind === 'REPORTED') && {
      id: 'state',
      header: i18n.t('Tilstand'),
      cell: ({ state }) => i18n.t(stateNames[state ?? ''] ?? '–'),
    },
    isTool && {
      id: 'price',
      header: i18n.t('Pris pr. dag'),
      align: 'end',
      cell: ({ cents }) => money(cents ?? 0),
    },
    { id: 'since', header: i18n.t('Siden'), cell: ({ since }) => moment(since) },
    {
      id: 'go',
      header: i18n.t('Videre'),
      cell: (line) => (
        <Row $gap={3}>
          {line.caseId && (
            <TextLink to={`/case/${line.caseId}`}>
              {i18n.t('Sag {id}', { id: line.caseId })}
            </TextLink>
          )}
          {goodwill(line) && <TextLink to={goodwill(line) ?? ''}>{i18n.t('Giv kulance')}</TextLink>}
        </Row>
      ),
    },
  ];
  return columns.filter((each) => each !== false);
}

/** The results of one page. */
export function SearchTable({ kind, lines }: { kind: SearchIn; lines: readonly Line[] }) {
  const { i18n } = useLingui();
  return (
    <Table
      caption={i18n.t('Fundet')}
      rows={lines}
      rowKey={({ id }) => id}
      columns={useColumns(kind)}
    />
  );
}
