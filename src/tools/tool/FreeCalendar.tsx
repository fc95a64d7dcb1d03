import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { isLateInMonth } from '../../../domain/values/days';
import { useTakenDays } from '../../bookings/hooks/useTakenDays';
import { allowedChoice, getRangeLimits, readRentalChoice } from '../../bookings/parts/rentalChoice';
import { useAddressState } from '../../platform/store/useAddressState';
import { useToday } from '../../platform/store/useClock';
import { media, theme } from '../../theme/theme';
import { useDatesChoosing } from '../../ui/DateRangePicker';
import { withChosen } from '../../ui/dateRange';
import { Heading } from '../../ui/Heading';
import { lazyPart } from '../../ui/lazyPart';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { WhenNear } from '../../ui/WhenNear';
import type { ToolDetail } from '../api/toolApi';

const RangeCalendar = lazyPart(async () => (await import('../../ui/RangeCalendar')).RangeCalendar);

/* The height of a month with six weeks, so that nothing below moves when it has loaded; on a phone late in a month, also
   of the last weeks of this one. */
const Months = styled.div<{ $isLate: boolean }>`
  min-height: 22.75rem;
  ${media.belowTablet} {
    min-height: ${({ $isLate }) => ($isLate ? '34.875rem' : '22.75rem')};
  }
  .rdp-months {
    justify-content: space-between;
    gap: ${theme.space[4]};
    ${media.belowTablet} {
      justify-content: center;
    }
  }
`;

interface Props {
  tool: Pick<ToolDetail, 'id' | 'rules'>;
}

function ChosenDays({ tool }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const today = useToday();
  const [asked, change] = useAddressState(readRentalChoice);
  const { quantity, ...value } = allowedChoice(asked, today);
  const [choosing, setChoosing] = useDatesChoosing();
  const isPhone = useMediaQuery(media.belowTablet);
  const taken = useTakenDays(tool.id, quantity);
  const limits = getRangeLimits(tool.rules, today);
  const { which } = choosing;
  return (
    <RangeCalendar
      value={value}
      choosing={which}
      onChoose={(date) => {
        change(withChosen(date, which, value, taken, limits));
        setChoosing({ which: which === 'start' ? 'end' : 'start', last: true });
      }}
      language={language}
      startLabel={i18n.t('Hentes')}
      endLabel={i18n.t('Afleveres')}
      months={isPhone ? 1 : 2}
      today={today}
      taken={taken}
      limits={limits}
    />
  );
}

/** The days on which the tool is free. A press chooses the days of the booking, as in the box. */
export function FreeCalendar({ tool }: Props) {
  const { i18n } = useLingui();
  const today = useToday();
  return (
    <Stack as="section" $gap={2} aria-labelledby="free-days" data-print="hide">
      <Heading level={2} look="sub" id="free-days">
        {i18n.t('Ledige dage')}
      </Heading>
      <Text $tone="muted">
        {i18n.t('Vælg, hvornår du henter og afleverer. Overstregede dage er optaget.')}
      </Text>
      <Months $isLate={isLateInMonth(today)}>
        <WhenNear name="free days" distance={400}>
          <ChosenDays tool={tool} />
        </WhenNear>
      </Months>
    </Stack>
  );
}
