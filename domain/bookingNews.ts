import type { ChangeStep } from './bookingChange';
import type { BookingStep } from './bookingLife';
import type { ScreenLanguage } from './money';
import type { StatementEvent } from './statementNews';

/** Steps that are told to the other side in a notice. A paid request has notices of its own. */
type ToldStep = Exclude<
  BookingStep,
  QuietStep | StatementEvent | 'reserveMoney' | 'reserveMoneyInstantly'
>;

/** Steps without a notice: they had no effect, or both people were present. */
const quietSteps = ['lapse', 'refusePayment', 'confirmPickup'] as const;
type QuietStep = (typeof quietSteps)[number];

/** Whether a step sends no notice. */
export function isQuiet(step: BookingStep): step is QuietStep {
  return quietSteps.some((quiet) => quiet === step);
}

/** Events of a booking that send a notice: steps, and some that are not steps. */
export type BookingEvent =
  | ToldStep
  | ChangeStep
  /** The extra cost of a change was reserved, but the bank has since refused it. */
  | 'changeUnpaid'
  /** The previous borrower has not returned the tool; and later, has returned it. */
  | 'toolLate'
  | 'toolBack'
  /** A request is about to expire. */
  | 'answerSoon'
  /** The money could not be charged, and the borrower can pay another way. */
  | 'paymentRefused'
  | 'depositRefused'
  /** The deposit was charged, because the booking outlasts a reservation. */
  | 'depositTaken'
  /** The bank has released the reserved deposit of a running booking, and the card could not be charged again. */
  | 'depositLost'
  /** The other side of a dispute proposes an amount. */
  | 'proposeSettlement'
  /** Staff have decided what the insurance pays of a settled claim. */
  | 'approveCover'
  | 'rejectCover'
  /** The borrower still has to pay what card and deposit did not cover. */
  | 'owes'
  /** The booking is completed and can be reviewed. */
  | 'reviewPossible'
  /** The other side has written a review; it stays hidden until this side has written one too. */
  | 'reviewWaits'
  /** The owner's review of the borrower is published. A review of a tool has a notice of its own. */
  | 'reviewedAsBorrower'
  | 'reviewAnswered'
  | 'fetchTomorrow'
  | 'returnToday'
  | 'overdue';

interface News {
  member: string;
  tool: string;
  days: string;
  /** Other days that are free, in words; null when there are none. */
  free: string | null;
}

interface Words {
  /** The title of a mail. */
  title: (news: News) => string;
  /** One sentence with everything the person needs to know. */
  line: (news: News) => string;
}

