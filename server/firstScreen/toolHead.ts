import { escapeHtml, escapeJson } from './escape';
import { Html } from './fillSlots';

/** A tool as its document asks for it, as far as a head says it. */
export interface HeadTool {
  id: string;
  name: string;
  description: string;
  location: string;
  imageUrl: string;
  pricePerDayCents: number;
  brandName: string | null;
  model: string | null;
  reviewCount: number;
  ratingAverage: number | null;
  categories: { name: string }[];
}

/** What a page says of itself to browsers, search engines and whoever shows a shared link. */
export interface Head {
  title: string;
  description: string;
  /** A path of ours. */
  path: string;
  image: string;
  type: 'website' | 'product';
  /** Data for search engines; schema.org. */
  data?: object;
  /** Not to be found by search engines: there is nothing here. */
  hidden?: boolean;
}

const longest = 160;

/** The first words of a text on one line, none of its characters cut in half. */
export function summary(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length <= longest
    ? letters.join('')
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

/** Product and Offer of a tool (issue 4). A price is per day and in kroner, as a decimal number. */
export function toolData(tool: HeadTool, origin: string): object {
  const url = `${origin}/tool/${encodeURIComponent(tool.id)}`;
  const price = (tool.pricePerDayCents / 100).toFixed(2);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: tool.name,
    description: tool.description,
    image: new URL(tool.imageUrl, origin).href,
    url,
    category: tool.categories.map((category) => category.name),
    ...(tool.brandName && { brand: { '@type': 'Brand', name: tool.brandName } }),
    ...(tool.model && { model: tool.model }),
    ...(tool.ratingAverage !== null &&
      tool.reviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: tool.ratingAverage,
          reviewCount: tool.reviewCount,
        },
      }),
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'DKK',
      availability: 'https://schema.org/InStock',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      areaServed: tool.location,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'DKK',
        unitCode: 'DAY',
      },
    },
  };
}

/** The head's elements, but for title and description, which the page has. */
export function headElements(head: Head, origin: string): Html {
  const address = escapeHtml(origin + head.path);
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return new Html(
    [
      head.hidden
        ? '<meta name="robots" content="noindex">'
        : `<link rel="canonical" href="${address}">`,
      property('og:site_name', 'Skuret'),
      property('og:locale', 'da_DK'),
      property('og:type', head.type),
      property('og:title', head.title),
      property('og:description', head.description),
      property('og:url', origin + head.path),
      property('og:image', new URL(head.image, origin).href),
      '<meta name="twitter:card" content="summary_large_image">',
      head.data ? `<script type="application/ld+json">${escapeJson(head.data)}</script>` : '',
    ].join(''),
  );
}
