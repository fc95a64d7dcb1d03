import type { BlogPost, Job } from '../../../domain/blog';
import type { Plan } from '../../../domain/plan';
import { wait } from '../../browser/wait';
import { type ApiError, baseApi } from './baseApi';
import { fromSample } from './fromSample';

/** What the contact form sends (§2). */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** §9: the simulated send takes a second. */
const sendMilliseconds = 1000;
const noConnection: ApiError = { kind: 'network', status: null, code: null, messages: [] };

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
    /** The send is simulated (§4). Without a connection it fails, as a real one would. */
    sendContactMessage: build.mutation<null, ContactMessage>({
      queryFn: async () => {
        await wait(sendMilliseconds);
        return navigator.onLine ? { data: null } : { error: noConnection };
      },
    }),
  }),
});

export const {
  usePlansQuery,
  useJobsQuery,
  useBlogPostsQuery,
  useBlogArticleQuery,
  useSendContactMessageMutation,
} = infoApi;
