import { useLingui } from '@lingui/react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { BlogPost } from '../../../domain/pages/blog';
import { to } from '../../../domain/values/addresses';
import { formatDate } from '../../../domain/values/days';
import { media, theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { Picture } from '../../ui/Picture';
import { Text } from '../../ui/Text';
import { underlinedOnHover } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

const { border, color, radius, space } = theme;

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;
  padding-block: ${space[4]};
  border-block-start: ${border.line} solid ${color.line};
  ${media.tablet} {
    grid-template-columns: 10rem minmax(0, 1fr);
    gap: ${space[5]};
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${space[1]};
`;
const Cover = styled(Link)`
  color: inherit;
  ${underlinedOnHover}
  border-radius: ${radius.small};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Whole = styled.span`
  white-space: nowrap;
`;
const Excerpt = styled.p`
  ${media.belowTablet} {
    display: none;
  }
`;

/** An article as a line of a list. */
export function PostRow({ post }: { post: BlogPost }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  return (
    <Root>
      <Picture src={post.imageUrl} alt="" ratio="4 / 3" corners="input" />
      <Words>
        <Heading level={3} look="small">
          <Cover to={to.blogPost(post.slug)}>{post.title}</Cover>
        </Heading>
        <Text $size="small" $tone="muted">
          {i18n.t(post.category)}
          {'\u00a0'}·{' '}
          <Whole as="time" dateTime={post.date}>
            {formatDate(post.date, language)}
          </Whole>
          {'\u00a0'}· <Whole>{i18n.t('{readTime} min read', { readTime: post.readTime })}</Whole>
        </Text>
        <Excerpt>{post.excerpt}</Excerpt>
      </Words>
    </Root>
  );
}
