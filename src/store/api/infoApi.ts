import type { BlogPost, Job } from '../../../domain/blog';
import type { Plan } from '../../../domain/plan';
import { baseApi } from './baseApi';
import { fromSample } from './fromSample';
import { simulatedSend } from './simulatedSend';

/** What the contact form sends (§2). */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** What the information pages show and send. Nothing here makes a call (§1, §7). */
export const infoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    plans: build.query<readonly Plan[], void>({
      queryFn: () => fromSample(async () => (await import('../../../sample/plans')).samplePlans),
    }),
    jobs: build.query<readonly Job[], void>({
      queryFn: () => fromSample(async () => (await import('../../../sample/jobs')).sampleJobs),
    }),
    blogPosts: build.query<readonly BlogPost[], void>({
      queryFn: () =>
        fromSample(async () => (await import('../../../sample/blogPosts')).sampleBlogPosts),
    }),
    /** The content of every article page, whatever its slug (§2). */
    blogArticle: build.query<BlogPost, void>({
      queryFn: () =>
        fromSample(async () => (await import('../../../sample/fixedArticle')).fixedArticle),
    }),
    sendContactMessage: build.mutation<null, ContactMessage>({ queryFn: simulatedSend }),
  }),
});

export const {
  usePlansQuery,
  useJobsQuery,
  useBlogPostsQuery,
  useBlogArticleQuery,
  useSendContactMessageMutation,
} = infoApi;
