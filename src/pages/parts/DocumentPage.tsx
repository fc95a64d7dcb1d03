import { useLingui } from '@lingui/react';
import { type CalendarDate, formatDate } from '../../../domain/values/days';
import { PageContainer } from '../../ui/PageContainer';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { PageIntro } from './PageIntro';
import { Section, SectionedText } from './SectionedText';
import { type PageTexts, type TextComponents, usePageText } from './usePageText';

interface Props {
  texts: PageTexts;
  /** When the text last changed. */
  updated?: CalendarDate;
  /** The components that the Markdown names, beside `Section`. */
  components?: TextComponents;
}

/** Terms, policies and the like: the whole screen. */
export function DocumentPage({ texts, updated, components }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { title, lead, body } = usePageText(texts, { Section, ...components });
  return (
    <PageContainer title={title}>
      <PageIntro
        title={title}
        lead={lead}
        above={
          updated && (
            <Text $size="small" $tone="muted">
              <span>{i18n.t('Last updated')}</span>{' '}
              <time dateTime={updated}>{formatDate(updated, language)}</time>
            </Text>
          )
        }
      />
      <SectionedText text={body} />
    </PageContainer>
  );
}
