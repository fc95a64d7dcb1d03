import { formatDeadline } from './messageTime';
import { formatMoney, type ScreenLanguage } from './money';
import type { StatementKind } from './pickupStatement';

/** Steps about a pick-up that one side contradicts; each reader is told in the second person. */
export const statementEvents = [
  'assertOwnerAbsent',
  'assertFault',
  'assertNoShow',
  'assertCancel',
  'reportFaultAfterPickup',
  'askSupportAboutPickup',
  'leavePickupToSupport',
  'contestStatement',
  'countStatement',
  'upholdStatement',
  'overturnStatement',
  'countFault',
  'upholdFault',
  'overturnFault',
] as const;
export type StatementEvent = (typeof statementEvents)[number];

export function isStatementEvent(event: string): event is StatementEvent {
  return statementEvents.some((each) => each === event);
}

/** The amounts and the deadline of a statement about a pick-up, as one of the two reads them. */
export interface StatementTerms {
  event: StatementEvent;
  kind: StatementKind;
  reader: 'borrower' | 'owner';
  /** What the borrower gets back of the price if the statement counts, in øre. */
  backCents: number;
  /** What the owner gets if it counts, in øre. */
  ownerCents: number;
  depositCents: number;
  /** Until when it can be contested, as an instant. */
  until: string;
}

interface News {
  member: string;
  tool: string;
  days: string;
}

interface Texts {
  /** What the other side says, to the reader. */
  made: Record<StatementKind, (news: News) => string>;
  contestBefore: (until: string) => string;
  otherwise: (outcome: string) => string;
  /** What happens to the money; `later`: when the tool is back. */
  outcome: (money: {
    member: string;
    back: string;
    deposit: string | null;
    owner: string | null;
  }) => {
    borrower: string;
    owner: string;
  };
  whenBack: string;
  stays: string;
  contested: (news: News) => string;
  weDecide: string;
  confirmOrWait: { borrower: string; owner: string };
  unconfirmed: (news: News) => string;
  uncontested: (news: News) => string;
  upheld: (news: News) => string;
  overturned: (news: News) => { borrower: string; owner: string };
  faultRejected: (news: News) => string;
}

const danish: Texts = {
  made: {
    ownerAbsent: ({ member, tool, days }) =>
      `${member} siger, at du ikke var der, da ${tool} skulle hentes (${days}).`,
    borrowerAbsent: ({ member, tool, days }) =>
      `${member} siger, at du ikke har hentet ${tool} (${days}).`,
    fault: ({ member, tool, days }) => `${member} siger, at ${tool} har en fejl (${days}).`,
    cancelledByBorrower: ({ member, tool, days }) =>
      `${member} siger, at ${tool} ikke er hentet, og vil aflyse bookingen (${days}).`,
    cancelledByOwner: ({ member, tool, days }) =>
      `${member} siger, at du ikke har fået ${tool}, og vil aflyse bookingen (${days}).`,
    unconfirmed: ({ member, tool, days }) =>
      `${member} har bekræftet, at ${tool} er hentet (${days}), og beder os om at se på sagen, for du har ikke bekræftet det.`,
  },
  contestBefore: (until) => `Er det forkert, så gør indsigelse i bookingen inden ${until}.`,
  otherwise: (outcome) => `Ellers gælder det: ${outcome}`,
  outcome: ({ member, back, deposit, owner }) => ({
    borrower: `Du får ${back} tilbage${deposit === null ? '' : `, og depositummet på ${deposit} bliver frigivet`}.`,
    owner: `${member} får ${back} tilbage${deposit === null ? '' : `, og depositummet på ${deposit} bliver frigivet`}. ${owner === null ? 'Du får ikke noget for lånet.' : `Du får ${owner}.`}`,
  }),
  whenBack: 'Det sker, når værktøjet er tilbage.',
  stays: 'Indtil da bliver leje og depositum, hvor de er.',
  contested: ({ member, tool, days }) =>
    `${member} er ikke enig i det, du har sagt om ${tool} (${days}).`,
  weDecide: 'Vi læser, hvad I begge har skrevet, og afgør sagen.',
  confirmOrWait: {
    borrower: 'Har du værktøjet, så bekræft det i bookingen.',
    owner: 'Har du givet værktøjet fra dig, så bekræft det i bookingen.',
  },
  unconfirmed: ({ tool, days }) =>
    `Kun den ene af jer har bekræftet, at ${tool} blev hentet (${days}).`,
  uncontested: ({ tool, days }) =>
    `Der er gået 24 timer uden indsigelse om ${tool} (${days}), så det, der blev sagt, gælder.`,
  upheld: ({ tool, days }) => `Vi har afgjort sagen om ${tool} (${days}).`,
  overturned: ({ member, tool, days }) => ({
    borrower: `Vi har afgjort sagen: Du har fået ${tool}, og lånet (${days}) gælder. Giv ${member} værktøjet tilbage som aftalt.`,
    owner: `Vi har afgjort sagen: ${member} har fået ${tool}, og lånet (${days}) gælder. Du får lejen, når lånet er slut.`,
  }),
  faultRejected: ({ tool, days }) =>
    `Vi har afgjort sagen: Fejlen på ${tool} giver ikke penge tilbage, og lånet (${days}) gælder.`,
};

