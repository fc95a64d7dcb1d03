import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import type { BlogPost } from '../../../domain/pages/blog';
import { useDifferences } from '../../platform/store/useDifferences';
import { media, theme } from '../../theme/theme';
import { Grid } from '../../ui/Grid';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { NewsletterForm } from './NewsletterForm';
import { PostCard } from './PostCard';
import { PostRow } from './PostRow';

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[10]} ${theme.space[12]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  }
`;

/** The blog without a filter (§4): featured articles, then all of them by date. */
export function AllPosts({ posts }: { posts: readonly BlogPost[] }) {
  const { i18n } = useLingui();
  const featured = posts.filter((post) => post.featured);
  const { hasGivenTexts } = useDifferences();
  // In the letter the featured ones are in both (§4).
  const listed = hasGivenTexts ? posts : posts.filter((post) => !post.featured);
  const latest = listed.toSorted((one, other) => other.date.localeCompare(one.date));
  return (
    <Stack $gap={14}>
      <Stack $gap={5} as="section" aria-labelledby="featured">
        <Heading id="featured" level={2} look="section">
          {i18n.t('Featured articles')}
        </Heading>
        <Grid as="ul" $tabletColumns={2} $gap={5}>
          {featured.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </Grid>
      </Stack>
      <Columns>
        <Stack $gap={5} as="section" aria-labelledby="latest">
          <Heading id="latest" level={2} look="section">
            {hasGivenTexts ? i18n.t('Latest articles') : i18n.t('More articles')}
          </Heading>
          <ul>
            {latest.map((post) => (
              <li key={post.id}>
                <PostRow post={post} />
              </li>
            ))}
          </ul>
        </Stack>
        <NewsletterForm />
      </Columns>
    </Stack>
  );
}
