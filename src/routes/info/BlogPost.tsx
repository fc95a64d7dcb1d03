import styled from 'styled-components';
import { addresses } from '../../../domain/addresses';
import { Byline } from '../../features/info/Byline';
import { DocumentPage } from '../../features/info/DocumentPage';
import { PageIntro } from '../../features/info/PageIntro';
import { Prose } from '../../features/info/Prose';
import { useBlogArticleQuery } from '../../store/api/infoApi';
import { theme } from '../../theme/theme';
import { BackLink } from '../../ui/BackLink';
import { Badge } from '../../ui/Badge';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { articleSections } from './blogPost/articleSections';

const Back = styled.div`
  padding-block-start: ${theme.space[4]};
`;

const End = styled.div`
  padding-block-start: ${theme.space[10]};
`;

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

const allArticles = <BackLink to={addresses.blog}>All articles</BackLink>;

/** A blog article (§2): its content is fixed, whatever the slug. */
export function BlogPost() {
  const { data: post, isError } = useBlogArticleQuery();

  if (post === undefined) {
    return (
      <PageContainer>
        <PageTitle>Blog</PageTitle>
        <Stack $gap={5} aria-busy={!isError}>
          <Back>{allArticles}</Back>
          {isError ? null : (
            <>
              <Skeleton $width="min(100%, 36rem)" $height="3rem" />
              <Skeleton $width="min(100%, 28rem)" $height="1.5rem" />
              <Skeleton $ratio="16 / 9" $shape="box" />
            </>
          )}
        </Stack>
      </PageContainer>
    );
  }

  const { opening, sections } = articleSections(post.content);
  return (
    <PageContainer>
      <PageTitle>{post.title}</PageTitle>
      <Back data-print="hide">{allArticles}</Back>
      <article>
        <PageIntro
          title={post.title}
          lead={post.excerpt}
          above={
            <div>
              <Badge $tone="accent">{post.category}</Badge>
            </div>
          }
        />
        <DocumentPage
          look="article"
          sections={sections.map(({ id, title, paragraphs }) => ({
            id,
            title,
            content: <Paragraphs texts={paragraphs} />,
          }))}
        >
          <Byline post={post} full />
          <Picture src={post.imageUrl} alt="" ratio="3 / 2" corners="card" eager />
          <Prose>
            <Paragraphs texts={opening} />
          </Prose>
        </DocumentPage>
      </article>
      <End data-print="hide">{allArticles}</End>
    </PageContainer>
  );
}
