import { type CalendarDate, formatDate } from '../../../domain/days';
import { Text } from '../../ui/Text';
import { PageIntro } from './PageIntro';

export interface DocumentIntroProps {
  title: string;
  lead: string;
  /** When the text last changed. */
  updated: CalendarDate;
}

/** How terms and policies open: with the day from which they hold. */
export function DocumentIntro({ title, lead, updated }: DocumentIntroProps) {
  return (
    <PageIntro
      title={title}
      lead={lead}
      above={
        <Text $size="small" $tone="muted">
          Last updated <time dateTime={updated}>{formatDate(updated, 'en')}</time>
        </Text>
      }
    />
  );
}