const danish: Record<BookingEvent, Words> = {
  accept: {
    title: ({ tool }) => `Ja: Du kan låne ${tool}`,
    line: ({ member, tool, days }) => `${member} har sagt ja: Du kan låne ${tool} ${days}.`,
  },
  decline: {
    title: ({ tool }) => `Nej til din forespørgsel på ${tool}`,
    line: ({ member, tool, days }) =>
      `${member} kan ikke låne ${tool} ud ${days}. Du betaler ikke noget.`,
  },
  giveWay: {
    title: ({ tool, days }) => `${tool} er taget ${days}`,
    line: ({ tool, days, free }) =>
      `${tool} er lånt ud til en anden ${days}. Du betaler ikke noget${free === null ? ', og andre dage er måske ledige' : `. Værktøjet er ledigt ${free}`}.`,
  },
  withdraw: {
    title: ({ member, tool }) => `${member} har trukket sin forespørgsel på ${tool} tilbage`,
    line: ({ member, tool, days }) =>
      `${member} har trukket sin forespørgsel på ${tool} ${days} tilbage.`,
  },
  expire: {
    title: ({ tool }) => `Forespørgslen på ${tool} er udløbet`,
    line: ({ tool, days }) =>
      `Forespørgslen på ${tool} ${days} fik ikke svar i tide. Ingen betaler noget.`,
  },
  giveUpPayment: {
    title: ({ tool }) => `Bookingen af ${tool} er aflyst, for den blev ikke betalt`,
    line: ({ tool, days }) =>
      `Bookingen af ${tool} ${days} er aflyst, for den blev ikke betalt i tide.`,
  },
  cancel: {
    title: ({ member, tool }) => `${member} har aflyst bookingen af ${tool}`,
    line: ({ member, tool, days }) => `${member} har aflyst bookingen af ${tool} ${days}.`,
  },
  reportFaultAtPickup: {
    title: ({ member, tool }) => `${member} har meldt en fejl på ${tool}`,
    line: ({ member, tool, days }) =>
      `${member} har meldt en fejl på ${tool} ved afhentningen. Bookingen ${days} er aflyst, og alt bliver betalt tilbage.`,
  },
  reportNoShow: {
    title: ({ tool }) => `Du hentede ikke ${tool}`,
    line: ({ member, tool, days }) =>
      `${member} melder, at du ikke har hentet ${tool} ${days}. Er det forkert, så gør indsigelse i bookingen inden 24 timer.`,
  },
  contestNoShow: {
    title: ({ member, tool }) => `${member} er ikke enig om ${tool}`,
    line: ({ member, tool }) =>
      `${member} er ikke enig i, at ${tool} ikke blev hentet. Se hvorfor i bookingen. Vi afgør sagen, og prisen for en dag bliver holdt tilbage imens.`,
  },
  confirmNoShowBySilence: {
    title: ({ tool }) => `Sagen om ${tool} er afsluttet`,
    line: ({ tool, days }) =>
      `Der er gået 24 timer, siden det blev meldt, at ${tool} ikke blev hentet ${days}. Prisen for en dag går til ejeren.`,
  },
  upholdNoShow: {
    title: ({ tool }) => `Sagen om ${tool} er afgjort`,
    line: ({ tool }) =>
      `Vi har afgjort sagen om ${tool}: Prisen for en dag går til ejeren. Se hvorfor i bookingen.`,
  },
  overturnNoShow: {
    title: ({ tool }) => `Sagen om ${tool} er afgjort`,
    line: ({ tool }) =>
      `Vi har afgjort sagen om ${tool}: Låneren får alt tilbage. Se hvorfor i bookingen.`,
  },
  reportOwnerAbsent: {
    title: ({ tool }) => `${tool} kunne ikke hentes`,
    line: ({ member, tool, days }) =>
      `${member} melder, at ${tool} ikke kunne hentes ${days}. Låneren får alt tilbage.`,
  },
  nobodyCame: {
    title: ({ tool }) => `${tool} blev ikke hentet`,
    line: ({ tool, days }) =>
      `Ingen har bekræftet, at ${tool} blev hentet ${days}. Bookingen er lukket, og låneren får alt tilbage.`,
  },
  markReturned: {
    title: ({ tool }) => `${tool} er meldt tilbage`,
    line: ({ member, tool }) =>
      `${member} har meldt ${tool} afleveret. Ejeren har 48 timer til at melde et problem.`,
  },
  reportNotReturned: {
    title: ({ tool }) => `${tool} er ikke kommet tilbage`,
    line: ({ member, tool }) =>
      `${member} melder, at ${tool} ikke er kommet tilbage. Vi ser på sagen.`,
  },
  stayAway: {
    title: ({ tool }) => `${tool} er en uge forsinket`,
    line: ({ tool }) => `${tool} er en uge forsinket. Vi ser på sagen.`,
  },
  confirmReturn: {
    title: ({ tool }) => `Lånet af ${tool} er afsluttet`,
    line: ({ member, tool }) =>
      `${member} har bekræftet, at ${tool} er tilbage. Lånet er afsluttet, og depositummet er frit.`,
  },
  confirmReturnBySilence: {
    title: ({ tool }) => `Lånet af ${tool} er afsluttet`,
    line: ({ tool }) =>
      `Der er gået 48 timer, siden ${tool} blev meldt afleveret. Lånet er afsluttet.`,
  },
  reportProblem: {
    title: ({ member, tool }) => `${member} har meldt et problem med ${tool}`,
    line: ({ member, tool }) =>
      `${member} har meldt et problem med ${tool}. Se, hvad det drejer sig om, og svar inden 72 timer.`,
  },
  acceptClaim: {
    title: ({ tool }) => `Sagen om ${tool} er afsluttet`,
    line: ({ member, tool }) => `${member} har godkendt kravet om ${tool}. Sagen er afsluttet.`,
  },
  agreeOnClaim: {
    title: ({ tool }) => `Sagen om ${tool} er afsluttet`,
    line: ({ member, tool }) => `Du og ${member} er enige om ${tool}. Sagen er afsluttet.`,
  },
  decideClaim: {
    title: ({ tool }) => `Sagen om ${tool} er afgjort`,
    line: ({ tool }) => `Vi har afgjort sagen om ${tool}. Se, hvad vi kom frem til, i bookingen.`,
  },
  paymentRefused: {
    title: ({ tool }) => `Vi kunne ikke trække betalingen for ${tool}`,
    line: ({ tool, days }) =>
      `Betalingen for ${tool} ${days} blev afvist. Betal på en anden måde inden 24 timer, ellers bliver bookingen aflyst uden omkostninger.`,
  },
  depositRefused: {
    title: ({ tool }) => `Depositummet for ${tool} kunne ikke reserveres`,
    line: ({ tool, days }) =>
      `Depositummet for ${tool} ${days} kunne ikke reserveres uden dig. Godkend det, eller vælg en anden betalingsmåde, så du kan hente værktøjet.`,
  },
  depositTaken: {
    title: ({ tool }) => `Depositummet for ${tool} er trukket`,
    line: ({ tool, days }) =>
      `En reservation på dit kort varer kun nogle dage, og lånet af ${tool} ${days} varer længere. Depositummet er derfor trukket. Det, der ikke skal bruges, får du tilbage bagefter.`,
  },
  depositLost: {
    title: ({ tool }) => `Depositummet for ${tool} er ikke længere sikret`,
    line: ({ tool, days }) =>
      `Din bank har frigivet reservationen af depositummet for ${tool} ${days}, og kortet blev afvist. Skal noget af det betales, skylder du det, når lånet er slut.`,
  },
  approveCover: {
    title: ({ tool }) => `Forsikringen betaler for ${tool}`,
    line: ({ tool, days }) =>
      `Vi har godkendt det, som forsikringen betaler for ${tool} ${days}. Se beløbet og begrundelsen i bookingen.`,
  },
  rejectCover: {
    title: ({ tool }) => `Forsikringen betaler ikke for ${tool}`,
    line: ({ tool, days }) =>
      `Vi har afvist det krav mod forsikringen, der gælder ${tool} ${days}. Se begrundelsen i bookingen.`,
  },
  proposeSettlement: {
    title: ({ member, tool }) => `${member} foreslår et beløb for ${tool}`,
    line: ({ member, tool }) =>
      `${member} foreslår et beløb i sagen om ${tool}. Godkend det, eller foreslå et andet.`,
  },
  owes: {
    title: ({ tool }) => `Du skylder for ${tool}`,
    line: ({ tool, days }) =>
      `Hverken dit kort eller depositummet dækkede det, du skal betale for ${tool} ${days}. Betal resten i bookingen, før du spørger om at låne igen.`,
  },
  proposeChange: {
    title: ({ member, tool }) => `${member} foreslår at ændre bookingen af ${tool}`,
    line: ({ member, tool, days }) =>
      `${member} foreslår at ændre bookingen af ${tool}: ${days}. Se, hvad det betyder for prisen, og svar inden 24 timer. Uden svar gælder det, I har aftalt.`,
  },
  acceptChange: {
    title: ({ tool }) => `Bookingen af ${tool} er ændret`,
    line: ({ member, tool, days }) =>
      `${member} har sagt ja til ændringen. Bookingen af ${tool} er nu ${days}.`,
  },
  declineChange: {
    title: ({ tool }) => `Nej til at ændre bookingen af ${tool}`,
    line: ({ member, tool }) =>
      `${member} har sagt nej til at ændre bookingen af ${tool}. Det, I havde aftalt, gælder stadig.`,
  },
  withdrawChange: {
    title: ({ member, tool }) => `${member} har trukket ændringen af ${tool} tilbage`,
    line: ({ member, tool }) =>
      `${member} har trukket sit forslag om at ændre bookingen af ${tool} tilbage. Det, I havde aftalt, gælder stadig.`,
  },
  lapseChange: {
    title: ({ tool }) => `Forslaget om at ændre bookingen af ${tool} er udløbet`,
    line: ({ tool }) =>
      `Forslaget om at ændre bookingen af ${tool} gælder ikke længere. Det, I havde aftalt, gælder stadig.`,
  },
  changeTaken: {
    title: ({ tool }) => `Bookingen af ${tool} kunne ikke ændres`,
    line: ({ tool, days }) =>
      `En anden nåede at booke ${tool}, så den er ikke ledig ${days}. Det, I havde aftalt, gælder stadig, og ændringen koster ikke noget.`,
  },
  changeUnpaid: {
    title: ({ tool }) => `Betalingen for ændringen af ${tool} blev afvist`,
    line: ({ tool }) =>
      `Din bank afviste det, som ændringen af bookingen af ${tool} koster mere. Ændringen gælder, og du skylder beløbet, når lånet er slut.`,
  },
  toolLate: {
    title: ({ tool }) => `${tool} er ikke kommet tilbage i tide`,
    line: ({ tool, days, free }) =>
      `Den, der har ${tool} før dig, har ikke afleveret. Din booking ${days} kan derfor måske ikke holde. ${free === null ? '' : `Værktøjet er ledigt ${free}. `}Du kan aflyse uden at betale noget, eller vente.`,
  },
  toolBack: {
    title: ({ tool }) => `${tool} er kommet tilbage`,
    line: ({ tool, days }) =>
      `${tool} er afleveret, og din booking ${days} kan holde. Du kan stadig aflyse uden at betale noget.`,
  },
  answerSoon: {
    title: ({ member, tool }) => `${member} venter på svar om ${tool}`,
    line: ({ member, tool, days }) =>
      `${member} vil låne ${tool} ${days}, og forespørgslen udløber snart. Svar, mens du kan.`,
  },
  reviewPossible: {
    title: ({ tool }) => `Hvordan gik det med ${tool}?`,
    line: ({ member, tool, days }) =>
      `Lånet af ${tool} ${days} er slut. Du kan skrive, hvordan det gik med ${member}, i 14 dage efter, at det blev afsluttet.`,
  },
  reviewWaits: {
    title: ({ member, tool }) => `${member} har skrevet om lånet af ${tool}`,
    line: ({ member, tool }) =>
      `${member} har skrevet, hvordan lånet af ${tool} gik. Du kan læse det, når du selv har skrevet, eller 14 dage efter, at lånet blev afsluttet.`,
  },
  reviewedAsBorrower: {
    title: ({ member, tool }) => `${member} har anmeldt dig som låner af ${tool}`,
    line: ({ member, tool }) =>
      `${member} har skrevet, hvordan det gik at låne ${tool} ud til dig. Læs det i bookingen, og svar, hvis du vil.`,
  },
  reviewAnswered: {
    title: ({ member, tool }) => `${member} har svaret på din anmeldelse af lånet af ${tool}`,
    line: ({ member, tool }) => `${member} har svaret på det, du skrev om lånet af ${tool}.`,
  },
  fetchTomorrow: {
    title: ({ tool }) => `I morgen: ${tool}`,
    line: ({ member, tool }) => `${tool} skal hentes i morgen. Aftal et tidspunkt med ${member}.`,
  },
  returnToday: {
    title: ({ tool }) => `I dag skal ${tool} tilbage`,
    line: ({ member, tool }) => `${tool} skal tilbage i dag. Aftal et tidspunkt med ${member}.`,
  },
  overdue: {
    title: ({ tool }) => `${tool} er forsinket`,
    line: ({ tool }) =>
      `${tool} skulle have været tilbage i går. Hver påbegyndt dag koster dagsprisen.`,
  },
};

