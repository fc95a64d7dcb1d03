import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { formatMoney } from '../../../domain/values/money';
import { theme } from '../../theme/theme';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { type MemberLevel, useMemberLevelQuery } from '../api/levelsApi';
import { NotLoaded } from './NotLoaded';
import { SettingsSection } from './SettingsSection';

const { border, color, space } = theme;

const List = styled.ul`
  display: grid;
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${space[4]};
    padding-block: ${space[3]};
  }
  & > li + li {
    border-block-start: ${border.line} solid ${color.line};
  }
`;

const Steps = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding-inline-start: ${space[5]};
  list-style: disc;
`;

type Limit = MemberLevel['limits'][number];

const names: Record<Limit['kind'], string> = {
  REQUESTS_PER_DAY: /*i18n*/ 'Requests in 24 hours',
  OPEN_BOOKINGS: /*i18n*/ 'Open bookings as borrower',
  FIRST_MESSAGES_PER_DAY: /*i18n*/ 'New conversations in 24 hours',
  TOOLS_VALUE: /*i18n*/ 'Value of your tools together',
};

interface StepTexts {
  one: string;
  more: string;
}

const stepTexts: Record<MemberLevel['steps'][number]['kind'], StepTexts> = {
  CONFIRM_EMAIL: { one: /*i18n*/ 'Confirm your email', more: /*i18n*/ 'Confirm your email' },
  FINISHED_LOANS: {
    one: /*i18n*/ 'Finish 1 more loan',
    more: /*i18n*/ 'Finish {count} more loans',
  },
  ACCOUNT_DAYS: {
    one: /*i18n*/ 'Have your account for 1 more day',
    more: /*i18n*/ 'Have your account for {count} more days',
  },
};

/** The limits of the member's level with what is used of them, and what raises them. */
function Limits({ level }: { level: MemberLevel }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const amount = (kind: Limit['kind'], value: number) =>
    kind === 'TOOLS_VALUE' ? formatMoney(value, language) : String(value);
  return (
    <Stack $gap={4}>
      <Text $weight="semibold">{i18n.t('Level {level} of 4', { level: level.level })}</Text>
      <List aria-label={i18n.t('Your limits')}>
        {level.limits.map(({ kind, used, most, next }) => (
          <li key={kind}>
            <Text>{i18n.t(names[kind])}</Text>
            <Text $tone="muted">
              {next === null
                ? i18n.t('{used} of {most}', {
                    used: amount(kind, used),
                    most: amount(kind, most),
                  })
                : i18n.t('{used} of {most}, then {next}', {
                    used: amount(kind, used),
                    most: amount(kind, most),
                    next: amount(kind, next),
                  })}
            </Text>
          </li>
        ))}
      </List>
      {level.steps.length > 0 ? (
        <Stack $gap={2}>
          <Text id="limits-steps" $weight="semibold">
            {i18n.t('To reach level {level}:', { level: level.level + 1 })}
          </Text>
          <Steps aria-labelledby="limits-steps">
            {level.steps.map(({ kind, more }) => (
              <li key={kind}>
                {i18n.t(stepTexts[kind][more === 1 ? 'one' : 'more'], { count: more ?? 0 })}
              </li>
            ))}
          </Steps>
        </Stack>
      ) : (
        <Text $tone="muted">{i18n.t('This is the highest level.')}</Text>
      )}
    </Stack>
  );
}

/** What the member may do at most at their level. Not shown where the service has no such limits. */
export function LimitsSection() {
  const { i18n } = useLingui();
  const query = useMemberLevelQuery();
  const { currentData: level } = query;
  if (level === null) return null;
  return (
    <SettingsSection
      id="limits"
      text={i18n.t(
        'They grow with your account. Conversations you already have are never limited by them.',
      )}
    >
      <NotLoaded
        query={query}
        height="9rem"
        failedText={i18n.t('We could not load your limits.')}
      />
      {level && <Limits level={level} />}
    </SettingsSection>
  );
}
