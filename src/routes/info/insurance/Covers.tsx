import { Table, type TableColumn } from '../../../ui/Table';

interface Cover {
  what: string;
  basic: string;
  premium: string;
}

/** The amounts of §9: basic in kroner on the tool page, in dollars on the booking page; premium in the marketing copy. */
const covers: readonly Cover[] = [
  { what: 'Damage, as the tool page says', basic: 'up to 5000 kr.', premium: 'up to $5,000' },
  {
    what: 'Accidental damage, as the booking page says',
    basic: 'up to $1,000',
    premium: 'up to $5,000',
  },
  { what: 'Theft', basic: 'not covered', premium: 'included, up to $5,000' },
  { what: 'Price', basic: '$5 per booking', premium: 'part of Pro and Business' },
];

const columns: readonly TableColumn<Cover>[] = [
  { id: 'what', header: 'Cover', cell: (row) => row.what, rowHeader: true },
  { id: 'basic', header: 'Basic', cell: (row) => row.basic },
  { id: 'premium', header: 'Premium', cell: (row) => row.premium },
];

/** Both covers side by side. */
export function Covers() {
  return (
    <Table
      caption="What basic and premium insurance cover"
      columns={columns}
      rows={covers}
      rowKey={(row) => row.what}
    />
  );
}
