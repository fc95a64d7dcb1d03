import { useLingui } from '@lingui/react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { BlogPost as Post } from '../../../domain/pages/blog';
import { addresses } from '../../../domain/values/addresses';
import { useDifferences } from '../../platform/store/useDifferences';
import { theme } from '../../theme/theme';
import { BackLink } from '../../ui/BackLink';
import { Badge } from '../../ui/Badge';
import { Heading } from '../../ui/Heading';
import { LinkButton } from '../../ui/LinkButton';
import { NotFoundPage } from '../../ui/NotFoundPage';
import { PageContainer } from '../../ui/PageContainer';
import { Picture } from '../../ui/Picture';
import { Stack } from '../../ui/Stack';
import * as careDa from '../content/blog/four-hours-a-year/da.mdx';
import * as careEn from '../content/blog/four-hours-a-year/en.mdx';
import * as laddersDa from '../content/blog/one-street-nineteen-ladders/da.mdx';
import * as laddersEn from '../content/blog/one-street-nineteen-ladders/en.mdx';
import * as drillDa from '../content/blog/which-drill-do-you-need/da.mdx';
import * as drillEn from '../content/blog/which-drill-do-you-need/en.mdx';
import { blogPosts } from '../content/blogPosts';
import { Byline } from '../parts/Byline';
import { PageIntro } from '../parts/PageIntro';
import { Section, SectionedText } from '../parts/SectionedText';
import { type PageTexts, usePageText } from '../parts/usePageText';
import { PostRow } from './PostRow';

const Back = styled.div`
  padding-block-start: ${theme.space[4]};
`;

const End = styled.div`
  padding-block-start: ${theme.space[10]};
`;

/** The articles by their slug. */
const articles: Record<string, PageTexts> = {
  'which-drill-do-you-need': { da: drillDa, en: drillEn },
  'one-street-nineteen-ladders': { da: laddersDa, en: laddersEn },
  'four-hours-a-year': { da: careDa, en: careEn },
};
const components = { Section };

function Article({ post, texts }: { post: Post; texts: PageTexts }) {
  const { i18n } = useLingui();
  const { hasGivenTexts } = useDifferences();
  const { body } = usePageText(texts, components);
  const allArticles = <BackLink to={addresses.blog}>{i18n.t('All articles')}</BackLink>;
  return (
    <PageContainer title={i18n.t(post.title)}>
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
        <SectionedText text={body} look="article">
          <Byline post={post} full />
          <Picture src={post.imageUrl} alt="" ratio="3 / 2" corners="card" eager />
        </SectionedText>
      </article>
      <End data-print="hide">
        {hasGivenTexts ? null : (
          <Stack $gap={5} as="section" aria-label={i18n.t('More articles')}>
            <Heading level={2} look="section">
              {i18n.t('More articles')}
            </Heading>
            <ul>
              {blogPosts
                .filter(({ id }) => id !== post.id)
                .map((other) => (
                  <li key={other.id}>
                    <PostRow
                      post={{
                        ...other,
                        title: i18n.t(other.title),
                        excerpt: i18n.t(other.excerpt),
                      }}
                    />
                  </li>
                ))}
            </ul>
          </Stack>
        )}
        {allArticles}
      </End>
    </PageContainer>
  );
}

/** A blog article: in the letter the newest, whatever the slug (§2); otherwise each has its own. */
export function BlogPost() {
  const { i18n } = useLingui();
  const { slug } = useParams();
  const { hasGivenTexts } = useDifferences();
  const post = hasGivenTexts ? blogPosts[0] : blogPosts.find((each) => each.slug === slug);
  const texts = post && articles[post.slug];
  if (post && texts) return <Article post={post} texts={texts} />;
  return (
    <NotFoundPage
      heading={i18n.t('Article not found')}
      text={i18n.t('There is no article here. It may have moved, or the link is incomplete.')}
      action={<LinkButton to={addresses.blog}>{i18n.t('All articles')}</LinkButton>}
    />
  );
}
