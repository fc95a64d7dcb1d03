import { TriangleAlert } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import { Callout } from '../../ui/Callout';
import * as da from '../content/safety/da.mdx';
import * as en from '../content/safety/en.mdx';
import { DocumentPage } from '../parts/DocumentPage';

const texts = { da, en };

function Warning({ children }: PropsWithChildren) {
  return (
    <Callout tone="warning" role="note" icon={<TriangleAlert aria-hidden="true" />}>
      {children}
    </Callout>
  );
}

/** Safety (§2): advice for borrower and owner. */
export function Safety() {
  return <DocumentPage texts={texts} components={{ Warning }} />;
}
