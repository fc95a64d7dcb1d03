// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are parts of source files
import type { FaultyFile } from './FaultyFile';

/** Faults in the search for tools. The tests run on PGlite. */
export const searchFaults: readonly FaultyFile[] = [
  {
    topic: 'finding',
    file: 'server/records/similarTools.ts',
    tests: ['server/records/similarTools.test.ts'],
    faults: [
      ['A draft has similar tools', '= ${toolId} and tool.listed', '= ${toolId}'],
      [
        'A tool that is hidden since is shown as seen',
        '(${ids}::bigint[]) and tool.listed',
        '(${ids}::bigint[])',
      ],
      ['The owner’s other tools stand there twice', ' and tool.owner_id <> source.owner_id', ''],
    ],
  },
  {
    topic: 'finding',
    file: 'server/records/sitemap.ts',
    tests: ['server/pages/createSitemap.test.ts'],
    faults: [
      [
        'A draft is named to search engines',
        'from tools where listed and id >=',
        'from tools where id >=',
      ],
      ['A changed tool counts as unchanged', 'case when version = 1', 'case when version >= 1'],
    ],
  },
  {
    topic: 'search',
    file: 'server/database/migrations/search.sql',
    tests: ['server/records/searchTools.test.ts', 'server/records/searchToolsPages.test.ts'],
    faults: [
      [
        'The highest price itself is left out',
        "' and tool.price_per_day_cents <= ' || price_max,\n",
        "' and tool.price_per_day_cents < ' || price_max,\n",
      ],
      [
        'The first page forgets the categories',
        'or tool.category_ids && find_tools.category_ids)',
        'or true)',
      ],
      ['A typo finds nothing', 'where typo_forms && one_typo_forms(typed.word)', 'where false'],
      [
        'The next page begins with the last tool again',
        'tools.listed and (tools.score, tools.id) < (place[1], place[2])\n        order',
        'tools.listed and (tools.score, tools.id) <= (place[1], place[2])\n        order',
      ],
      [
        'What has a word in its name does not come first',
        'when 3 then plain_name\n',
        'when 3 then plain\n',
      ],
    ],
  },
  {
    topic: 'search',
    file: 'server/schema/places.ts',
    tests: ['server/schema/places.test.ts'],
    faults: [['Any number is a latitude', 'Math.abs(degrees) > most', 'Math.abs(degrees) > 1000']],
  },
  {
    topic: 'search',
    file: 'server/schema/readOrigin.ts',
    tests: ['server/records/searchTools.test.ts'],
    named: 'distance starts',
    faults: [
      [
        'Distances ignore where a member lives',
        "if (caller.kind !== 'user') return context.origin;",
        'if (caller) return context.origin;',
      ],
    ],
  },
  {
    topic: 'search',
    file: 'server/records/searchPosition.ts',
    tests: ['server/records/searchToolsPages.test.ts'],
    named: 'cursor of another',
    faults: [['The cursor of another order is taken', '!cursor.startsWith(head) || ', '']],
  },
  {
    topic: 'counts of a search',
    file: 'server/database/migrations/search.sql',
    tests: ['server/records/searchFacets.test.ts', 'server/records/searchToolsWalks.test.ts'],
    faults: [
      [
        'What was looked at counts for all there is',
        'if seen >= sight and amount < most then',
        'if false then',
      ],
      [
        'A category is counted within the chosen ones',
        'in_price || in_rating\n    from categories',
        'in_category || in_price || in_rating\n    from categories',
      ],
      [
        'A rating is counted among better ones alone',
        'rating.lowest || in_category || in_price',
        'rating.lowest || in_category || in_price || in_rating',
      ],
    ],
  },
];
