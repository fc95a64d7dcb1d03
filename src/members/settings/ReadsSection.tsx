import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import { theme } from '../../theme/theme';
import { LoadFailed } from '../../ui/LoadFailed';
import { Skeleton } from '../../ui/Skeleton';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { type DataRead, useDataReadsQuery } from '../api/dataReadsApi';
import { SettingsSection } from './SettingsSection';

const { border, color, space } = theme;

const List = styled.ul`
  display: grid;
  & > li {
    padding-block: ${space[3]};
  }
  & > li + li {
    border-block-start: ${border.line} solid ${color.line};
  }
`;

const whats: Record<DataRead['what'], string> = {
  BOOKING: /*i18n*/ 'A booking, with its messages and photographs',
  REPORT: /*i18n*/ 'A report',
  CONTACT: /*i18n*/ 'Your message to Skuret',
  RECORDING: /*i18n*/ 'The recording with your message to Skuret',
  PAYOUT: /*i18n*/ 'A payout',
  MEMBER:
    /*i18n*/ 'Your profile, our decisions about you, reports, and the number of your bookings',
  APPEAL: /*i18n*/ 'Your appeal, and the decision it is about',
};

/** Which people of Skuret have looked at the member's data, when and for which case. */
export function ReadsSection() {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const { data, isError, refetch } = useDataReadsQuery();
  const dateOf = (at: string) => formatDate(getCopenhagenDate(new Date(at)), language);
  return (
    <SettingsSection
      id="reads"
      text={i18n.t(
        'Our staff see your data only when they work on a case. Each time is listed here.',
      )}
    >
      {isError && !data && (
        <LoadFailed onRetry={refetch}>
          {i18n.t('We could not load who looked at your data.')}
        </LoadFailed>
      )}
      {!isError && !data && <Skeleton $height="3rem" $shape="box" />}
      {data?.length === 0 && <Text $tone="muted">{i18n.t('Nobody has looked at your data.')}</Text>}
      {data && data.length > 0 && (
        <List aria-label={i18n.t('Who looked at my data')}>
          {data.map(({ id, staff, what, caseNumber, at }) => (
            <li key={id}>
              <Text>{i18n.t(whats[what])}</Text>
              <Text $size="small" $tone="muted">
                {i18n.t('{name} of Skuret, {date}, case {number}', {
                  name: staff,
                  date: dateOf(at),
                  number: caseNumber,
                })}
              </Text>
            </li>
          ))}
        </List>
      )}
    </SettingsSection>
  );
}
