import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useSource } from '../../../store/useSource';
import { Table, type TableColumn } from '../../../ui/Table';

interface Purpose {
  data: string;
  reason: string;
  /** The legal ground of article 6(1) of the GDPR. */
  ground: string;
}

const purposes: readonly Purpose[] = [
  {
    data: /*i18n*/ 'Name, email, password',
    reason: /*i18n*/ 'To give you an account and let you in',
    ground: /*i18n*/ 'Agreement, 6(1)(b)',
  },
  {
    data: /*i18n*/ 'Profile: picture, area, a few words',
    reason: /*i18n*/ 'So that others know whom they deal with',
    ground: /*i18n*/ 'Agreement, 6(1)(b)',
  },
  {
    data: /*i18n*/ 'Listings, bookings, messages',
    reason: /*i18n*/ 'To bring owner and borrower together',
    ground: /*i18n*/ 'Agreement, 6(1)(b)',
  },
  {
    data: /*i18n*/ 'Payments and payouts',
    reason: /*i18n*/ 'To move the money, and keep accounts',
    ground: /*i18n*/ 'Agreement and law, 6(1)(b) and (c)',
  },
  {
    data: /*i18n*/ 'Reviews',
    reason: /*i18n*/ 'So that trust has something to stand on',
    ground: /*i18n*/ 'Legitimate interest, 6(1)(f)',
  },
  {
    data: /*i18n*/ 'Technical logs: time, address of the device, errors',
    reason: /*i18n*/ 'To keep the service running and safe',
    ground: /*i18n*/ 'Legitimate interest, 6(1)(f)',
  },
  {
    data: /*i18n*/ 'Email for the newsletter',
    reason: /*i18n*/ 'To send it, if you ask for it',
    ground: /*i18n*/ 'Consent, 6(1)(a)',
  },
];

/** Only in live: the sample counts no searches. */
const inLive: Purpose = {
  data: /*i18n*/ 'Searches that find nothing: the words and the day, not who searched',
  reason: /*i18n*/ 'To know which tools are missing',
  ground: /*i18n*/ 'Legitimate interest, 6(1)(f)',
};

/** Does not break between the brackets of `6(1)(f)`. */
const whole = (ground: string) => ground.replaceAll(')(', ')\u2060(');

const columns = (i18n: I18n): readonly TableColumn<Purpose>[] => [
  { id: 'data', header: i18n.t('What'), cell: (row) => i18n.t(row.data), rowHeader: true },
  { id: 'reason', header: i18n.t('Why'), cell: (row) => i18n.t(row.reason) },
  { id: 'ground', header: i18n.t('Legal ground (GDPR)'), cell: (row) => whole(i18n.t(row.ground)) },
];

/** What is collected, for what, and on which ground. */
export function Purposes() {
  const { i18n } = useLingui();
  const isLive = useSource() === 'live';
  return (
    <Table
      caption={i18n.t('What we collect, why, and on which legal ground')}
      columns={columns(i18n)}
      rows={isLive ? [...purposes, inLive] : purposes}
      rowKey={(row) => row.data}
    />
  );
}
