import * as da from '../content/terms/da.mdx';
import * as en from '../content/terms/en.mdx';
import { DocumentPage } from '../parts/DocumentPage';

const texts = { da, en };

/** Terms of service (§2). */
export function Terms() {
  return <DocumentPage texts={texts} updated="2026-05-01" />;
}
