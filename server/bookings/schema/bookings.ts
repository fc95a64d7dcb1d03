import { getOwnerEarnings } from '../../../domain/bookings/bookingEnds';
import { bookingNumber } from '../../../domain/bookings/bookingNumber';
import { offeredSteps } from '../../../domain/bookings/memberSteps';
import { mostClaimed } from '../../../domain/payments/coverClaims';
import { addDays, getCopenhagenDate } from '../../../domain/values/days';
import { limits } from '../../config/limits';
import { type RequestContext, signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { findCoverClaim } from '../../payments/records/coverClaims';
import { paymentsOfBooking } from '../../payments/records/payments';
import { findPickupAddress } from '../../tools/records/ownTools';
import { readId } from '../../validation/readId';
import {
  coverStateNames,
  getActor,
  getDeadline,
  lateFeeSoFar,
  refundIfCancelled,
  seesAddress,
  statementKindNames,
  statementStageNames,
  stateNames,
} from '../bookingFields';
import { heldOfNoShow, latestPayments, statementMoney } from '../bookingMoney';
import { freeInstead } from '../moveBooking';
import {
  bookingsOfBorrower,
  bookingsOfOwner,
  completedBookings,
  findBooking,
  findRequestMessage,
  getStatus,
  listHistory,
  toFacts,
  toStatement,
} from '../records/bookings';
import { takenRanges } from '../records/reservations';
import { requestBooking } from './requestBooking';

const getToday = (context: RequestContext) => getCopenhagenDate(context.now());

export const bookings: Resolvers = {
  Query: {
    async myBookings(_root, _args, context) {
      const { user } = await signedIn(context);
      return bookingsOfBorrower(context.executor, user.id, getToday(context));
    },
    async lendBookings(_root, _args, context) {
      const { user } = await signedIn(context);
      return bookingsOfOwner(context.executor, user.id, getToday(context));
    },
    async rentalHistory(_root, _args, context) {
      const { user } = await signedIn(context);
      return completedBookings(context.executor, user.id);
    },
    async booking(_root, args, context) {
      const { user } = await signedIn(context);
      const id = readId(args.id);
      return id === null ? null : findBooking(context.executor, user.id, id);
    },
    async availability(_root, args, context) {
      const toolId = readId(args.toolId);
      const today = getToday(context);
      if (toolId === null || args.units < 1 || args.units > limits.booking.units.max) return [];
      const window = { from: today, to: addDays(today, limits.booking.ahead) };
      return takenRanges(context.executor, { toolId, units: args.units, ...window }, today);
    },
  },
  Mutation: { requestBooking },
  Booking: {
    number: (booking) => bookingNumber(booking.id),
    async tool(booking, _args, context) {
      const tool = await context.loaders.tool.load(booking.toolId);
      if (!tool) throw new Error(`Booking ${booking.id} has no tool`);
      return tool;
    },
    async borrower(booking, _args, context) {
      const borrower = await context.loaders.member.load(booking.borrowerId);
      if (!borrower) throw new Error(`Booking ${booking.id} has no borrower`);
      return borrower;
    },
    status: (booking, _args, context) => getStatus(booking, getToday(context)),
    state: ({ state }) => stateNames[state],
    possible: (booking, _args, context) =>
      offeredSteps(getActor(booking), toFacts(booking), context.now()),
    due: (booking, _args, context) => getDeadline(booking, context.now()),
    paid: ({ paidAt }) => paidAt !== null,
    depositSecured: ({ depositHeldAt }) => depositHeldAt !== null,
    async depositCharged({ id, depositHeldAt }, _args, context) {
      if (depositHeldAt === null) return false;
      const { deposit } = latestPayments(await paymentsOfBooking(context.executor, id));
      return deposit !== null && deposit.captured_ore > 0;
    },
    claimMostCents: (booking) => mostClaimed(booking),
    cover: ({ id, settledClaimCents }, _args, context) =>
      settledClaimCents === null ? null : findCoverClaim(context.executor, id),
    paymentRefused: ({ captureRefusedAt, paidAt }) => captureRefusedAt !== null && paidAt === null,
    async stepUrl({ id, role, state }, _args, context) {
      const isWaiting = state === 'awaitingPayment' || state === 'accepted';
      if (role !== 'BORROWER' || !isWaiting) return null;
      const payments = await paymentsOfBooking(context.executor, id);
      // The additional cost of a change has a payment and a step of its own.
      const last = payments.findLast(({ purpose }) => purpose !== 'change');
      return last?.state === 'needsAction' ? last.step_url : null;
    },
    async backIfCancelledCents(booking, _args, context) {
      const back = refundIfCancelled(booking, context.now());
      // A booking from before payments existed was not paid through Skuret, so nothing is refunded.
      const mayBeUnpaid = back !== null && booking.state === 'accepted' && booking.paidAt === null;
      if (!mayBeUnpaid) return back;
      const payments = await paymentsOfBooking(context.executor, booking.id);
      return payments.length === 0 ? 0 : back;
    },
    lateFeeCents: (booking, _args, context) => lateFeeSoFar(booking, context.now()),
    lateWaived: ({ lateWaivedAt }) => lateWaivedAt !== null,
    ownerEarnsCents: ({ rentalCents }, _args, context) =>
      getOwnerEarnings(rentalCents, context.ownerCommissionPercent),
    statement(booking) {
      const statement = toStatement(booking);
      if (statement === null) return null;
      const { kind, stage, at } = statement;
      const { backCents, ownerCents } = statementMoney(booking, statement);
      return {
        kind: statementKindNames[kind],
        stage: statementStageNames[stage],
        at,
        backCents,
        ownerCents,
      };
    },
    noShowHeldCents: (booking) => heldOfNoShow(booking, getActor(booking)),
    async freeInstead(booking, _args, context) {
      if (booking.role !== 'BORROWER' || booking.state !== 'declined') return [];
      const last = (await listHistory(context.executor, booking.id)).at(-1);
      const tool = await context.loaders.tool.load(booking.toolId);
      if (last?.step !== 'giveWay' || !tool?.isListed) return [];
      return freeInstead(context.executor, booking, getToday(context));
    },
    borrowerHasIt: ({ borrowerHasItAt }) => borrowerHasItAt !== null,
    ownerGaveIt: ({ ownerGaveItAt }) => ownerGaveItAt !== null,
    pickupAddress: (booking, _args, context) =>
      seesAddress(booking) ? findPickupAddress(context.executor, booking.toolId) : null,
    async history({ id }, _args, { executor }) {
      const steps = await listHistory(executor, id);
      const message = await findRequestMessage(executor, id);
      return steps.map((each) => (each.step === 'request' ? { ...each, note: message } : each));
    },
    async conversationId({ toolId, borrowerId }, _args, context) {
      const tool = await context.loaders.tool.load(toolId);
      return (
        tool &&
        context.loaders.conversationId.load({ memberIds: [tool.ownerId, borrowerId], toolId })
      );
    },
  },
  CoverClaim: { state: ({ state }) => coverStateNames[state] },
  BookingHappening: { state: ({ toState }) => stateNames[toState] },
};
