import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ShownReview } from '../../../domain/members/reviews';
import { avatarLetter } from '../../../domain/members/user';
import { formatDate, getCopenhagenDate } from '../../../domain/values/days';
import type { ScreenLanguage } from '../../../domain/values/language';
import { theme } from '../../theme/theme';
import { Avatar } from '../../ui/Avatar';
import { Stars } from '../../ui/Stars';
import { Text } from '../../ui/Text';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { ReviewAnswer } from './ReviewAnswer';

const { border, color, fontSize, fontWeight, space } = theme;

const List = styled.ul`
  display: grid;
`;
const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[5]};
  &:first-child {
    padding-block-start: ${space[2]};
  }
  & + & {
    border-block-start: ${border.line} solid ${color.line};
  }
`;
const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};
  time {
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
`;
const Name = styled.strong`
  font-weight: ${fontWeight.semibold};
`;
const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`;
const Comment = styled(Text)`
  margin-block-start: ${space[1]};
`;

function WrittenOn({ createdAt }: { createdAt: string }) {
  const date = getCopenhagenDate(new Date(createdAt));
  return <time dateTime={date}>{formatDate(date, useScreenLanguage('en'))}</time>;
}

interface Props {
  reviews: readonly ShownReview[];
  /** Whom the reviews are about. */
  about?: string | undefined;
  /** The actions for a review. */
  renderActions?: ((review: ShownReview) => ReactNode) | undefined;
  /** The language of the comments and answers. */
  language?: ScreenLanguage | undefined;
}

/** Reviews: who, how many stars, when, of which tool, and the words. */
export function ReviewList({ reviews, about, renderActions, language }: Props) {
  const { i18n } = useLingui();
  return (
    <List aria-label={i18n.t('Reviews')}>
      {reviews.map((review) => {
        const { id, createdByUser: reviewer, rating, createdAt, comment, answer, tool } = review;
        return (
          <Item key={id}>
            <Avatar letter={avatarLetter(reviewer.name)} src={reviewer.avatarImageUrl} />
            <Words>
              <Head>
                <Name>
                  <bdi>{reviewer.name}</bdi>
                </Name>
                <WrittenOn createdAt={createdAt} />
              </Head>
              <About>
                <Stars value={rating} label={i18n.t('{rating} out of 5 stars', { rating })} />
                {tool ? (
                  <Text as="bdi" $size="small" $tone="muted" lang="da">
                    {tool.name}
                  </Text>
                ) : null}
              </About>
              {comment ? (
                <Comment $measure lang={language} dir="auto">
                  {comment}
                </Comment>
              ) : null}
              {answer ? (
                <ReviewAnswer
                  label={
                    about === undefined
                      ? i18n.t('Answer')
                      : i18n.t('Answer from {name}', { name: about })
                  }
                  lang={language}
                >
                  {answer}
                </ReviewAnswer>
              ) : null}
              {renderActions?.(review)}
            </Words>
          </Item>
        );
      })}
    </List>
  );
}
