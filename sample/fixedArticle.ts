import type { BlogPost } from '../domain/blog';
import { sampleBlogPosts } from './blogPosts';

function newestOf([newest]: readonly BlogPost[]): BlogPost {
  if (!newest) throw new Error('The blog has no article to show');
  return newest;
}

/** What every blog article page shows, whatever its slug (§2). */
export const fixedArticle: BlogPost = newestOf(sampleBlogPosts);
