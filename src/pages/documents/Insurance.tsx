import * as da from '../content/insurance/da.mdx';
import * as en from '../content/insurance/en.mdx';
import { DocumentPage } from '../parts/DocumentPage';
import { DocumentTable } from '../parts/DocumentTable';

const texts = { da, en };

/** Insurance (D9): the policy texts of §9 in one place. §9 gives basic an amount on each of two pages: the letter shows both. */
export function Insurance() {
  return <DocumentPage texts={texts} components={{ Table: DocumentTable }} />;
}
