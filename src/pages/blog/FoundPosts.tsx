import { useLingui } from '@lingui/react';
import type { BlogPost } from '../../../domain/pages/blog';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Grid } from '../../ui/Grid';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { PostCard } from './PostCard';

/** The articles that match search and category, or a button to show all again. */
export function FoundPosts({ posts, onClear }: { posts: BlogPost[]; onClear: () => void }) {
  const { i18n } = useLingui();
  const found =
    posts.length === 1
      ? i18n.t('{count} article', { count: posts.length })
      : i18n.t('{count} articles', { count: posts.length });
  const isEmpty = posts.length === 0;
  return (
    <Stack $gap={5} as="section" aria-label={isEmpty ? undefined : found}>
      <div role="status">
        {isEmpty ? (
          <EmptyState
            heading={i18n.t('No articles found')}
            text={i18n.t('Try another word or another category.')}
            picture="/images/scenes/empty-search.svg"
            action={<Button onClick={onClear}>{i18n.t('Clear filters')}</Button>}
          />
        ) : (
          <Heading level={2} look="sub">
            {found}
          </Heading>
        )}
      </div>
      {isEmpty ? null : (
        <Grid as="ul" $tabletColumns={2} $desktopColumns={3} $gap={5}>
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  );
}
