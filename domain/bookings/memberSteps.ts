import { hasVisibleText } from '../values/visibleText';
import {
  type BookingActor,
  type BookingFacts,
  type BookingStep,
  canTake,
  type SideStep,
} from './bookingLife';

/** The input that steps of a booking need. */
export interface StepInput {
  text: string;
  /** In øre. */
  claimCents: number;
  /** The six digits that the other member shows. */
  code: string;
}

interface MemberStepRule {
  /** The steps that it stands for: the first that is possible is taken. `bookingLife.ts` says when, and for whom. */
  takes: readonly (BookingStep | SideStep)[];
  /** The input without which it is rejected. */
  needs?: readonly (keyof StepInput)[];
  /** Input that may be left out. */
  mayHave?: readonly (keyof StepInput)[];
}

/** The steps that a member takes by a button, named as `BookingStep` of the GraphQL API. */
export const memberSteps = {
  ACCEPT: { takes: ['accept'] },
  /** With the reason, which the borrower reads. */
  DECLINE: { takes: ['decline'], mayHave: ['text'] },
  WITHDRAW: { takes: ['withdraw'] },
  CANCEL: { takes: ['cancel', 'assertCancel'] },
  CONFIRM_PICKUP: { takes: ['confirmPickup'], mayHave: ['code'] },
  REPORT_FAULT: {
    takes: ['reportFaultAtPickup', 'assertFault', 'reportFaultAfterPickup'],
    needs: ['text'],
  },
  REPORT_NO_SHOW: {
    takes: ['reportNoShow', 'reportOwnerAbsent', 'assertOwnerAbsent', 'assertNoShow'],
  },
  CONTEST_NO_SHOW: { takes: ['contestNoShow', 'contestStatement'], needs: ['text'] },
  MARK_RETURNED: { takes: ['markReturned'], mayHave: ['code'] },
  CONFIRM_RETURN: { takes: ['confirmReturn'] },
  REPORT_PROBLEM: { takes: ['reportNotReturned', 'reportProblem'], needs: ['text', 'claimCents'] },
  ACCEPT_CLAIM: { takes: ['acceptClaim'] },
  ASK_SUPPORT: { takes: ['askSupportAboutPickup', 'askSupport'] },
  PROPOSE_SETTLEMENT: { takes: ['proposeSettlement'], needs: ['claimCents'] },
  WAIVE_LATE_FEE: { takes: ['waiveLateFee'] },
} as const satisfies Record<string, MemberStepRule>;
export type MemberStep = keyof typeof memberSteps;

const rules: Record<MemberStep, MemberStepRule> = memberSteps;
const names = Object.keys(memberSteps) as MemberStep[];

type FieldOf<Step extends MemberStep, List extends 'needs' | 'mayHave'> =
  (typeof memberSteps)[Step] extends Record<List, readonly (infer Field extends keyof StepInput)[]>
    ? Field
    : never;

/** A step with its input: the arguments of `takeBookingStep`, without the booking. */
export type StepRequest = {
  [Step in MemberStep]: [FieldOf<Step, 'needs'>] extends [never]
    ? { step: Step; input?: Partial<Pick<StepInput, FieldOf<Step, 'mayHave'>>> }
    : { step: Step; input: Pick<StepInput, FieldOf<Step, 'needs'>> };
}[MemberStep];

export const needsInput = (step: MemberStep, field: keyof StepInput): boolean =>
  rules[step].needs?.includes(field) ?? false;

/** Whether a step keeps a text, needed or not. */
export const takesText = (step: MemberStep): boolean =>
  needsInput(step, 'text') || (rules[step].mayHave?.includes('text') ?? false);

/** Whether a member can take a step of a booking now. */
export function canMemberTake(
  step: MemberStep,
  actor: BookingActor,
  facts: BookingFacts,
  now: Date,
): boolean {
  return rules[step].takes.some((each) => canTake(each, actor, facts, now));
}

/** The steps that a member is offered now. The second confirmation of a pick-up is the other member's. */
export function offeredSteps(
  actor: 'borrower' | 'owner',
  facts: BookingFacts,
  now: Date,
): MemberStep[] {
  const hasConfirmed = actor === 'owner' ? facts.ownerGaveIt : facts.borrowerHasIt;
  return names.filter(
    (step) =>
      canMemberTake(step, actor, facts, now) && !(step === 'CONFIRM_PICKUP' && hasConfirmed),
  );
}

/** Characters of the longest text of a step. */
export const longestStepText = 2_000;
const largestClaimCents = 100_000_000;

/** Why the input of a step is rejected; null when it is valid. */
export function findInputError(
  step: MemberStep,
  { text, claimCents }: { [Field in keyof StepInput]?: StepInput[Field] | null | undefined },
): 'no text' | 'long text' | 'wrong claim' | null {
  if (needsInput(step, 'text')) {
    if (!hasVisibleText(text ?? '')) return 'no text';
  }
  if (takesText(step) && (text?.length ?? 0) > longestStepText) return 'long text';
  if (needsInput(step, 'claimCents')) {
    const isAmount = typeof claimCents === 'number' && claimCents >= 0;
    if (!isAmount || claimCents > largestClaimCents) return 'wrong claim';
  }
  return null;
}
