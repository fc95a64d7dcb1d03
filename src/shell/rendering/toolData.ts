import type { I18n } from '@lingui/core';
import type { ToolDetail } from '../../tools/api/toolApi';

/** The address of a picture for readers outside the page. Without an origin it stays relative. */
export function wholeAddress(url: string, origin: string): string {
  return origin === '' ? url : new URL(url, origin).href;
}

/** Product and Offer of a tool, as schema.org has them. The price is per day and in kroner, as a decimal number. */
export function toolData(tool: ToolDetail, url: string, origin: string, i18n: I18n): object {
  const price = (tool.pricePerDayCents / 100).toFixed(2);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: tool.name,
    description: tool.description,
    image: wholeAddress(tool.imageUrl, origin),
    url,
    category: tool.categories.map((category) => i18n.t(category.name)),
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
