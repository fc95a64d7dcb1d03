import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Source } from '../../../../domain/source';
import { policyAmounts } from '../../../features/info/policyAmounts';
import { Table, type TableColumn } from '../../../ui/Table';

interface Cover {
  what: string;
  basic: string;
  premium: string;
}

/** The amounts of §9: basic in kroner on the tool page, in dollars on the booking page; premium in the marketing copy. */
const covers: readonly Cover[] = [
  {
    what: /*i18n*/ 'Damage, as the tool page says',
    basic: /*i18n*/ 'up to 5000 kr.',
    premium: /*i18n*/ 'up to $5,000',
  },
  {
    what: /*i18n*/ 'Accidental damage, as the booking page says',
    basic: /*i18n*/ 'up to $1,000',
    premium: /*i18n*/ 'up to $5,000',
  },
  {
    what: /*i18n*/ 'Theft',
    basic: /*i18n*/ 'not covered',
    premium: /*i18n*/ 'included, up to $5,000',
  },
  {
    what: /*i18n*/ 'Price',
    basic: /*i18n*/ '$5 per booking',
    premium: /*i18n*/ 'part of Pro and Business',
  },
];

/** In live there is one amount of each, in kroner. */
const liveCovers: readonly Cover[] = [
  { what: /*i18n*/ 'Damage', basic: /*i18n*/ 'up to {cover}', premium: /*i18n*/ 'up to {premium}' },
  {
    what: /*i18n*/ 'Theft',
    basic: /*i18n*/ 'not covered',
    premium: /*i18n*/ 'included, up to {premium}',
  },
  {
    what: /*i18n*/ 'Price',
    basic: /*i18n*/ '{insurance} per booking',
    premium: /*i18n*/ 'part of Pro and Business',
  },
];

/** The invisible trailing space makes this another message than the cover of a listing: Danish has two words. */
const cover = /*i18n*/ 'Cover ';

const columns = (i18n: I18n): readonly TableColumn<Cover>[] => [
  { id: 'what', header: i18n.t(cover), cell: (row) => i18n.t(row.what), rowHeader: true },
  { id: 'basic', header: i18n.t('Basic'), cell: (row) => i18n.t(row.basic, policyAmounts(i18n)) },
  {
    id: 'premium',
    header: i18n.t('Premium'),
    cell: (row) => i18n.t(row.premium, policyAmounts(i18n)),
  },
];

/** Both covers side by side. */
export function Covers({ source }: { source: Source }) {
  const { i18n } = useLingui();
  return (
    <Table
      caption={i18n.t('What basic and premium insurance cover')}
      columns={columns(i18n)}
      rows={source === 'live' ? liveCovers : covers}
      rowKey={(row) => row.what}
    />
  );
}
