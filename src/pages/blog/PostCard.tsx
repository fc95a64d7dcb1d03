import { useLingui } from '@lingui/react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { BlogPost } from '../../../domain/pages/blog';
import { to } from '../../../domain/values/addresses';
import { media, theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { Picture } from '../../ui/Picture';
import { Text } from '../../ui/Text';
import { Byline } from '../parts/Byline';

const { border, color, fontSize, fontWeight, motion, radius, shadow, space } = theme;

const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  background: ${color.surface};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.card};
  transition: box-shadow ${motion.quick}, border-color ${motion.quick};
  ${media.hover} {
    &:hover {
      border-color: ${color.edge};
      box-shadow: ${shadow.lifted};
    }
  }
  &:focus-within:has(a:focus-visible) {
    outline: ${border.strong} solid ${color.focus};
    outline-offset: ${border.strong};
  }
`;
const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[5]};
  ${media.tablet} {
    padding: ${space[6]};
  }
`;
const Category = styled.p`
  color: ${color.accentText};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
`;
const Cover = styled(Link)`
  color: inherit;
  text-decoration: none;
  &:focus-visible {
    outline: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
const Foot = styled.div`
  margin-block-start: auto;
  padding-block-start: ${space[4]};
`;

/** An article as a card; all of it is one link. */
export function PostCard({ post }: { post: BlogPost }) {
  const { i18n } = useLingui();
  return (
    <Root>
      <Picture src={post.imageUrl} alt="" ratio="3 / 2" />
      <Words>
        <Category>{i18n.t(post.category)}</Category>
        <Heading level={3} look="sub">
          <Cover to={to.blogPost(post.slug)}>{post.title}</Cover>
        </Heading>
        <Text $tone="muted">{post.excerpt}</Text>
        <Foot>
          <Byline post={post} />
        </Foot>
      </Words>
    </Root>
  );
}
