import { type ComponentProps, type ElementType, Fragment, type ReactElement } from 'react';
import { isKnownPath } from '../../../domain/values/addresses';
import { useDifferences } from '../../platform/store/useDifferences';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { company } from './company';
import { policyAmounts } from './policyAmounts';
import { Omitted } from './readParts';

/** The components that a Markdown file names, and those in place of elements, as `p`. */
export type TextComponents = Record<string, ElementType>;
/** A page in both languages: the modules that its Markdown in `src/pages/content/` compiles to. */
export type PageTexts = Record<
  'da' | 'en',
  {
    default: (props: { components: TextComponents; [value: string]: unknown }) => ReactElement;
    title: string;
    lead: string;
  }
>;

/** A link to a screen, or to another site or a page of the service outside the app, as `/report`. */
function MarkdownLink({ href = '', children }: ComponentProps<'a'>) {
  const [path = ''] = href.split(/[?#]/, 1);
  return isKnownPath(path) ? (
    <TextLink to={href}>{children}</TextLink>
  ) : (
    <TextLink href={href}>{children}</TextLink>
  );
}

function Mail({ to }: { to: string }) {
  return <TextLink href={`mailto:${to}`}>{to}</TextLink>;
}

/**
 * The text of a page in the language of the screen; static pages are given English (D24). `Letter` encloses what only
 * `SOURCE=sample` says, `Default` what it does not say. `components` are the others that the Markdown
 * names, `values` what it reads from `props` besides amounts and company.
 */
export function usePageText(
  texts: PageTexts,
  components?: TextComponents,
  values?: Readonly<Record<string, unknown>>,
) {
  const isLetter = useDifferences().hasGivenTexts;
  const language = useScreenLanguage('en');
  const { default: Content, title, lead } = texts[language];
  // Called, not rendered: what it returns holds the parts for a table of contents or a search.
  const content = Content({
    amounts: policyAmounts(language),
    company,
    isLetter,
    ...values,
    components: {
      a: MarkdownLink,
      Mail,
      Letter: isLetter ? Fragment : Omitted,
      Default: isLetter ? Omitted : Fragment,
      ...components,
    },
  });
  return { title, lead, body: <Fragment key={language}>{content}</Fragment> };
}
