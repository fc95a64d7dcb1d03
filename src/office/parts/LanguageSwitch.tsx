import { useLingui } from '@lingui/react';
import { Button } from '../../ui/Button';
import { Row } from '../../ui/Row';
import { languageChosen } from '../store/languageSlice';
import { useOfficeDispatch, useOfficeSelector } from '../store/officeStore';

/** Each language in its own words. */
const names = { da: 'Dansk', en: 'English' } as const;

export function LanguageSwitch() {
  const { i18n } = useLingui();
  const dispatch = useOfficeDispatch();
  const language = useOfficeSelector((state) => state.language);
  return (
    <Row $gap={1} role="group" aria-label={i18n.t('Sprog')}>
      {(['da', 'en'] as const).map((each) => (
        <Button
          key={each}
          size="small"
          lang={each}
          variant={each === language ? 'secondary' : 'quiet'}
          aria-current={each === language || undefined}
          onClick={() => dispatch(languageChosen(each))}
        >
          {names[each]}
        </Button>
      ))}
    </Row>
  );
}
