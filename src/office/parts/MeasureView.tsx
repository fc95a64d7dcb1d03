import { useLingui } from '@lingui/react';
import { Badge } from '../../ui/Badge';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import type { CaseMeasureFieldsFragment } from '../api/cases.generated';
import { Written } from '../case/parts';
import { useName } from '../case/useName';
import { measureNames, subjectNames } from './measureNames';
import { useOfficeFormats } from './useOfficeLanguage';

/** A measure with its reasons, and the appeal against it. */
export function MeasureView({ measure }: { measure: CaseMeasureFieldsFragment }) {
  const { i18n } = useLingui();
  const { moment, day } = useOfficeFormats();
  const nameOf = useName();
  const { kind, subject, tool, rule, facts, takenBy, takenAt, lastDay, isInForce } = measure;
  const { liftedAt, liftedReason, appealText, appealedAt, decidedAt, decidedBy } = measure;
  return (
    <Stack $gap={2}>
      <Row $gap={2}>
        <Text $weight="semibold">
          {nameOf(measureNames, kind)}
          {subject !== null && ` ${tool ?? nameOf(subjectNames, subject)}`}
        </Text>
        <Badge $tone={isInForce ? 'warning' : 'neutral'}>
          {isInForce ? i18n.t('gælder') : i18n.t('slut')}
        </Badge>
        {lastDay !== null && <Badge>{i18n.t('til og med {day}', { day: day(lastDay) })}</Badge>}
      </Row>
      <Text $size="small" $tone="muted">
        {i18n.t('{when} af {name}, efter „{rule}“', {
          when: moment(takenAt),
          name: takenBy?.name ?? '–',
          rule,
        })}
      </Text>
      <Written>{facts}</Written>
      {appealedAt !== null && (
        <>
          <Text $weight="semibold">{i18n.t('Klage, {when}', { when: moment(appealedAt) })}</Text>
          <Written>{appealText}</Written>
        </>
      )}
      {decidedAt !== null && (
        <>
          <Text $weight="semibold">
            {measure.isUpheld
              ? i18n.t('Medhold af {name}', { name: decidedBy?.name ?? '–' })
              : i18n.t('Ikke medhold, af {name}', { name: decidedBy?.name ?? '–' })}
          </Text>
          <Written>{measure.decidedReason}</Written>
        </>
      )}
      {liftedAt !== null && measure.isUpheld !== true && (
        <Written>
          {i18n.t('Ophævet {when}: {reason}', { when: moment(liftedAt), reason: liftedReason })}
        </Written>
      )}
    </Stack>
  );
}
