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

export const stateNames: Names = {
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

export const actorNames: Names = {
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

export const stepNames: Names = {
  request: /*i18n*/ 'anmodede',
  reserveMoney: /*i18n*/ 'pengene blev reserveret',
  reserveMoneyInstantly: /*i18n*/ 'pengene blev reserveret, booket straks',
  accept: /*i18n*/ 'accepterede',
  cancel: /*i18n*/ 'aflyste',
  confirmPickup: /*i18n*/ 'bekræftede udleveringen',
  borrowerHasIt: /*i18n*/ 'bekræftede udleveringen',
  ownerGaveIt: /*i18n*/ 'bekræftede udleveringen',
  reportNoShow: /*i18n*/ 'meldte udeblivelse',
  reportOwnerAbsent: /*i18n*/ 'meldte, at udlåneren ikke var der',
  contestNoShow: /*i18n*/ 'bestred udeblivelsen',
  contestStatement: /*i18n*/ 'bestred det, den anden har sagt',
  askSupportAboutPickup: /*i18n*/ 'bad Skuret afgøre udleveringen',
  assertOwnerAbsent: /*i18n*/ 'siger, at udlåneren ikke var der',
  assertFault: /*i18n*/ 'siger, at værktøjet ikke virkede',
  assertNoShow: /*i18n*/ 'siger, at låneren ikke kom',
  assertCancel: /*i18n*/ 'siger, at det blev aflyst',
  reportFaultAfterPickup: /*i18n*/ 'meldte en fejl efter udleveringen',
  markReturned: /*i18n*/ 'meldte afleveret',
  confirmReturn: /*i18n*/ 'bekræftede afleveringen',
  reportProblem: /*i18n*/ 'meldte et problem',
  proposeSettlement: /*i18n*/ 'foreslog et beløb',
  agreeOnClaim: /*i18n*/ 'blev enige',
  acceptClaim: /*i18n*/ 'godtog kravet',
  askSupport: /*i18n*/ 'bad Skuret afgøre det',
  decideClaim: /*i18n*/ 'afgjorde uenigheden',
  stopRequest: /*i18n*/ 'afviste forespørgslen',
  stopBooking: /*i18n*/ 'aflyste bookingen',
  upholdNoShow: /*i18n*/ 'gav udlåneren ret',
  overturnNoShow: /*i18n*/ 'gav låneren ret',
  approveCover: /*i18n*/ 'godkendte kravet til forsikringen',
  rejectCover: /*i18n*/ 'afviste kravet til forsikringen',
  complete: /*i18n*/ 'bookingen sluttede',
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
