import { ArrowLeft } from 'lucide-react';
import type { LinkProps } from 'react-router-dom';
import { TextLink } from './TextLink';

/** The link back from a screen, above its heading. */
export function BackLink({ to, children }: { to: LinkProps['to']; children: string }) {
  return (
    <TextLink look="standalone" to={to} icon={<ArrowLeft aria-hidden="true" />}>
      {children}
    </TextLink>
  );
}
