import { useLingui } from '@lingui/react';
import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkAnswer } from '../api/securityApi';
import { AccountFrame } from '../parts/AccountFrame';

type LinkEnd = Exclude<LinkAnswer['link'], null | 'DONE'>;

const titles: Record<LinkEnd, string> = {
  USED: /*i18n*/ 'This link was already used',
  OLD: /*i18n*/ 'This link no longer works',
  BROKEN: /*i18n*/ 'The link is incomplete',
};

const leads: Record<LinkEnd, string> = {
  USED: /*i18n*/ 'Each link works once.',
  OLD: /*i18n*/ 'The link is too old, or we have sent you a newer one. Ask for a new link.',
  BROKEN:
    /*i18n*/ 'Your mail program may have cut the link off. Copy the whole link from the email, or ask for a new one.',
};

interface Props {
  end: LinkEnd;
  /** Replaces the usual text for this kind of link. */
  lead?: string | undefined;
  /** True when this replaces the button that was pressed. */
  takesFocus: boolean;
  /** The link or form that requests a new link. */
  children: ReactNode;
}

/** Shown for a link that no longer works: says why, and how to get a new one. */
export function InvalidLink({ end, lead, takesFocus, children }: Props) {
  const { i18n } = useLingui();
  const title = i18n.t(titles[end]);
  return (
    <AccountFrame
      key={end}
      title={title}
      takesFocus={takesFocus}
      icon={<Link2Off aria-hidden />}
      lead={lead ?? i18n.t(leads[end])}
    >
      {children}
    </AccountFrame>
  );
}
