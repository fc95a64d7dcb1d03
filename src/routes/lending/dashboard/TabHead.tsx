import type { ReactNode } from 'react';
import { Heading } from '../../../ui/Heading';
import { Row } from '../../../ui/Row';

interface Props {
  heading: string;
  /** The ways on from here. */
  children?: ReactNode;
}

/** What a tab is about, and where it leads. */
export function TabHead({ heading, children }: Props) {
  return (
    <Row $justify="space-between" $gap={3}>
      <Heading level={2}>{heading}</Heading>
      {children ? <Row $gap={2}>{children}</Row> : null}
    </Row>
  );
}
