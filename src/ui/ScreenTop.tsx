import type { ReactNode } from 'react';
import { BackLink } from './BackLink';
import { Heading } from './Heading';
import { Stack } from './Stack';

interface Props {
  back: { to: string; label: string };
  heading: string;
  /** The lead below the heading. */
  children?: ReactNode;
}

/** The top of a screen below another screen: a link back, and the heading. */
export function ScreenTop({ back, heading, children }: Props) {
  return (
    <Stack $gap={2} $align="start">
      <BackLink to={back.to}>{back.label}</BackLink>
      <Heading level={1}>{heading}</Heading>
      {children}
    </Stack>
  );
}
