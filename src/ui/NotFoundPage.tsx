import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState';
import { PageContainer } from './PageContainer';

interface Props {
  /** Also the title of the page. */
  heading: string;
  text: ReactNode;
  /** Where to go instead: links. */
  action: ReactNode;
  /** The language of the texts, where it is not that of the page. */
  lang?: string | undefined;
}

/** A whole screen for an address that belongs to nothing, or to nothing of this person's. */
export function NotFoundPage({ heading, text, action, lang }: Props) {
  return (
    <PageContainer $width="reading" lang={lang} title={heading}>
      <EmptyState
        heading={heading}
        headingLevel={1}
        picture="/images/scenes/not-found.svg"
        text={text}
        action={action}
      />
    </PageContainer>
  );
}
