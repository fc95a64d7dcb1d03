/** A text that is compiled from Markdown (docs/decisions/69-static-pages.md). */
declare module '*.mdx' {
  /** The heading and the lead of a page. Articles have theirs in `blogPosts.ts`. */
  export const title: string;
  export const lead: string;

  interface Props {
    components: Record<string, import('react').ElementType>;
    [value: string]: unknown;
  }
  const Content: (props: Props) => import('react').ReactElement;
  export default Content;
}
