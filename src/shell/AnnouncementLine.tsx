import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { useAnnouncementQuery } from '../pages/api/announcementApi';
import { readDraft, writeDraft } from '../platform/browser/draftStorage';
import { storageKey } from '../platform/browser/storageKey';
import { useDifferences } from '../platform/store/useDifferences';
import { FrozenContext } from '../ui/FrozenContext';
import { IconButton } from '../ui/IconButton';
import { leaveShellLine, ShellLine } from './ShellLine';

const key = () => storageKey('announcement');

/** What Skuret announces, until the person closes it in this browser. */
export function AnnouncementLine() {
  const { i18n } = useLingui();
  const { hasGivenTexts } = useDifferences();
  const { data } = useAnnouncementQuery(undefined, { skip: hasGivenTexts });
  const isFrozen = use(FrozenContext);
  const [dismissed, setDismissed] = useState<unknown>(null);
  // Not while rendering: a rendered page is the same for everybody.
  useEffect(() => setDismissed(readDraft(key())), []);
  if (!data || data.id === dismissed) return null;
  const dismiss = () => {
    leaveShellLine();
    setDismissed(data.id);
    if (!isFrozen) writeDraft(key(), data.id);
  };
  return (
    <ShellLine aria-label={i18n.t('Besked fra Skuret')}>
      <p>{i18n.locale === 'en' ? data.en : data.da}</p>
      <IconButton
        size="small"
        label={i18n.t('Luk beskeden')}
        icon={<X aria-hidden />}
        onClick={dismiss}
      />
    </ShellLine>
  );
}
