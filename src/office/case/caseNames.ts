import type { AmendmentStep } from '../../../domain/bookings/amendment';
import type {
  BookingActor,
  BookingState,
  BookingStep,
  SideStep,
} from '../../../domain/bookings/bookingLife';
import type {
  PaymentPurpose,
  PaymentState,
  PayoutState,
} from '../../../domain/payments/paymentStates';

/** Names of what the service calls by a word of its own. A word without a name is shown as it is. */
type Names = Readonly<Partial<Record<string, string>>>;

export const amountNames: Names = {
  rental: /*i18n*/ 'Leje',
  serviceFee: /*i18n*/ 'Servicegebyr',
  insurance: /*i18n*/ 'Forsikring',
  total: /*i18n*/ 'I alt betalt',
  deposit: /*i18n*/ 'Depositum',
  declaredValue: /*i18n*/ 'Oplyst værdi af ét stykke',
  lateFee: /*i18n*/ 'Gebyr for forsinkelse',
  claim: /*i18n*/ 'Krav',
  ownerProposes: /*i18n*/ 'Udlåneren foreslår',
  borrowerProposes: /*i18n*/ 'Låneren foreslår',
  mostClaimed: /*i18n*/ 'Højst muligt',
  settled: /*i18n*/ 'Afgjort til',
};

export const lenderNames: Names = {
  private: /*i18n*/ 'privatperson',
  trader: /*i18n*/ 'erhvervsdrivende',
};

/** Names of the fields of reported content. */
export const contentNames: Names = {
  name: /*i18n*/ 'Navn',
  owner: /*i18n*/ 'Udlåner',
  picture: /*i18n*/ 'Billede',
  pictures: /*i18n*/ 'Billeder',
  location: /*i18n*/ 'Sted',
  description: /*i18n*/ 'Beskrivelse',
  usageInstructions: /*i18n*/ 'Brugsanvisning',
  pricePerDayCents: /*i18n*/ 'Pris per dag',
  about: /*i18n*/ 'Om',
  sender: /*i18n*/ 'Afsender',
  content: /*i18n*/ 'Tekst',
  sentAt: /*i18n*/ 'Sendt',
  conversation: /*i18n*/ 'Samtale',
  before: /*i18n*/ 'Beskederne før',
  author: /*i18n*/ 'Forfatter',
  rating: /*i18n*/ 'Stjerner',
  comment: /*i18n*/ 'Kommentar',
  tool: /*i18n*/ 'Værktøj',
  answer: /*i18n*/ 'Svar',
  side: /*i18n*/ 'Skrevet af',
  writtenAt: /*i18n*/ 'Skrevet',
};

export const stateNames: Readonly<Record<BookingState, string>> = {
  requested: /*i18n*/ 'anmodet',
  accepted: /*i18n*/ 'accepteret',
  pickedUp: /*i18n*/ 'udleveret',
  returned: /*i18n*/ 'afleveret',
  inDispute: /*i18n*/ 'uenighed',
  completed: /*i18n*/ 'afsluttet',
  cancelled: /*i18n*/ 'aflyst',
  noShow: /*i18n*/ 'udeblivelse',
  awaitingPayment: /*i18n*/ 'venter på betaling',
  declined: /*i18n*/ 'afvist',
  withdrawn: /*i18n*/ 'trukket tilbage',
  expired: /*i18n*/ 'udløbet',
  lapsed: /*i18n*/ 'ikke betalt',
};

export const actorNames: Readonly<Record<BookingActor, string>> = {
  owner: /*i18n*/ 'Udlåneren',
  borrower: /*i18n*/ 'Låneren',
  clock: /*i18n*/ 'Tiden',
  support: /*i18n*/ 'Skuret',
  provider: /*i18n*/ 'Betalingen',
};

export const momentNames: Names = {
  pickUp: /*i18n*/ 'Udlevering',
  return: /*i18n*/ 'Aflevering',
};

type HistoryStep =
  | BookingStep
  | SideStep
  | AmendmentStep
  | 'request'
  | 'approveCover'
  | 'rejectCover'
  | 'toolIsLate';

