import { useLingui } from '@lingui/react';
import { matchPosts, readBlogFilter } from '../../../domain/pages/blog';
import { useAddressState } from '../../platform/store/useAddressState';
import { PageContainer } from '../../ui/PageContainer';
import { blogPosts } from '../content/blogPosts';
import { PageIntro } from '../parts/PageIntro';
import { AllPosts } from './AllPosts';
import { BlogFilters } from './BlogFilters';
import { FoundPosts } from './FoundPosts';

/** Blog (§2, §4, §5): featured and latest, or the matches of a search and a category. Both are in the address. */
export function Blog() {
  const { i18n } = useLingui();
  const [filter, change, { q, category }] = useAddressState(readBlogFilter);
  // Translated first, so that the search looks through the words that are shown.
  const posts = blogPosts.map((post) => ({
    ...post,
    title: i18n.t(post.title),
    excerpt: i18n.t(post.excerpt),
  }));
  const filtered = q.trim() !== '' || category !== null;

  return (
    <PageContainer title={i18n.t('Blog')}>
      <PageIntro
        title={i18n.t('From the shed')}
        lead={i18n.t(
          'On tools and how to treat them, projects that worked and some that did not, and streets that share.',
        )}
      >
        <BlogFilters filter={filter} change={change} />
      </PageIntro>
      {filtered ? (
        <FoundPosts
          posts={matchPosts(posts, q, category)}
          onClear={() => change({ q: '', category: null })}
        />
      ) : (
        <AllPosts posts={posts} />
      )}
    </PageContainer>
  );
}
