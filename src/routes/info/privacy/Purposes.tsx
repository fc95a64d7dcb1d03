import { Table, type TableColumn } from '../../../ui/Table';

interface Purpose {
  data: string;
  reason: string;
  /** Of article 6(1) of the GDPR. */
  ground: string;
}

const purposes: readonly Purpose[] = [
  {
    data: 'Name, email, password',
    reason: 'To give you an account and let you in',
    ground: 'Agreement, 6(1)(b)',
  },
  {
    data: 'Profile: picture, area, a few words',
    reason: 'So that others know whom they deal with',
    ground: 'Agreement, 6(1)(b)',
  },
  {
    data: 'Listings, bookings, messages',
    reason: 'To bring owner and borrower together',
    ground: 'Agreement, 6(1)(b)',
  },
  {
    data: 'Payments and payouts',
    reason: 'To move the money, and keep accounts',
    ground: 'Agreement and law, 6(1)(b) and (c)',
  },
  {
    data: 'Reviews',
    reason: 'So that trust has something to stand on',
    ground: 'Legitimate interest, 6(1)(f)',
  },
  {
    data: 'Technical logs: time, address of the device, errors',
    reason: 'To keep the service running and safe',
    ground: 'Legitimate interest, 6(1)(f)',
  },
  {
    data: 'Email for the newsletter',
    reason: 'To send it, if you ask for it',
    ground: 'Consent, 6(1)(a)',
  },
];

const columns: readonly TableColumn<Purpose>[] = [
  { id: 'data', header: 'What', cell: (row) => row.data, rowHeader: true },
  { id: 'reason', header: 'Why', cell: (row) => row.reason },
  { id: 'ground', header: 'Legal ground (GDPR)', cell: (row) => row.ground },
];

/** What is collected, for what, and on which ground. */
export function Purposes() {
  return (
    <Table
      caption="What we collect, why, and on which legal ground"
      columns={columns}
      rows={purposes}
      rowKey={(row) => row.data}
    />
  );
}
