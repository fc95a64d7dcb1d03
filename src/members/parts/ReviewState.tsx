import { useLingui } from '@lingui/react';
import { getFirstName } from '../../../domain/members/user';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import type { ScreenLanguage } from '../../../domain/values/language';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

/** By the language that the screen was given. */
const words = {
  da: {
    waits: /*i18n*/ 'Vises, når {name} også har skrevet, senest {date}.',
    shown: /*i18n*/ 'Vist siden {date}.',
    hidden: /*i18n*/ 'Skjult af Skuret: {reason}',
  },
  en: {
    waits: /*i18n*/ 'Shown once {name} has written too, by {date} at the latest.',
    shown: /*i18n*/ 'Shown since {date}.',
    hidden: /*i18n*/ 'Hidden by Skuret: {reason}',
  },
} as const;

interface Props {
  review: { publishedAt: string | null; publishedBy: string; hiddenReason: string | null };
  /** The name of the booking's other party. */
  other: string;
  /** Of the screen as given. */
  language: ScreenLanguage;
}

/** Tells the author whether a review is visible: since when, from when at the latest, or why it is hidden. */
export function ReviewState({ review, other, language }: Props) {
  const { i18n } = useLingui();
  const spoken = useScreenLanguage(language);
  const word = words[language];
  const { publishedAt, publishedBy, hiddenReason } = review;
  const getDate = (at: string) => formatDate(getCopenhagenDate(new Date(at)), spoken);
  if (hiddenReason !== null) return i18n.t(word.hidden, { reason: hiddenReason });
  return publishedAt === null
    ? i18n.t(word.waits, { name: getFirstName(other), date: getDate(publishedBy) })
    : i18n.t(word.shown, { date: getDate(publishedAt) });
}
