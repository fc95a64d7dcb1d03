import { useLingui } from '@lingui/react';
import { Button } from './Button';
import { Row } from './Row';
import { useScreenLanguage } from './useScreenLanguage';

/** Each language in its own words, so that its speakers can read it. */
const ownNames = { da: 'Dansk', en: 'English' } as const;

type Language = 'asGiven' | keyof typeof ownNames;

interface Props {
  value: Language;
  onChange: (language: Language) => void;
  /** Whether as given is one of the choices. */
  hasGiven: boolean;
}

/** The choice of the screens' language (D24): Danish or English, in the letter as given (mixed) too. */
export function LanguageChoice({ value, onChange, hasGiven }: Props) {
  const { i18n } = useLingui();
  const languages: readonly Language[] = hasGiven ? ['asGiven', 'da', 'en'] : ['da', 'en'];
  return (
    <Row $gap={1} role="group" aria-label={i18n.t('Sprog')} lang={useScreenLanguage('da')}>
      {languages.map((language) => (
        <Button
          key={language}
          variant={language === value ? 'secondary' : 'quiet'}
          size="small"
          lang={language === 'asGiven' ? undefined : language}
          aria-current={language === value || undefined}
          onClick={() => onChange(language)}
        >
          {language === 'asGiven' ? i18n.t('Dansk og engelsk') : ownNames[language]}
        </Button>
      ))}
    </Row>
  );
}
