import { useLingui } from '@lingui/react';
import { addresses } from '../../../domain/values/addresses';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { Callout } from '../../ui/Callout';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { Measure } from '../api/measuresApi';
import { AppealForm } from './AppealForm';
import { DecisionPart, Quoted } from './DecisionPart';

const lifted = /*i18n*/ 'Your appeal was upheld on {date}. The decision is lifted.';
const corrected = /*i18n*/ 'Your appeal was upheld on {date}. The reason says what we do about it.';
const stands = /*i18n*/ 'We decided your appeal on {date}. The decision stands.';

/** The appeal against a decision: the form, or what was written and what became of it. */
export function AppealPart({ measure }: { measure: Measure }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { id, appealUntil, appealText, appealedAt, decidedAt, decidedReason, isUpheld, bookingId } =
    measure;
  const dateOf = (at: string) => formatDate(getCopenhagenDate(new Date(at)), language);
  if (appealedAt == null) {
    if (appealUntil == null) return null;
    return (
      <DecisionPart title={i18n.t('Do you disagree?')}>
        <Text>
          {i18n.t(
            'You can appeal once, until {date}. Another person at Skuret decides your appeal and writes to you why.',
            { date: formatDate(appealUntil, language) },
          )}
        </Text>
        <AppealForm id={id} />
      </DecisionPart>
    );
  }
  return (
    <DecisionPart title={i18n.t('Your appeal')}>
      <Text $tone="muted">{i18n.t('Sent on {date}', { date: dateOf(appealedAt) })}</Text>
      {appealText != null && <Quoted>{appealText}</Quoted>}
      {decidedAt == null ? (
        <Callout role="status">
          {i18n.t('We have your appeal. Another person at Skuret is looking at it.')}
        </Callout>
      ) : (
        <>
          <Callout tone={isUpheld ? 'success' : 'info'} role="status">
            <Text>
              {i18n.t(isUpheld ? (bookingId == null ? lifted : corrected) : stands, {
                date: dateOf(decidedAt),
              })}
            </Text>
          </Callout>
          <Text $weight="semibold">{i18n.t('The reason')}</Text>
          <Quoted>{decidedReason}</Quoted>
          <Text $tone="muted">
            {i18n.t('Another person than the first has decided this. No machine took part.')}
          </Text>
          {!isUpheld && (
            <TextLink look="standalone" to={`${addresses.terms}#complaints`}>
              {i18n.t('Where you can take a complaint further')}
            </TextLink>
          )}
        </>
      )}
    </DecisionPart>
  );
}
