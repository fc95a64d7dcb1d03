import { Chip } from './Chip';
import { type BookedRange, canChoose, type DateRange, type RangeLimits } from './dateRange';
import { type DateRangeLanguage, dateRangeWords } from './dateRangeWords';
import { quickDays } from './quickDays';
import { Row } from './Row';

interface Props {
  value: DateRange;
  today: string;
  language: DateRangeLanguage;
  taken?: readonly BookedRange[] | undefined;
  limits?: RangeLimits | undefined;
  onChoose: (range: { start: string; end: string }) => void;
}

/** Today, tomorrow and the weekend by one press, as far as they can be chosen. */
export function DayChips({ value, today, language, taken, limits, onChoose }: Props) {
  const words = dateRangeWords[language];
  const none = { start: null, end: null };
  const offered = quickDays(today).filter(
    ({ start, end }) =>
      canChoose(start, 'start', none, today, taken, limits) &&
      canChoose(end, 'end', { start, end: null }, today, taken, limits),
  );
  if (offered.length === 0) return null;
  return (
    <Row role="group" aria-label={words.quick} $gap={2}>
      {offered.map(({ name, start, end }) => (
        <Chip
          key={name}
          pressed={value.start === start && value.end === end}
          onToggle={() => onChoose({ start, end })}
        >
          {words[name]}
        </Chip>
      ))}
    </Row>
  );
}
