import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { addresses } from '../../../domain/values/addresses';
import { wordJoiner } from '../../../domain/values/formats';
import { type Cents, formatKroner, formatMoney } from '../../../domain/values/money';
import { theme } from '../../theme/theme';
import { exampleTool, usePricesOfWord, useTypicalPrices } from '../../tools/hooks/useTypicalPrices';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Row } from '../../ui/Row';
import { Text } from '../../ui/Text';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { useHomeStoriesQuery } from '../api/homeApi';
import { LendPanel, LendWords } from './CallToAction';

/** A tool that was lent less often says little about others. */
const fewestRentals = 3;
/** As long as the name of a tool. */
const longestName = 120;

const Ask = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[3]};
  > :first-child {
    flex: 1 1 12rem;
  }
`;

/** The earnings of a day of lending: the daily prices of such tools, of which the owner gets all. */
function usePriceText() {
  const language = useScreenLanguage('da');
  return ({ lowCents, highCents }: { lowCents: Cents; highCents: Cents }) =>
    lowCents === highCents
      ? formatMoney(lowCents, language)
      : `${formatKroner(lowCents, language)}–${wordJoiner}${formatMoney(highCents, language)}`;
}

/** The lead of the band: what a usual tool earns, else what one tool has earned, where the service knows either. */
function useLead(): string {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const formatPrices = usePriceText();
  const { prices } = usePricesOfWord(exampleTool);
  const earned = useHomeStoriesQuery().data?.earned;
  if (prices) {
    return i18n.t('En hækkeklipper tjener typisk {prices} for hver dag, den er lånt ud.', {
      prices: formatPrices(prices),
    });
  }
  if (earned && earned.rentalCount >= fewestRentals) {
    return i18n.t('Et værktøj i kategorien {kind} har tjent {amount} på {count} udlån.', {
      kind: i18n.t(earned.category.name),
      amount: formatMoney(earned.earnedCents, language),
      count: earned.rentalCount,
    });
  }
  return i18n.t('Lån det ud, når du ikke selv bruger det. Du bestemmer prisen.');
}

/** The daily earnings of tools similar to the typed name. */
function PriceAnswer({ name }: { name: string }) {
  const { i18n } = useLingui();
  const formatPrices = usePriceText();
  const { prices, isFetching } = useTypicalPrices(name);
  if (isFetching) return null;
  return prices
    ? i18n.t('Lignende værktøj tjener typisk {prices} for hver dag, det er lånt ud.', {
        prices: formatPrices(prices),
      })
    : i18n.t('Vi kender for få af den slags til at nævne en pris. Du bestemmer den selv.');
}

/** One invitation to lend, which says what the visitor's own tool could earn. */
export function LendBand() {
  const { i18n } = useLingui();
  const lead = useLead();
  const [name, setName] = useState('');
  const [asked, ask] = useScreenState('lend band asked', '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(name.trim());
  };
  return (
    <PageContainer>
      <LendPanel aria-labelledby="lend">
        <LendWords>
          <Heading level={2} id="lend">
            {i18n.t('Lad dit værktøj tjene penge')}
          </Heading>
          <Text $size="lead">{lead}</Text>
          <Ask action={addresses.lend} onSubmit={submit}>
            <TextField
              label={i18n.t('Hvad har du?')}
              placeholder={i18n.t('Fx boremaskine')}
              autoComplete="off"
              maxLength={longestName}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" variant="accent">
              {i18n.t('Se, hvad du kan tjene')}
            </Button>
          </Ask>
          <Text role="status" $weight="semibold">
            {asked && <PriceAnswer name={asked} />}
          </Text>
          <Row>
            <TextLink look="standalone" to={addresses.lend}>
              {i18n.t('Sådan låner du ud')}
            </TextLink>
          </Row>
        </LendWords>
        <img src="/images/scenes/lend.svg" alt="" width={640} height={480} loading="lazy" />
      </LendPanel>
    </PageContainer>
  );
}
