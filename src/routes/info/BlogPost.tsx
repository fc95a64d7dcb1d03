import { useLingui } from '@lingui/react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '../../../domain/addresses';
import { blogPosts } from '../../content/blogPosts';
import { Byline } from '../../features/info/Byline';
import { DocumentPage } from '../../features/info/DocumentPage';
import { PageIntro } from '../../features/info/PageIntro';
import { Prose } from '../../features/info/Prose';
import { useSource } from '../../store/useSource';
import { theme } from '../../theme/theme';
import { BackLink } from '../../ui/BackLink';
import { Badge } from '../../ui/Badge';
import { LinkButton } from '../../ui/LinkButton';
import { NotFoundPage } from '../../ui/NotFoundPage';
import { PageContainer } from '../../ui/PageContainer';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';
import { articleSections } from './blogPost/articleSections';

const Back = styled.div`
  padding-block-start: ${theme.space[4]};
`;

const End = styled.div`
  padding-block-start: ${theme.space[10]};
`;

/** The paragraphs of an article; the texts are as given. */
function Paragraphs({ texts }: { texts: readonly string[] }) {
  const { i18n } = useLingui();
  return texts.map((text) => <p key={text}>{i18n.t(text)}</p>);
}

/** A blog article: in the sample the newest, whatever the slug (§2); in live each has its own. */
export function BlogPost() {
  const { i18n } = useLingui();
  const { slug } = useParams();
  const source = useSource();
  const post = source === 'sample' ? blogPosts[0] : blogPosts.find((each) => each.slug === slug);

  if (post === undefined) {
    return (
      <NotFoundPage
        heading={i18n.t('Article not found')}
        text={i18n.t(
          'There is no article at this address. It may have moved, or the link is not complete.',
        )}
        action={<LinkButton to={addresses.blog}>{i18n.t('All articles')}</LinkButton>}
      />
    );
  }

  const { opening, sections } = articleSections(post.content);
  const allArticles = <BackLink to={addresses.blog}>{i18n.t('All articles')}</BackLink>;
  return (
    <PageContainer>
      <PageTitle>{i18n.t(post.title)}</PageTitle>
      <Back data-print="hide">{allArticles}</Back>
      <article>
        <PageIntro
          title={i18n.t(post.title)}
          lead={i18n.t(post.excerpt)}
          above={
            <div>
              <Badge $tone="accent">{i18n.t(post.category)}</Badge>
            </div>
          }
        />
        <DocumentPage
          look="article"
          sections={sections.map(({ id, title, paragraphs }) => ({
            id,
            title: i18n.t(title),
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
