import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import type { Language } from '../../domain/values/language';
import { useDifferences } from '../platform/store/useDifferences';
import { useLanguage } from '../platform/store/useLanguage';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { leaveShellLine, ShellLine } from './ShellLine';

/** Each in its own language. */
const offers = { da: 'Vis på dansk', en: 'Show in English' } as const;

/**
 * Offers a visitor whose browser does not ask for Danish one language for all screens. A choice and closing are kept in
 * the language cookie, so that the line never shows again: `earlyScript.js` reads it before the first paint.
 */
export function LanguageLine() {
  const { i18n } = useLingui();
  const { value, onChange } = useLanguage();
  if (useDifferences().hasGivenTexts || value !== 'asGiven') return null;
  const choose = (language: Language) => {
    leaveShellLine();
    onChange(language);
  };
  return (
    <ShellLine aria-label={i18n.t('Sprog')} data-language-line="" data-print="hide">
      <Button variant="quiet" size="small" onClick={() => choose('da')}>
        {offers.da}
      </Button>
      <Button variant="quiet" size="small" lang="en" onClick={() => choose('en')}>
        {offers.en}
      </Button>
      <IconButton
        size="small"
        label={i18n.t('Luk')}
        icon={<X aria-hidden />}
        onClick={() => choose('asGiven')}
      />
    </ShellLine>
  );
}
