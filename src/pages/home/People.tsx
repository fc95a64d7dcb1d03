import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { avatarLetter } from '../../../domain/members/user';
import { to } from '../../../domain/values/addresses';
import { theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { Grid } from '../../ui/Grid';
import { Heading } from '../../ui/Heading';
import { PageContainer } from '../../ui/PageContainer';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/Stack';
import { Stars } from '../../ui/Stars';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useWrittenLang } from '../../ui/useScreenLanguage';
import { type HomeStories, useHomeStoriesQuery } from '../api/homeApi';

const { border, color, fontSize, radius, space } = theme;

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
          {i18n.t('Det siger lånerne')}
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
