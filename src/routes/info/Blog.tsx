import { matchPosts, readBlogFilter } from '../../../domain/blog';
import { blogPosts } from '../../content/blogPosts';
import { PageIntro } from '../../features/info/PageIntro';
import { useAddressState } from '../../store/useAddressState';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { AllPosts } from './blog/AllPosts';
import { BlogFilters } from './blog/BlogFilters';
import { FoundPosts } from './blog/FoundPosts';

/** Blog (§2, §4, §5): featured and latest, or what a search and a category leave. Both are in the address. */
export function Blog() {
  const [filter, change, { q, category }] = useAddressState(readBlogFilter);
  const filtered = q.trim() !== '' || category !== null;

  return (
    <PageContainer>
      <PageTitle>Blog</PageTitle>
      <PageIntro
        title="From the shed"
        lead="On tools and how to treat them, projects that worked and some that did not, and streets that share."
      >
        <BlogFilters filter={filter} change={change} />
      </PageIntro>
      {filtered ? (
        <FoundPosts
          posts={matchPosts(blogPosts, q, category)}
          onClear={() => change({ q: '', category: null })}
        />
      ) : (
        <AllPosts posts={blogPosts} />
      )}
    </PageContainer>
  );
}
