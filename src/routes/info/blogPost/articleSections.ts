import { slugOf } from '../../../features/info/slugOf';

interface ArticleSection {
  id: string;
  title: string;
  paragraphs: string[];
}
export interface Article {
  /** The paragraphs before the first heading. */
  opening: string[];
  sections: ArticleSection[];
}

const headingMark = '## ';

/** Splits an article's text: blank lines separate paragraphs, a paragraph that begins with `## ` is a heading. */
export function articleSections(content: string): Article {
  const article: Article = { opening: [], sections: [] };
  for (const block of content.split(/\n\s*\n/)) {
    const text = block.trim();
    if (text === '') continue;
    if (text.startsWith(headingMark)) {
      const title = text.slice(headingMark.length).trim();
      article.sections.push({ id: slugOf(title), title, paragraphs: [] });
    } else {
      (article.sections.at(-1)?.paragraphs ?? article.opening).push(text);
    }
  }
  return article;
}
