import { useLingui } from '@lingui/react';
import { type CalendarDate, formatDate } from '../../../domain/days';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { PageIntro } from './PageIntro';
import { RichText } from './RichText';

export interface DocumentIntroProps {
  title: string;
  lead: string;
  /** When the text last changed. */
  updated: CalendarDate;
}

/** The opening of terms and policies: title, lead and the day of the last change. */
export function DocumentIntro({ title, lead, updated }: DocumentIntroProps) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  return (
    <PageIntro
      title={title}
      lead={lead}
      above={
        <Text $size="small" $tone="muted">
          <RichText
            text={i18n.t('Last updated <time>{date}</time>', {
              date: formatDate(updated, language),
            })}
            parts={{ time: (words) => <time dateTime={updated}>{words}</time> }}
          />
        </Text>
      }
    />
  );
}
