import { useLingui } from '@lingui/react';
import { addresses } from '../../../domain/values/addresses';
import { formatMoney } from '../../../domain/values/money';
import { Heading } from '../../ui/Heading';
import { LinkButton } from '../../ui/LinkButton';
import { PageContainer } from '../../ui/PageContainer';
import { Row } from '../../ui/Row';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useHomeStoriesQuery } from '../api/homeApi';
import { LendPanel, LendWords } from './CallToAction';

/** A tool that was lent less often says little about others. */
const fewestRentals = 3;

/** One invitation to lend; with what a tool has earned, where the service has such a tool. */
export function LendBand() {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const earned = useHomeStoriesQuery().data?.earned;
  return (
    <PageContainer>
      <LendPanel aria-labelledby="lend">
        <LendWords>
          <Heading level={2} id="lend">
            {i18n.t('Lad dit værktøj tjene penge')}
          </Heading>
          <Text $size="lead">
            {earned && earned.rentalCount >= fewestRentals
              ? i18n.t(
                  'Et værktøj i kategorien {kind} har tjent {amount} på {count} udlån. Hvad har du?',
                  {
                    kind: i18n.t(earned.category.name),
                    amount: formatMoney(earned.earnedCents, language),
                    count: earned.rentalCount,
                  },
                )
              : i18n.t('Lån det ud, når du ikke selv bruger det. Du bestemmer prisen.')}
          </Text>
          <Row>
            <LinkButton to={addresses.lend} variant="accent" size="large">
              {i18n.t('Se, hvad du kan tjene')}
            </LinkButton>
          </Row>
        </LendWords>
        <img src="/images/scenes/lend.svg" alt="" width={640} height={480} loading="lazy" />
      </LendPanel>
    </PageContainer>
  );
}
