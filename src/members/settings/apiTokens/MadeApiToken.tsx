import { useLingui } from '@lingui/react';
import { MadeSecret } from '../MadeSecret';

/** A token that was just made, to copy. It is shown only once. */
export function MadeApiToken({ token, onKept }: { token: string; onKept: () => void }) {
  const { i18n } = useLingui();
  const texts = {
    lead: i18n.t('Copy the token now. We cannot show it again.'),
    label: i18n.t('Your new token'),
    copy: i18n.t('Copy the token'),
    copied: i18n.t('You have copied the token.'),
    failed: i18n.t('We could not copy the token. Select it in the field, and copy it yourself.'),
  };
  return <MadeSecret secret={token} what="API token" texts={texts} onKept={onKept} />;
}
