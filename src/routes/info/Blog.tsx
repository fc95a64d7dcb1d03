import { useNavigate, useSearchParams } from 'react-router-dom';
import { type BlogCategory, blogCategories, matchPosts } from '../../../domain/blog';
import { patchedSearch } from '../../browser/patchedSearch';
import { PageIntro } from '../../features/info/PageIntro';
import { useBlogPostsQuery } from '../../store/api/infoApi';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { AllPosts } from './blog/AllPosts';
import { BlogFilters } from './blog/BlogFilters';
import { FoundPosts } from './blog/FoundPosts';
import { PostsComing } from './blog/PostsComing';
import { useSearchText } from './useSearchText';

/** Blog (§2, §4, §5): featured and latest, or what a search and a category leave. Both are in the address. */
export function Blog() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { text, setText, applied, applyNow } = useSearchText();
  const { data: posts, isError } = useBlogPostsQuery();
  const category = blogCategories.find((name) => name === params.get('category')) ?? null;
  const filtered = applied.trim() !== '' || category !== null;

  const change = (changes: Record<string, string | null>) =>
    void navigate({ search: patchedSearch(changes) }, { replace: true });
  const choose = (chosen: BlogCategory | null) => change({ category: chosen });
  const clear = () => {
    setText('');
    change({ q: null, category: null });
  };

  return (
    <PageContainer>
      <PageTitle>Blog</PageTitle>
      <PageIntro
        title="From the shed"
        lead="On tools and how to treat them, projects that worked and some that did not, and streets that share."
      >
        <BlogFilters
          text={text}
          onText={setText}
          onSend={applyNow}
          category={category}
          onCategory={choose}
        />
      </PageIntro>
      {posts === undefined && !isError ? <PostsComing /> : null}
      {posts && !filtered ? <AllPosts posts={posts} /> : null}
      {posts && filtered ? (
        <FoundPosts posts={matchPosts(posts, applied, category)} onClear={clear} />
      ) : null}
    </PageContainer>
  );
}
