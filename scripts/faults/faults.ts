import { accountFaults } from './accountFaults';
import { alertFaults } from './alertFaults';
import { appFaults } from './appFaults';
import { bookingFaults } from './bookingFaults';
import type { FaultyFile } from './FaultyFile';
import { leavingFaults } from './leavingFaults';
import { mapFaults } from './mapFaults';
import { moneyFaults } from './moneyFaults';
import { requestFaults } from './requestFaults';
import { ruleFaults } from './ruleFaults';
import { searchFaults } from './searchFaults';
import { secondFactorFaults } from './secondFactorFaults';
import { talkFaults } from './talkFaults';

/** One deliberate fault: a text of a file, which it has once, and what takes its place. */
export interface Fault extends Omit<FaultyFile, 'faults'> {
  whatGoesWrong: string;
  search: string;
  replacement: string;
}

/** All of them, those of one topic together. */
export const faults: readonly Fault[] = [
  ...ruleFaults,
  ...accountFaults,
  ...requestFaults,
  ...searchFaults,
  ...bookingFaults,
  ...talkFaults,
  ...moneyFaults,
  ...appFaults,
  ...leavingFaults,
  ...secondFactorFaults,
  ...alertFaults,
  ...mapFaults,
]
  .flatMap(({ faults: each, ...place }) =>
    each.map(([whatGoesWrong, search, replacement]) => ({
      ...place,
      whatGoesWrong,
      search,
      replacement,
    })),
  )
  .sort((one, other) => one.topic.localeCompare(other.topic, 'en'));
