import type { ReactNode } from 'react';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';

interface Props {
  heading: string;
  /** Links to related screens. */
  children?: ReactNode;
}

/** The heading of a tab, with its links. */
export function TabHead({ heading, children }: Props) {
  return (
    <Row $justify="space-between" $gap={3}>
      <Heading level={2}>{heading}</Heading>
      {children ? <Row $gap={2}>{children}</Row> : null}
    </Row>
  );
}
