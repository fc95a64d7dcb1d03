import { useLingui } from '@lingui/react';
import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkAnswer } from '../api/securityApi';
import { AccountFrame } from '../parts/AccountFrame';

type LinkEnd = Exclude<LinkAnswer['link'], null | 'DONE'>;

const titles: Record<LinkEnd, string> = {
  USED: /*i18n*/ 'This link was used before',
  OLD: /*i18n*/ 'This link no longer works',
  BROKEN: /*i18n*/ 'This link is not whole',
};

const leads: Record<LinkEnd, string> = {
  USED: /*i18n*/ 'Each link works once.',
  OLD: /*i18n*/ 'It is too old, or something newer has taken its place. Ask for a new one.',
  BROKEN:
    /*i18n*/ 'Your mail program may have cut it off. Copy the whole address from the email, or ask for a new link.',
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
