import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { theme } from '../theme/theme';
import { useSpoken } from './useSpoken';

const { border, color, fontWeight, radius, space, target } = theme;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};
`;
const Choice = styled.button`
  min-height: ${target.medium};
  padding-inline: ${space[3]};
  border: ${border.edge} solid transparent;
  border-radius: ${radius.input};
  &:hover {
    color: ${color.primary};
  }
  &[aria-pressed='true'] {
    border-color: ${color.edge};
    font-weight: ${fontWeight.semibold};
    color: ${color.ink};
  }
`;

/** Each in its own words, so that whoever looks for it can read it. */
const ownNames = { da: 'Dansk', en: 'English' } as const;

type Language = 'asGiven' | keyof typeof ownNames;

const languages: readonly Language[] = ['asGiven', 'da', 'en'];

interface Props {
  value: Language;
  onChange: (language: Language) => void;
}

/** Which language the screens speak (D24): the mixture as given, Danish or English. */
export function LanguageChoice({ value, onChange }: Props) {
  const { i18n } = useLingui();
  return (
    <Choices role="group" aria-label={i18n.t('Sprog')} lang={useSpoken('da')}>
      {languages.map((language) => (
        <Choice
          key={language}
          type="button"
          lang={language === 'asGiven' ? undefined : language}
          aria-pressed={language === value}
          onClick={() => onChange(language)}
        >
          {language === 'asGiven' ? i18n.t('Dansk og engelsk') : ownNames[language]}
        </Choice>
      ))}
    </Choices>
  );
}