const english: Texts = {
  made: {
    ownerAbsent: ({ member, tool, days }) =>
      `${member} says that you were not there when ${tool} was to be picked up (${days}).`,
    borrowerAbsent: ({ member, tool, days }) =>
      `${member} says that you have not picked up ${tool} (${days}).`,
    fault: ({ member, tool, days }) => `${member} says that ${tool} has a fault (${days}).`,
    cancelledByBorrower: ({ member, tool, days }) =>
      `${member} says that ${tool} is not picked up, and wants to cancel the booking (${days}).`,
    cancelledByOwner: ({ member, tool, days }) =>
      `${member} says that you did not get ${tool}, and wants to cancel the booking (${days}).`,
    unconfirmed: ({ member, tool, days }) =>
      `${member} has confirmed that ${tool} is picked up (${days}), and asks us to decide, because you have not confirmed it.`,
  },
  contestBefore: (until) => `If that is wrong, contest it in the booking before ${until}.`,
  otherwise: (outcome) => `Otherwise it counts: ${outcome}`,
  outcome: ({ member, back, deposit, owner }) => ({
    borrower: `You get ${back} back${deposit === null ? '' : `, and the deposit of ${deposit} is released`}.`,
    owner: `${member} gets ${back} back${deposit === null ? '' : `, and the deposit of ${deposit} is released`}. ${owner === null ? 'You get nothing for the rental.' : `You get ${owner}.`}`,
  }),
  whenBack: 'That happens when the tool is back.',
  stays: 'Until then rental and deposit stay where they are.',
  contested: ({ member, tool, days }) =>
    `${member} contests what you said about ${tool} (${days}).`,
  weDecide: 'We read what both of you have written, and decide.',
  confirmOrWait: {
    borrower: 'If you have the tool, confirm it in the booking.',
    owner: 'If you have handed the tool over, confirm it in the booking.',
  },
  unconfirmed: ({ tool, days }) =>
    `Only one of you has confirmed that ${tool} was picked up (${days}).`,
  uncontested: ({ tool, days }) =>
    `24 hours have passed without an objection about ${tool} (${days}), so what was said counts.`,
  upheld: ({ tool, days }) => `We have decided about ${tool} (${days}).`,
  overturned: ({ member, tool, days }) => ({
    borrower: `We have decided: you got ${tool}, and the rental (${days}) stands. Give the tool back to ${member} as agreed.`,
    owner: `We have decided: ${member} got ${tool}, and the rental (${days}) stands. You get the rental when it is over.`,
  }),
  faultRejected: ({ tool, days }) =>
    `We have decided: the fault of ${tool} gives no money back, and the rental (${days}) stands.`,
};

const texts: Record<ScreenLanguage, Texts> = { da: danish, en: english };
const titles: Record<ScreenLanguage, (tool: string) => string> = {
  da: (tool) => `Afhentningen af ${tool}`,
  en: (tool) => `The pick-up of ${tool}`,
};

const afterPickup: readonly StatementEvent[] = [
  'reportFaultAfterPickup',
  'countFault',
  'upholdFault',
];

/** The texts about a statement: a title, and sentences with the amounts and the deadline of this reader. */
export function statementNews(
  terms: StatementTerms,
  news: News,
  language: ScreenLanguage,
): { title: string; line: string } {
  const say = texts[language];
  const { event, kind, reader, backCents, ownerCents, depositCents } = terms;
  const outcome = say.outcome({
    member: news.member,
    back: formatMoney(backCents, language),
    // After a pick-up the owner can still report damage when the tool is back, so the deposit is not free yet.
    deposit:
      depositCents === 0 || afterPickup.includes(event)
        ? null
        : formatMoney(depositCents, language),
    owner: ownerCents === 0 ? null : formatMoney(ownerCents, language),
  })[reader];
  const sentences = (): string[] => {
    switch (event) {
      case 'assertOwnerAbsent':
      case 'assertFault':
      case 'assertNoShow':
      case 'assertCancel':
      case 'reportFaultAfterPickup':
        return [
          say.made[kind](news),
          say.contestBefore(formatDeadline(terms.until, language)),
          say.otherwise(outcome),
          event === 'reportFaultAfterPickup' ? say.whenBack : '',
          say.stays,
        ];
      case 'askSupportAboutPickup':
        return [say.made[kind](news), say.confirmOrWait[reader], say.weDecide, say.stays];
      case 'leavePickupToSupport':
        return [say.unconfirmed(news), say.weDecide, say.stays];
      case 'contestStatement':
        return [say.contested(news), say.weDecide, say.stays];
      case 'countStatement':
        return [say.uncontested(news), outcome];
      case 'countFault':
        return [say.uncontested(news), outcome, say.whenBack];
      case 'upholdStatement':
        return [say.upheld(news), outcome];
      case 'upholdFault':
        return [say.upheld(news), outcome, say.whenBack];
      case 'overturnStatement':
        return [say.overturned(news)[reader]];
      case 'overturnFault':
        return [say.faultRejected(news)];
    }
  };
  const line = sentences()
    .filter((sentence) => sentence !== '')
    .join(' ')
    // An amount ends with the full stop of `kr.`, which ends the sentence too.
    .replaceAll('kr..', 'kr.');
  return { title: titles[language](news.tool), line };
}
