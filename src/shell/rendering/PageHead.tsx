import type { I18n } from '@lingui/core';
import { pictureSources, sharedPicture } from '../../../domain/tools/pictures';
import type { AddressName } from '../../../domain/values/addresses';
import { summary } from '../../../domain/values/characters';
import { formatKroner } from '../../../domain/values/money';
import { makeI18n } from '../../platform/locales/makeI18n';
import type { ToolDetail } from '../../tools/api/toolApi';
import { toolData, wholeAddress } from './toolData';

/** The text below a page's title in search results, in the screen's language (D1). */
const descriptions: Partial<Record<AddressName, string>> = {
  home: /*i18n*/ 'Lån værktøj af folk i nærheden, eller lån dit eget ud for en dagspris.',
  browse:
    /*i18n*/ 'Find værktøj at låne i nærheden: pris per dag, afstand, bedømmelser og kategorier.',
  signIn: /*i18n*/ 'Log ind for at låne værktøj, svare på beskeder og styre dine udlån.',
  signUp: /*i18n*/ 'Opret en gratis konto, og lån værktøj af dine naboer, eller lån dit eget ud.',
  forgotPassword: /*i18n*/ 'Get a link to choose a new password for your Skuret account.',
  publicProfile: /*i18n*/ 'See what a member of Skuret lends and what others say about them.',
  categories:
    /*i18n*/ 'Power tools, garden, kitchen, cleaning and more: browse tools near you by category.',
  howItWorks:
    /*i18n*/ 'Find a tool, book and pay, pick it up and return it: how borrowing with Skuret works.',
  lend: /*i18n*/ 'What lending your tools earns, who pays, what is insured, and how it works.',
  pricing: /*i18n*/ 'What you pay when you borrow a tool, and what the owner gets.',
  about: /*i18n*/ 'Who is behind Skuret, and why a drill should not hang unused in every shed.',
  blog: /*i18n*/ 'Advice on tools, home improvement and sharing from the people behind Skuret.',
  blogPost: /*i18n*/ 'Advice on tools, home improvement and sharing from the people behind Skuret.',
  careers: /*i18n*/ 'Open roles at Skuret, and what it is like to work here.',
  contact: /*i18n*/ 'Write to Skuret: we answer questions about bookings, tools and your account.',
  help: /*i18n*/ 'Answers about borrowing, lending, payment, safety and your account.',
  safety: /*i18n*/ 'How to lend and borrow tools safely, and what Skuret does for it.',
  terms: /*i18n*/ 'The terms for using Skuret, for owners and borrowers.',
  privacy: /*i18n*/ 'What Skuret knows about you, why, and for how long.',
  insurance:
    /*i18n*/ 'What the insurance of a booking covers, up to which amount, and what it does not cover.',
  transparency: /*i18n*/ 'What was reported to Skuret, what we decided, and how long it took.',
  developers:
    /*i18n*/ 'The API of Skuret: tokens, scopes, limits, and a reference of operations and types.',
};

const socialCard = '/images/social-card.png';
const longestDescription = 160;

/**
 * Preloads the scene beside the first words of the home page, in windows that show it (`media.wide`); the style sheet
 * alone would name it too late.
 */
function HomeScenes() {
  return (['light', 'dark'] as const).map((scheme) => (
    <link
      key={scheme}
      rel="preload"
      as="image"
      fetchPriority="high"
      href={`/images/scenes/hero${scheme === 'dark' ? '-dark' : ''}.svg`}
      media={`(prefers-color-scheme: ${scheme}) and (min-width: 80em)`}
    />
  ));
}

/**
 * Preloads the first visible picture: with several widths the one that fits, in the format that all recent browsers
 * take.
 */
function FirstPicture({ url, sizes }: { url: string; sizes: string }) {
  const source = pictureSources(url);
  return source ? (
    <link
      rel="preload"
      as="image"
      fetchPriority="high"
      type="image/avif"
      imageSrcSet={source.avif}
      imageSizes={sizes}
    />
  ) : (
    <link rel="preload" as="image" fetchPriority="high" href={url} />
  );
}

interface Props {
  /** Undefined for an unknown address. */
  name: AddressName | undefined;
  /** In the page's language; as given where it is left out. */
  i18n?: I18n;
  lang: 'da' | 'en';
  /** The address, absolute where the origin is known. */
  url: string;
  /** Empty where it is not known. */
  origin: string;
  /** On a tool's page: the tool, or null when there is none. */
  tool: ToolDetail | null | undefined;
  /** Whether the address names nothing: an unknown member or article. */
  isMissing?: boolean;
  /** On a page of results: the picture of the first tool. */
  firstPicture: string | undefined;
}

/** The page's metadata for browsers, search engines and previews of shared links; all but its title. */
export function PageHead({
  name,
  i18n = makeI18n(),
  lang,
  url,
  origin,
  tool,
  isMissing = false,
  firstPicture,
}: Props) {
  const description = tool
    ? summary(
        `${i18n.t('{price}\u00a0kr./dag i {location}', {
          price: formatKroner(tool.pricePerDayCents, lang),
          location: tool.location,
        })}. ${tool.description}`,
        longestDescription,
      )
    : i18n.t(descriptions[name ?? 'home'] ?? '');
  const isNowhere = name === undefined || tool === null || isMissing;
  return (
    <>
      <meta name="description" content={description} />
      {isNowhere ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:site_name" content="Skuret" />
      <meta property="og:locale" content={lang === 'da' ? 'da_DK' : 'en_GB'} />
      <meta property="og:type" content={tool ? 'product' : 'website'} />
      <meta property="og:description" content={description} />
      {!isNowhere && <meta property="og:url" content={url} />}
      <meta
        property="og:image"
        content={wholeAddress(tool ? sharedPicture(tool.imageUrl) : socialCard, origin)}
      />
      <meta name="twitter:card" content="summary_large_image" />
      {tool && (
        <script type="application/ld+json">
          {/* No text of a member can end the element or begin a comment. */}
          {JSON.stringify(toolData(tool, url, origin, i18n)).replaceAll('<', '\\u003c')}
        </script>
      )}
      {name === 'home' && <HomeScenes />}
      {tool && <FirstPicture url={tool.imageUrl} sizes="(min-width: 64em) 760px, 100vw" />}
      {firstPicture !== undefined && (
        <FirstPicture url={firstPicture} sizes="(min-width: 64em) 300px, 50vw" />
      )}
    </>
  );
}
