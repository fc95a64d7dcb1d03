// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are parts of source files
import type { FaultyFile } from './FaultyFile';

/** Faults in notices about what members wait for. */
export const alertFaults: FaultyFile[] = [
  {
    topic: 'told',
    file: 'server/notices/tellOfFreeDays.ts',
    tests: ['server/schema/alerts.test.ts'],
    faults: [
      ['Days are told of while they are taken', 'if (free.length < units) continue;', ''],
      [
        'The same days are told of again and again',
        'await noteWatchTold(transaction, id, at);',
        '',
      ],
    ],
  },
  {
    topic: 'told',
    file: 'server/notices/tellOfFoundTools.ts',
    tests: ['server/schema/alerts.test.ts'],
    faults: [
      ['What was found before is news', '!known.has(id) && ', ''],
      [
        'A search is measured from where its member lives',
        'findPlace(search.filters.near) ?? ',
        '',
      ],
    ],
  },
  {
    topic: 'told',
    file: 'server/records/savedSearches.ts',
    tests: ['server/schema/alerts.test.ts'],
    faults: [
      [
        'Of several processes each tells',
        "and not ${toldAfter('search.member_id', toldSince)} order by search.id",
        'order by search.id',
      ],
      [
        'Of somebody blocked one is told',
        "and not ${blockedBetween('tool.owner_id', String(memberId))}",
        '',
      ],
    ],
  },
  {
    topic: 'told',
    file: 'server/records/dayWatches.ts',
    tests: ['server/schema/alerts.test.ts'],
    faults: [
      [
        'Who asks again after the word is not told again',
        'else excluded.created_at end, told_at = null',
        'else excluded.created_at end',
      ],
      [
        'Who is leaving is told',
        'and tool.listed and member.leaving_at is null',
        'and tool.listed',
      ],
    ],
  },
];
