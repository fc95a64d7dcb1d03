import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { avatarLetter } from '../../../domain/members/user';
import { addresses, to } from '../../../domain/values/addresses';
import { formatMoney } from '../../../domain/values/money';
import { media, theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { Grid } from '../../ui/Grid';
import { Heading } from '../../ui/Heading';
import { LinkButton } from '../../ui/LinkButton';
import { PageContainer } from '../../ui/PageContainer';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { Stars } from '../../ui/Stars';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage, useWrittenLang } from '../../ui/useScreenLanguage';
import { type HomeStories, useHomeStoriesQuery } from '../api/homeApi';

const { border, color, fontSize, fontWeight, radius, space } = theme;

const List = styled(Grid)`
  margin-block-start: ${space[8]};
`;
const Story = styled.figure`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space[5]};
  height: 100%;
  padding: ${space[6]};
  background: ${color.surface};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.card};
`;
const Quote = styled.blockquote`
  display: grid;
  gap: ${space[3]};
  font-size: ${fontSize.lead};
  line-height: ${theme.lineHeight.snug};
`;

function Review({ review }: { review: HomeStories['chosenReviews'][number] }) {
  const { i18n } = useLingui();
  const written = useWrittenLang();
  const { rating, comment, createdByUser, tool } = review;
  return (
    <Story>
      <Quote>
        <Stars value={rating} label={i18n.t('{rating} af 5 stjerner', { rating })} />
        <p lang={written} dir="auto">
          {comment}
        </p>
      </Quote>
      <figcaption>
        <Row $gap={3} $wrap={false}>
          <Avatar letter={avatarLetter(createdByUser.name)} src={createdByUser.avatarImageUrl} />
          <Stack $gap={0}>
            <Text $weight="semibold">
              <bdi>{createdByUser.name}</bdi>
            </Text>
            {tool && (
              <Text $size="small" $tone="muted" lang={written}>
                <TextLink look="quiet" to={to.tool(tool.id)}>
                  <bdi>{tool.name}</bdi>
                </TextLink>
              </Text>
            )}
          </Stack>
        </Row>
      </figcaption>
    </Story>
  );
}

/** Reviews in the words of borrowers. Renders nothing when there are none yet. */
export function Reviews() {
  const { i18n } = useLingui();
  const { data } = useHomeStoriesQuery();
  if (data === undefined || data.chosenReviews.length === 0) return null;
  return (
    <Section aria-labelledby="people">
      <PageContainer>
        <Heading level={2} id="people">
          {i18n.t('Det siger dem, der har lånt')}
        </Heading>
        <List as="ul" $tabletColumns={3}>
          {data.chosenReviews.map((review) => (
            <li key={review.id}>
              <Review review={review} />
            </li>
          ))}
        </List>
      </PageContainer>
    </Section>
  );
}

const Band = styled.section`
  margin-block-end: ${space[16]};
  background: ${color.surface};
  border-block: ${border.line} solid ${color.line};
`;
const Line = styled.div`
  display: grid;
  gap: ${space[4]} ${space[10]};
  align-items: center;
  padding-block: ${space[10]};
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;
const Amount = styled.strong`
  color: ${color.primary};
  font-size: ${fontSize.display};
  font-weight: ${fontWeight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: 1;
  white-space: nowrap;
`;

/** How much one tool has earned its owner, for people who could lend. Renders nothing when none has earned enough. */
export function Earned() {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const { data } = useHomeStoriesQuery();
  const earned = data?.earned;
  if (!earned) return null;
  const { rentalCount } = earned;
  const kind = i18n.t(earned.category.name);
  return (
    <Band aria-labelledby="earned">
      <PageContainer>
        <Line>
          <Amount>{formatMoney(earned.earnedCents, language)}</Amount>
          <div>
            <Heading level={2} look="sub" id="earned">
              {i18n.t('har et værktøj tjent sin ejer')}
            </Heading>
            <Text $tone="muted">
              {rentalCount === 1
                ? i18n.t('På 1 udlån i kategorien {kind}.', { kind })
                : i18n.t('På {rentalCount} udlån i kategorien {kind}.', {
                    rentalCount,
                    kind,
                  })}
            </Text>
          </div>
          <LinkButton to={addresses.addTool} variant="accent" size="large">
            {i18n.t('Læg dit eget op')}
          </LinkButton>
        </Line>
      </PageContainer>
    </Band>
  );
}
