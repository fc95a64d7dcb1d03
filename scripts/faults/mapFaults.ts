import type { FaultyFile } from './FaultyFile';

/** Faults in the map. */
export const mapFaults: readonly FaultyFile[] = [
  {
    topic: 'map',
    file: 'server/database/migrations/map.sql',
    tests: ['server/records/toolMap.test.ts'],
    faults: [
      [
        'What was not looked at is passed over in silence',
        'counted.amount, counted.looked > $3, counted.cheapest',
        'counted.amount, false, counted.cheapest',
      ],
      [
        'Tools beyond what is searched within are counted',
        '<= reach_metres);\n  if conditions is null',
        '<= reach_metres + 5000);\n  if conditions is null',
      ],
    ],
  },
  {
    topic: 'map',
    file: 'domain/mapMarks.ts',
    tests: ['domain/mapMarks.test.ts'],
    faults: [
      [
        'A mark takes in the place of a third',
        'return ![...done, ...open].some((each) => each !== other && overlap(each.box, box));',
        'return box !== null;',
      ],
      [
        'The lowest price is told where not all are known',
        'price === null || otherPrice === null ? null : Math.min(price, otherPrice)',
        'Math.min(price ?? 0, otherPrice ?? 0)',
      ],
    ],
  },
  {
    topic: 'map',
    file: 'domain/mapView.ts',
    tests: ['domain/mapView.test.ts'],
    faults: [
      [
        'What is under the fingers slips away',
        'x: fixed.x - (at.x - size.width / 2) / width',
        'x: fixed.x',
      ],
    ],
  },
];