const english: Record<BookingEvent, Words> = {
  accept: {
    title: ({ tool }) => `Yes: you can borrow ${tool}`,
    line: ({ member, tool, days }) => `${member} has said yes: you can borrow ${tool}, ${days}.`,
  },
  decline: {
    title: ({ tool }) => `Your request for ${tool} was declined`,
    line: ({ member, tool, days }) =>
      `${member} cannot lend you ${tool}, ${days}. You pay nothing.`,
  },
  giveWay: {
    title: ({ tool, days }) => `${tool} is taken, ${days}`,
    line: ({ tool, days, free }) =>
      `${tool} is lent to somebody else, ${days}. You pay nothing${free === null ? ', and other days may be free' : `. The tool is free ${free}`}.`,
  },
  withdraw: {
    title: ({ member, tool }) => `${member} has withdrawn the request for ${tool}`,
    line: ({ member, tool, days }) => `${member} has withdrawn the request for ${tool}, ${days}.`,
  },
  expire: {
    title: ({ tool }) => `The request for ${tool} has expired`,
    line: ({ tool, days }) =>
      `The request for ${tool}, ${days}, was not answered in time. Nobody pays anything.`,
  },
  giveUpPayment: {
    title: ({ tool }) => `The booking of ${tool} is cancelled, because it was not paid`,
    line: ({ tool, days }) =>
      `The booking of ${tool}, ${days}, is cancelled, because it was not paid in time.`,
  },
  cancel: {
    title: ({ member, tool }) => `${member} has cancelled the booking of ${tool}`,
    line: ({ member, tool, days }) => `${member} has cancelled the booking of ${tool}, ${days}.`,
  },
  reportFaultAtPickup: {
    title: ({ member, tool }) => `${member} has reported a fault of ${tool}`,
    line: ({ member, tool, days }) =>
      `${member} has reported a fault of ${tool} at the pick-up. The booking, ${days}, is cancelled, and everything is refunded.`,
  },
  reportNoShow: {
    title: ({ tool }) => `You did not fetch ${tool}`,
    line: ({ member, tool, days }) =>
      `${member} reports that you did not fetch ${tool}, ${days}. If that is wrong, contest it in the booking within 24 hours.`,
  },
  contestNoShow: {
    title: ({ member, tool }) => `${member} does not agree about ${tool}`,
    line: ({ member, tool }) =>
      `${member} does not agree that ${tool} was not fetched. The booking says why. We decide, and the price of one day is held until then.`,
  },
  confirmNoShowBySilence: {
    title: ({ tool }) => `The matter of ${tool} is closed`,
    line: ({ tool, days }) =>
      `24 hours have passed since it was reported that ${tool} was not fetched, ${days}. The price of one day goes to the owner.`,
  },
  upholdNoShow: {
    title: ({ tool }) => `The matter of ${tool} is decided`,
    line: ({ tool }) =>
      `We have decided the matter of ${tool}: the price of one day goes to the owner. The booking says why.`,
  },
  overturnNoShow: {
    title: ({ tool }) => `The matter of ${tool} is decided`,
    line: ({ tool }) =>
      `We have decided the matter of ${tool}: everything goes back to the borrower. The booking says why.`,
  },
  reportOwnerAbsent: {
    title: ({ tool }) => `${tool} could not be fetched`,
    line: ({ member, tool, days }) =>
      `${member} reports that ${tool} could not be fetched, ${days}. The borrower gets everything back.`,
  },
  nobodyCame: {
    title: ({ tool }) => `${tool} was not fetched`,
    line: ({ tool, days }) =>
      `Nobody has confirmed that ${tool} was fetched, ${days}. The booking is closed, and the borrower gets everything back.`,
  },
  markReturned: {
    title: ({ tool }) => `${tool} is marked as returned`,
    line: ({ member, tool }) =>
      `${member} has marked ${tool} as returned. The owner has 48 hours to report a problem.`,
  },
  reportNotReturned: {
    title: ({ tool }) => `${tool} has not come back`,
    line: ({ member, tool }) =>
      `${member} reports that ${tool} has not come back. We are looking into it.`,
  },
  stayAway: {
    title: ({ tool }) => `${tool} is a week late`,
    line: ({ tool }) => `${tool} is a week late. We are looking into it.`,
  },
  confirmReturn: {
    title: ({ tool }) => `The loan of ${tool} is completed`,
    line: ({ member, tool }) =>
      `${member} has confirmed that ${tool} is back. The loan is completed, and the deposit is released.`,
  },
  confirmReturnBySilence: {
    title: ({ tool }) => `The loan of ${tool} is completed`,
    line: ({ tool }) =>
      `48 hours have passed since ${tool} was marked as returned. The loan is completed.`,
  },
  reportProblem: {
    title: ({ member, tool }) => `${member} has reported a problem with ${tool}`,
    line: ({ member, tool }) =>
      `${member} has reported a problem with ${tool}. See what it is about, and answer within 72 hours.`,
  },
  acceptClaim: {
    title: ({ tool }) => `The matter of ${tool} is closed`,
    line: ({ member, tool }) =>
      `${member} has accepted the claim for ${tool}. The matter is closed.`,
  },
  agreeOnClaim: {
    title: ({ tool }) => `The matter of ${tool} is closed`,
    line: ({ member, tool }) => `You and ${member} agree about ${tool}. The matter is closed.`,
  },
  decideClaim: {
    title: ({ tool }) => `The matter of ${tool} is decided`,
    line: ({ tool }) => `We have decided the matter of ${tool}. The booking says how.`,
  },
  paymentRefused: {
    title: ({ tool }) => `The payment for ${tool} was refused`,
    line: ({ tool, days }) =>
      `The payment for ${tool}, ${days}, was refused. Pay in another way within 24 hours, or the booking is cancelled without cost.`,
  },
  depositRefused: {
    title: ({ tool }) => `The deposit for ${tool} could not be reserved`,
    line: ({ tool, days }) =>
      `The deposit for ${tool}, ${days}, could not be reserved without you. Approve it, or choose another payment method, so that you can fetch the tool.`,
  },
  depositTaken: {
    title: ({ tool }) => `The deposit for ${tool} is charged`,
    line: ({ tool, days }) =>
      `A reservation on your card lasts for some days only, and the loan of ${tool}, ${days}, lasts longer. So the deposit is charged. You get back what is not needed.`,
  },
  depositLost: {
    title: ({ tool }) => `The deposit for ${tool} is no longer secured`,
    line: ({ tool, days }) =>
      `Your bank has released the reservation of the deposit for ${tool}, ${days}, and the card was refused. If some of it has to be paid, you owe it when the loan is over.`,
  },
  approveCover: {
    title: ({ tool }) => `The insurance pays for ${tool}`,
    line: ({ tool, days }) =>
      `We have approved what the insurance pays for ${tool}, ${days}. The booking shows the amount and the reason.`,
  },
  rejectCover: {
    title: ({ tool }) => `The insurance does not pay for ${tool}`,
    line: ({ tool, days }) =>
      `We have rejected the claim on the insurance for ${tool}, ${days}. The booking shows the reason.`,
  },
  proposeSettlement: {
    title: ({ member, tool }) => `${member} proposes an amount for ${tool}`,
    line: ({ member, tool }) =>
      `${member} proposes an amount in the matter of ${tool}. Accept it, or propose another.`,
  },
  owes: {
    title: ({ tool }) => `You owe money for ${tool}`,
    line: ({ tool, days }) =>
      `Neither your card nor the deposit covered what you have to pay for ${tool}, ${days}. Pay the rest in the booking before you ask to borrow again.`,
  },
  proposeChange: {
    title: ({ member, tool }) => `${member} proposes to change the booking of ${tool}`,
    line: ({ member, tool, days }) =>
      `${member} proposes to change the booking of ${tool}: ${days}. See what it does to the price, and answer within 24 hours. Without an answer all stays as agreed.`,
  },
  acceptChange: {
    title: ({ tool }) => `The booking of ${tool} is changed`,
    line: ({ member, tool, days }) =>
      `${member} has accepted the change. The booking of ${tool} is now ${days}.`,
  },
  declineChange: {
    title: ({ tool }) => `The booking of ${tool} stays as it is`,
    line: ({ member, tool }) =>
      `${member} has declined the change of the booking of ${tool}. All stays as agreed.`,
  },
  withdrawChange: {
    title: ({ member, tool }) => `${member} has withdrawn the change of ${tool}`,
    line: ({ member, tool }) =>
      `${member} has withdrawn the proposal to change the booking of ${tool}. All stays as agreed.`,
  },
  lapseChange: {
    title: ({ tool }) => `The proposed change of ${tool} is over`,
    line: ({ tool }) =>
      `The proposal to change the booking of ${tool} no longer holds. All stays as agreed.`,
  },
  changeTaken: {
    title: ({ tool }) => `The booking of ${tool} could not be changed`,
    line: ({ tool, days }) =>
      `Somebody else has booked ${tool} by now, so it is not free, ${days}. All stays as agreed, and the change costs nothing.`,
  },
  changeUnpaid: {
    title: ({ tool }) => `The payment for the change of ${tool} was refused`,
    line: ({ tool }) =>
      `Your bank has refused what the change of the booking of ${tool} costs more. The change holds, and you owe the amount when the loan is completed.`,
  },
  toolLate: {
    title: ({ tool }) => `${tool} has not come back in time`,
    line: ({ tool, days, free }) =>
      `Whoever has ${tool} before you has not brought it back, so your booking, ${days}, may not be possible. ${free === null ? '' : `The tool is free ${free}. `}You can cancel without paying anything, or wait.`,
  },
  toolBack: {
    title: ({ tool }) => `${tool} is back`,
    line: ({ tool, days }) =>
      `${tool} has come back, and your booking, ${days}, is possible. You can still cancel without paying anything.`,
  },
  answerSoon: {
    title: ({ member, tool }) => `${member} waits for your answer about ${tool}`,
    line: ({ member, tool, days }) =>
      `${member} wants to borrow ${tool}, ${days}, and the request expires soon. Answer while you can.`,
  },
  reviewPossible: {
    title: ({ tool }) => `How did it go with ${tool}?`,
    line: ({ member, tool, days }) =>
      `The loan of ${tool}, ${days}, is over. You can write how it went with ${member} for 14 days after it was completed.`,
  },
  reviewWaits: {
    title: ({ member, tool }) => `${member} has written about the loan of ${tool}`,
    line: ({ member, tool }) =>
      `${member} has written how the loan of ${tool} went. You can read it once you have written yourself, or 14 days after the loan was completed.`,
  },
  reviewedAsBorrower: {
    title: ({ member, tool }) => `${member} has reviewed you as the borrower of ${tool}`,
    line: ({ member, tool }) =>
      `${member} has written how it went to lend ${tool} to you. Read it in the booking, and answer if you like.`,
  },
  reviewAnswered: {
    title: ({ member, tool }) => `${member} has answered your review of the loan of ${tool}`,
    line: ({ member, tool }) => `${member} has answered what you wrote about the loan of ${tool}.`,
  },
  fetchTomorrow: {
    title: ({ tool }) => `Tomorrow: ${tool}`,
    line: ({ member, tool }) => `${tool} is fetched tomorrow. Agree on a time with ${member}.`,
  },
  returnToday: {
    title: ({ tool }) => `${tool} goes back today`,
    line: ({ member, tool }) => `${tool} goes back today. Agree on a time with ${member}.`,
  },
  overdue: {
    title: ({ tool }) => `${tool} is late`,
    line: ({ tool }) =>
      `${tool} should have been back yesterday. Each day begun costs the price of a day.`,
  },
};

const words: Record<ScreenLanguage, Record<BookingEvent, Words>> = { da: danish, en: english };

/** Whether a word names an event that this version knows. */
export function isBookingEvent(word: string | null | undefined): word is BookingEvent {
  return typeof word === 'string' && Object.hasOwn(danish, word);
}

/** The texts about an event, in a language. */
export function bookingNews(
  event: BookingEvent,
  news: News,
  language: ScreenLanguage,
): { title: string; line: string } {
  const { title, line } = words[language][event];
  return { title: title(news), line: line(news) };
}