export const stepNames: Readonly<Record<HistoryStep, string>> = {
  request: /*i18n*/ 'anmodede',
  reserveMoney: /*i18n*/ 'pengene blev reserveret',
  reserveMoneyInstantly: /*i18n*/ 'pengene blev reserveret, booket straks',
  lapse: /*i18n*/ 'betalingen kom ikke i tide',
  refusePayment: /*i18n*/ 'betalingen blev afvist',
  accept: /*i18n*/ 'accepterede',
  decline: /*i18n*/ 'afviste forespørgslen',
  giveWay: /*i18n*/ 'en anden forespørgsel fik dagene',
  withdraw: /*i18n*/ 'trak forespørgslen tilbage',
  stopRequest: /*i18n*/ 'afviste forespørgslen',
  expire: /*i18n*/ 'udlåneren svarede ikke i tide',
  giveUpPayment: /*i18n*/ 'pengene kunne ikke trækkes',
  cancel: /*i18n*/ 'aflyste',
  stopBooking: /*i18n*/ 'aflyste bookingen',
  confirmPickup: /*i18n*/ 'bekræftede udleveringen',
  reportFaultAtPickup: /*i18n*/ 'meldte en fejl ved udleveringen',
  reportNoShow: /*i18n*/ 'meldte udeblivelse',
  reportOwnerAbsent: /*i18n*/ 'meldte, at udlåneren ikke var der',
  nobodyCame: /*i18n*/ 'ingen af de to kom',
  assertOwnerAbsent: /*i18n*/ 'siger, at udlåneren ikke var der',
  assertFault: /*i18n*/ 'siger, at værktøjet ikke virkede',
  assertNoShow: /*i18n*/ 'siger, at låneren ikke kom',
  assertCancel: /*i18n*/ 'siger, at det blev aflyst',
  askSupportAboutPickup: /*i18n*/ 'bad Skuret afgøre udleveringen',
  leavePickupToSupport: /*i18n*/ 'kun den ene bekræftede udleveringen, så Skuret afgør det',
  reportFaultAfterPickup: /*i18n*/ 'meldte en fejl efter udleveringen',
  contestStatement: /*i18n*/ 'bestred det, den anden har sagt',
  countStatement: /*i18n*/ 'det, den ene har sagt, gælder',
  upholdStatement: /*i18n*/ 'gav den ret, der har sagt det',
  overturnStatement: /*i18n*/ 'gav den anden ret',
  countFault: /*i18n*/ 'den meldte fejl gælder',
  upholdFault: /*i18n*/ 'gav låneren ret i fejlen',
  overturnFault: /*i18n*/ 'gav udlåneren ret i fejlen',
  contestNoShow: /*i18n*/ 'bestred udeblivelsen',
  confirmNoShowBySilence: /*i18n*/ 'udeblivelsen blev ikke bestridt',
  upholdNoShow: /*i18n*/ 'gav udlåneren ret',
  overturnNoShow: /*i18n*/ 'gav låneren ret',
  markReturned: /*i18n*/ 'meldte afleveret',
  reportNotReturned: /*i18n*/ 'meldte, at værktøjet ikke er afleveret',
  stayAway: /*i18n*/ 'værktøjet kom ikke tilbage',
  confirmReturn: /*i18n*/ 'bekræftede afleveringen',
  reportProblem: /*i18n*/ 'meldte et problem',
  confirmReturnBySilence: /*i18n*/ 'afleveringen blev ikke bestridt',
  acceptClaim: /*i18n*/ 'godtog kravet',
  agreeOnClaim: /*i18n*/ 'blev enige',
  decideClaim: /*i18n*/ 'afgjorde uenigheden',
  proposeSettlement: /*i18n*/ 'foreslog et beløb',
  askSupport: /*i18n*/ 'bad Skuret afgøre det',
  waiveLateFee: /*i18n*/ 'eftergav gebyret for forsinkelse',
  proposeChange: /*i18n*/ 'foreslog en ændring',
  acceptChange: /*i18n*/ 'accepterede ændringen',
  declineChange: /*i18n*/ 'afviste ændringen',
  withdrawChange: /*i18n*/ 'trak ændringen tilbage',
  lapseChange: /*i18n*/ 'ændringen udløb',
  changeTaken: /*i18n*/ 'dagene i ændringen var optaget',
  approveCover: /*i18n*/ 'godkendte kravet til forsikringen',
  rejectCover: /*i18n*/ 'afviste kravet til forsikringen',
  toolIsLate: /*i18n*/ 'fik at vide, at værktøjet er forsinket',
};

export const purposeNames: Readonly<Record<PaymentPurpose, string>> = {
  booking: /*i18n*/ 'Booking',
  change: /*i18n*/ 'Ændring',
  deposit: /*i18n*/ 'Depositum',
  lateFee: /*i18n*/ 'Gebyr for forsinkelse',
  debt: /*i18n*/ 'Gæld',
};

export const paymentStateNames: Readonly<Record<PaymentState, string>> = {
  begun: /*i18n*/ 'begyndt',
  needsAction: /*i18n*/ 'venter på låneren',
  authorised: /*i18n*/ 'reserveret',
  captured: /*i18n*/ 'trukket',
  partRefunded: /*i18n*/ 'delvist betalt tilbage',
  refunded: /*i18n*/ 'betalt tilbage',
  failed: /*i18n*/ 'mislykkedes',
  cancelled: /*i18n*/ 'annulleret',
  expired: /*i18n*/ 'reservationen udløb',
  disputed: /*i18n*/ 'bestridt hos banken',
  won: /*i18n*/ 'indsigelsen blev afvist',
  lost: /*i18n*/ 'taget tilbage af banken',
};

export const payoutStateNames: Readonly<Record<PayoutState, string>> = {
  asked: /*i18n*/ 'bestilt',
  onItsWay: /*i18n*/ 'på vej',
  paid: /*i18n*/ 'betalt',
  failed: /*i18n*/ 'mislykkedes',
  returned: /*i18n*/ 'sendt retur af banken',
};

export const deedNames: Names = {
  take: /*i18n*/ 'tog sagen',
  answer: /*i18n*/ 'svarede på mail',
  handOver: /*i18n*/ 'gav sagen videre',
  close: /*i18n*/ 'lukkede sagen',
  decide: /*i18n*/ 'afgjorde sagen',
  propose: /*i18n*/ 'afgjorde, venter på anden person',
  takeBack: /*i18n*/ 'tog afgørelsen tilbage',
  warning: /*i18n*/ 'gav en advarsel',
  limit: /*i18n*/ 'begrænsede medlemmet',
  suspension: /*i18n*/ 'suspenderede medlemmet',
  closing: /*i18n*/ 'lukkede kontoen',
  hidden: /*i18n*/ 'skjulte det',
  lift: /*i18n*/ 'ophævede en afgørelse',
  cancelBooking: /*i18n*/ 'aflyste bookingen',
  refundAgain: /*i18n*/ 'sendte pengene igen',
  refundPaid: /*i18n*/ 'skrev, at pengene er betalt',
  decideAppeal: /*i18n*/ 'afgjorde klagen',
  endSessions: /*i18n*/ 'loggede medlemmet ud',
  removeSecondFactor: /*i18n*/ 'slog totrinslogin fra',
};
