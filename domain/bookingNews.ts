import type { ChangeStep } from './bookingChange';
import type { BookingStep } from './bookingLife';
import type { ScreenLanguage } from './money';
import type { StatementEvent } from './statementNews';

/** Steps that the other side is notified of. A paid request and a statement about the pick-up have notices of their own. */
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
  /** The owner asks nothing for the delay. */
  | 'waiveLateFee'
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

/** The two readers of what happens to a booking. */
export type NewsReader = 'borrower' | 'owner';

interface News {
  member: string;
  tool: string;
  days: string;
  /** Other days that are free, in words; null when there are none. */
  free: string | null;
  reader: NewsReader;
  /** The amount that the event means for the reader, such as `775 kr.`; null when it is not known or there is none. */
  kr: string | null;
}

interface Words {
  /** The title of a mail. */
  title: (news: News) => string;
  /** Everything the reader needs to know, in the second person. */
  line: (news: News) => string;
}

/** A text for each of the two readers. */
const forReader =
  (texts: Record<NewsReader, (news: News) => string>) =>
  (news: News): string =>
    texts[news.reader](news);

const borrowers: readonly NewsReader[] = ['borrower'];
const owners: readonly NewsReader[] = ['owner'];
const both: readonly NewsReader[] = ['borrower', 'owner'];

/** Which of the two are notified of each event. */
export const eventReaders: Record<BookingEvent, readonly NewsReader[]> = {
  accept: borrowers,
  decline: borrowers,
  giveWay: both,
  withdraw: owners,
  expire: both,
  giveUpPayment: both,
  cancel: both,
  reportFaultAtPickup: owners,
  reportNoShow: borrowers,
  contestNoShow: owners,
  confirmNoShowBySilence: both,
  upholdNoShow: both,
  overturnNoShow: both,
  reportOwnerAbsent: owners,
  nobodyCame: both,
  markReturned: both,
  reportNotReturned: borrowers,
  stayAway: both,
  confirmReturn: borrowers,
  confirmReturnBySilence: both,
  reportProblem: borrowers,
  acceptClaim: owners,
  agreeOnClaim: both,
  decideClaim: both,
  paymentRefused: borrowers,
  depositRefused: borrowers,
  depositTaken: borrowers,
  depositLost: borrowers,
  approveCover: owners,
  rejectCover: owners,
  proposeSettlement: both,
  owes: borrowers,
  proposeChange: both,
  acceptChange: both,
  declineChange: both,
  withdrawChange: both,
  lapseChange: both,
  changeTaken: both,
  changeUnpaid: borrowers,
  toolLate: borrowers,
  toolBack: borrowers,
  waiveLateFee: borrowers,
  answerSoon: owners,
  reviewPossible: both,
  reviewWaits: both,
  reviewedAsBorrower: borrowers,
  reviewAnswered: both,
  fetchTomorrow: both,
  returnToday: both,
  overdue: both,
};

/** Every event that sends a notification. */
export const bookingEvents = Object.keys(eventReaders).filter(isBookingEvent);

/** The reader of a notification that was stored without one. */
export function usualReader(event: BookingEvent): NewsReader {
  return eventReaders[event].includes('borrower') ? 'borrower' : 'owner';
}

const danish: Record<BookingEvent, Words> = {
  accept: {
    title: ({ tool }) => `Ja: Du kan låne ${tool}`,
    line: ({ member, tool, days, kr }) =>
      `${member} har sagt ja: Du kan låne ${tool} ${days}.${kr === null ? '' : ` Vi trækker ${kr} fra den betalingsmåde, du valgte.`}`,
  },
  decline: {
    title: ({ tool }) => `Nej til din forespørgsel på ${tool}`,
    line: ({ member, tool, days, kr }) =>
      `${member} kan ikke låne ${tool} ud til dig ${days}. Du betaler ikke noget.${kr === null ? '' : ` De ${kr}, der var reserveret, bliver frigivet.`}`,
  },
  giveWay: {
    title: forReader({
      borrower: ({ tool, days }) => `${tool} er lånt ud ${days}`,
      owner: ({ member, tool }) => `Forespørgslen fra ${member} på ${tool} er afvist`,
    }),
    line: forReader({
      borrower: ({ tool, days, free, kr }) =>
        `${tool} er lånt ud til en anden ${days}. Du betaler ikke noget${free === null ? ', og andre dage er måske ledige' : `. Værktøjet er ledigt ${free}`}.${kr === null ? '' : ` De ${kr}, der var reserveret, bliver frigivet.`}`,
      owner: ({ member, tool, days }) =>
        `${tool} er ikke længere ledigt ${days}, så forespørgslen fra ${member} er afvist. ${member} har fået besked, og du skal ikke gøre noget.`,
    }),
  },
  withdraw: {
    title: ({ member, tool }) => `${member} har trukket sin forespørgsel på ${tool} tilbage`,
    line: ({ member, tool, days }) =>
      `${member} har trukket sin forespørgsel på ${tool} ${days} tilbage. Du skal ikke gøre noget.`,
  },
  expire: {
    title: ({ tool }) => `Forespørgslen på ${tool} er udløbet`,
    line: forReader({
      borrower: ({ member, tool, days, kr }) =>
        `${member} svarede ikke i tide på din forespørgsel på ${tool} ${days}. Du betaler ikke noget.${kr === null ? '' : ` De ${kr}, der var reserveret, bliver frigivet.`}`,
      owner: ({ member, tool, days }) =>
        `Du svarede ikke i tide på forespørgslen fra ${member} på ${tool} ${days}. ${member} har fået besked.`,
    }),
  },
  giveUpPayment: {
    title: ({ tool }) => `Bookingen af ${tool} er aflyst, fordi den ikke blev betalt`,
    line: forReader({
      borrower: ({ tool, days }) =>
        `Din booking af ${tool} ${days} er aflyst, fordi den ikke blev betalt i tide. Du betaler ikke noget.`,
      owner: ({ member, tool, days }) =>
        `Bookingen af ${tool} ${days} er aflyst, fordi ${member} ikke betalte i tide. Du får ingen penge for den, og dagene er ledige igen.`,
    }),
  },
  cancel: {
    title: ({ member, tool }) => `${member} har aflyst bookingen af ${tool}`,
    line: forReader({
      borrower: ({ member, tool, days, kr }) =>
        `${member} har aflyst bookingen af ${tool} ${days}.${kr === null ? '' : ` Du får ${kr} tilbage.`}`,
      owner: ({ member, tool, days, kr }) =>
        `${member} har aflyst bookingen af ${tool} ${days}.${kr === null ? '' : ` Du får ${kr}, fordi aflysningen kom sent.`}`,
    }),
  },
  reportFaultAtPickup: {
    title: forReader({
      borrower: ({ tool }) => `Fejlen på ${tool} er meldt`,
      owner: ({ member, tool }) => `${member} har meldt en fejl på ${tool}`,
    }),
    line: forReader({
      borrower: ({ tool, days, kr }) =>
        `Der er meldt en fejl på ${tool} ved afhentningen. Din booking ${days} er aflyst.${kr === null ? '' : ` Du får ${kr} tilbage.`}`,
      owner: ({ member, tool, days, kr }) =>
        `${member} har meldt en fejl på ${tool} ved afhentningen. Bookingen ${days} er aflyst, og du får ingen penge for den.${kr === null ? '' : ` ${member} får ${kr} tilbage.`}`,
    }),
  },
  reportNoShow: {
    title: ({ member, tool }) => `${member} melder, at du ikke hentede ${tool}`,
    line: ({ member, tool, days, kr }) =>
      `${member} melder, at du ikke har hentet ${tool} ${days}. Er det forkert, så gør indsigelse i bookingen inden 24 timer.${kr === null ? '' : ` Ellers får du alt tilbage undtagen ${kr}`}`,
  },
  contestNoShow: {
    title: ({ member, tool }) => `${member} gør indsigelse i sagen om ${tool}`,
    line: ({ member, tool, kr }) =>
      `${member} er ikke enig i, at ${tool} ikke blev hentet. Se hvorfor i bookingen. Vi afgør sagen.${kr === null ? '' : ` De ${kr}, du kan få, holder vi tilbage imens.`}`,
  },
  confirmNoShowBySilence: {
    title: ({ tool }) => `Sagen om ${tool} er afsluttet`,
    line: forReader({
      borrower: ({ member, tool, days, kr }) =>
        `Der er gået 24 timer, siden ${member} meldte, at du ikke hentede ${tool} ${days}.${kr === null ? '' : ` Du får ${kr} tilbage, men ikke prisen for en dag og gebyret af den.`}`,
      owner: ({ member, tool, days, kr }) =>
        `Der er gået 24 timer, siden du meldte, at ${member} ikke hentede ${tool} ${days}.${kr === null ? '' : ` Du får ${kr}`}`,
    }),
  },
  upholdNoShow: {
    title: ({ tool }) => `Sagen om ${tool} er afgjort`,
    line: forReader({
      borrower: ({ tool, days, kr }) =>
        `Vi har afgjort sagen om ${tool} ${days}: Du betaler prisen for en dag og gebyret af den.${kr === null ? '' : ` Du får ${kr} tilbage.`} Se hvorfor i bookingen.`,
      owner: ({ tool, days, kr }) =>
        `Vi har afgjort sagen om ${tool} ${days}, og du får ret.${kr === null ? '' : ` Du får ${kr}`} Se hvorfor i bookingen.`,
    }),
  },
  overturnNoShow: {
    title: ({ tool }) => `Sagen om ${tool} er afgjort`,
    line: forReader({
      borrower: ({ tool, days, kr }) =>
        `Vi har afgjort sagen om ${tool} ${days}, og du får ret.${kr === null ? '' : ` Du får ${kr} tilbage.`} Se hvorfor i bookingen.`,
      owner: ({ member, tool, days, kr }) =>
        `Vi har afgjort sagen om ${tool} ${days}: Du får ingen penge for bookingen.${kr === null ? '' : ` ${member} får ${kr} tilbage.`} Se hvorfor i bookingen.`,
    }),
  },
  reportOwnerAbsent: {
    title: forReader({
      borrower: ({ tool }) => `${tool} kunne ikke hentes`,
      owner: ({ member, tool }) => `${member} melder, at ${tool} ikke kunne hentes`,
    }),
    line: forReader({
      borrower: ({ tool, days, kr }) =>
        `Det er meldt, at ${tool} ikke kunne hentes ${days}.${kr === null ? '' : ` Du får ${kr} tilbage.`}`,
      owner: ({ member, tool, days, kr }) =>
        `${member} melder, at ${tool} ikke kunne hentes hos dig ${days}. Bookingen er aflyst, og du får ingen penge for den.${kr === null ? '' : ` ${member} får ${kr} tilbage.`}`,
    }),
  },
  nobodyCame: {
    title: ({ tool }) => `Afhentningen af ${tool} er ikke bekræftet`,
    line: forReader({
      borrower: ({ member, tool, days, kr }) =>
        `Hverken du eller ${member} har bekræftet, at du hentede ${tool} ${days}. Bookingen er lukket.${kr === null ? '' : ` Du får ${kr} tilbage.`}`,
      owner: ({ member, tool, days, kr }) =>
        `Hverken du eller ${member} har bekræftet, at ${tool} blev hentet ${days}. Bookingen er lukket, og du får ingen penge for den.${kr === null ? '' : ` ${member} får ${kr} tilbage.`}`,
    }),
  },
  markReturned: {
    title: ({ tool }) => `${tool} er meldt tilbage`,
    line: forReader({
      borrower: ({ member, tool, kr }) =>
        `${member} har meldt, at du har afleveret ${tool}. ${member} har 48 timer til at melde et problem.${kr === null ? '' : ` Du afleverede for sent og betaler ${kr} for det.`}`,
      owner: ({ member, tool, kr }) =>
        `${member} har meldt ${tool} afleveret. Du har 48 timer til at melde et problem.${kr === null ? '' : ` Du får ${kr} for forsinkelsen.`}`,
    }),
  },
  reportNotReturned: {
    title: ({ tool }) => `${tool} er meldt som ikke afleveret`,
    line: forReader({
      borrower: ({ member, tool }) =>
        `${member} melder, at du ikke har afleveret ${tool}. Vi ser på sagen. Aflever værktøjet, og svar i bookingen.`,
      owner: ({ member, tool }) =>
        `Du har meldt, at ${member} ikke har afleveret ${tool}. Vi ser på sagen.`,
    }),
  },
  stayAway: {
    title: ({ tool }) => `${tool} er en uge forsinket`,
    line: forReader({
      borrower: ({ member, tool }) =>
        `Du skulle have afleveret ${tool} til ${member} for en uge siden. Vi ser på sagen. Aflever værktøjet, og svar i bookingen.`,
      owner: ({ member, tool }) =>
        `${member} skulle have afleveret ${tool} til dig for en uge siden. Vi ser på sagen.`,
    }),
  },
  confirmReturn: {
    title: ({ tool }) => `Lånet af ${tool} er afsluttet`,
    line: forReader({
      borrower: ({ member, tool, kr }) =>
        `${member} har bekræftet, at ${tool} er tilbage. Lånet er afsluttet.${kr === null ? '' : ` Dit depositum på ${kr} er frigivet.`}`,
      owner: ({ tool, kr }) =>
        `Du har bekræftet, at ${tool} er tilbage. Lånet er afsluttet.${kr === null ? '' : ` Du får ${kr}`}`,
    }),
  },
  confirmReturnBySilence: {
    title: ({ tool }) => `Lånet af ${tool} er afsluttet`,
    line: forReader({
      borrower: ({ tool, kr }) =>
        `Der er gået 48 timer, siden du afleverede ${tool}. Lånet er afsluttet.${kr === null ? '' : ` Dit depositum på ${kr} er frigivet.`}`,
      owner: ({ tool, kr }) =>
        `Der er gået 48 timer, siden ${tool} blev meldt afleveret til dig. Lånet er afsluttet.${kr === null ? '' : ` Du får ${kr}`}`,
    }),
  },
  reportProblem: {
    title: ({ member, tool }) => `${member} har meldt et problem med ${tool}`,
    line: ({ member, tool, kr }) =>
      `${member} har meldt et problem med ${tool}${kr === null ? '.' : ` og beder dig om ${kr}`} Se, hvad det drejer sig om, og svar inden 72 timer.`,
  },
  acceptClaim: {
    title: ({ tool }) => `Sagen om ${tool} er afsluttet`,
    line: forReader({
      borrower: ({ member, tool, kr }) =>
        `Du har godkendt kravet fra ${member} om ${tool}. Sagen er afsluttet.${kr === null ? '' : ` ${member} får ${kr} for det, der skete.`}`,
      owner: ({ member, tool, kr }) =>
        `${member} har godkendt dit krav om ${tool}. Sagen er afsluttet.${kr === null ? '' : ` Du får ${kr} for det, der skete.`}`,
    }),
  },
  agreeOnClaim: {
    title: ({ tool }) => `Sagen om ${tool} er afsluttet`,
    line: forReader({
      borrower: ({ member, tool, kr }) =>
        `Du og ${member} er enige i sagen om ${tool}. Den er afsluttet.${kr === null ? '' : ` ${member} får ${kr} for det, der skete.`}`,
      owner: ({ member, tool, kr }) =>
        `Du og ${member} er enige i sagen om ${tool}. Den er afsluttet.${kr === null ? '' : ` Du får ${kr} for det, der skete.`}`,
    }),
  },
  decideClaim: {
    title: ({ tool }) => `Sagen om ${tool} er afgjort`,
    line: forReader({
      borrower: ({ member, tool, kr }) =>
        `Vi har afgjort sagen om ${tool}. Se hvorfor i bookingen.${kr === null ? '' : ` ${member} får ${kr} for det, der skete.`}`,
      owner: ({ tool, kr }) =>
        `Vi har afgjort sagen om ${tool}. Se hvorfor i bookingen.${kr === null ? '' : ` Du får ${kr} for det, der skete.`}`,
    }),
  },
  paymentRefused: {
    title: ({ tool }) => `Vi kunne ikke trække betalingen for ${tool}`,
    line: ({ tool, days, kr }) =>
      `Betalingen${kr === null ? '' : ` på ${kr}`} for ${tool} ${days} blev afvist. Betal på en anden måde inden 24 timer, ellers bliver bookingen aflyst, uden at det koster dig noget.`,
  },
  depositRefused: {
    title: ({ tool }) => `Depositummet for ${tool} kunne ikke reserveres`,
    line: ({ tool, days, kr }) =>
      `Depositummet${kr === null ? '' : ` på ${kr}`} for ${tool} ${days} kan ikke reserveres uden din godkendelse. Godkend det, eller vælg en anden betalingsmåde, før du henter værktøjet.`,
  },
  depositTaken: {
    title: ({ tool }) => `Depositummet for ${tool} er trukket`,
    line: ({ tool, days, kr }) =>
      `En reservation på dit kort varer kun nogle dage, og lånet af ${tool} ${days} varer længere. Dit depositum${kr === null ? '' : ` på ${kr}`} er derfor trukket. Det, der ikke skal bruges, får du tilbage bagefter.`,
  },
  depositLost: {
    title: ({ tool }) => `Depositummet for ${tool} er ikke længere sikret`,
    line: ({ tool, days, kr }) =>
      `Din bank har frigivet reservationen af depositummet${kr === null ? '' : ` på ${kr}`} for ${tool} ${days}, og kortet blev afvist. Skal noget af det betales, skylder du det, når lånet er slut.`,
  },
  approveCover: {
    title: ({ tool }) => `Forsikringen betaler for ${tool}`,
    line: ({ tool, days, kr }) =>
      `Vi har godkendt, at forsikringen betaler${kr === null ? '' : ` ${kr}`} for ${tool} ${days}. Se begrundelsen i bookingen.`,
  },
  rejectCover: {
    title: ({ tool }) => `Forsikringen betaler ikke for ${tool}`,
    line: ({ tool, days, kr }) =>
      `Vi har afvist forsikringskravet${kr === null ? '' : ` på ${kr}`} for ${tool} ${days}. Se begrundelsen i bookingen.`,
  },
  proposeSettlement: {
    title: ({ member, tool }) => `${member} foreslår et beløb for ${tool}`,
    line: forReader({
      borrower: ({ member, tool, kr }) =>
        `${member} foreslår, at du betaler ${kr ?? 'et beløb'} i sagen om ${tool}. Godkend det, eller foreslå et andet.`,
      owner: ({ member, tool, kr }) =>
        `${member} foreslår, at du får ${kr ?? 'et beløb'} i sagen om ${tool}. Godkend det, eller foreslå et andet.`,
    }),
  },
  owes: {
    title: ({ tool }) => `Du skylder for ${tool}`,
    line: ({ tool, days, kr }) =>
      `Hverken dit kort eller depositummet dækkede det, du skal betale for ${tool} ${days}. Betal ${kr === null ? 'resten' : kr} i bookingen, før du spørger om at låne igen.`,
  },
  proposeChange: {
    title: ({ member, tool }) => `${member} foreslår at ændre bookingen af ${tool}`,
    line: forReader({
      borrower: ({ member, tool, days, kr }) =>
        `${member} foreslår at ændre bookingen af ${tool} til ${days}.${kr === null ? '' : ` Siger du ja, betaler du ${kr} i alt.`} Svar inden 24 timer. Uden svar gælder det, I har aftalt.`,
      owner: ({ member, tool, days, kr }) =>
        `${member} foreslår at ændre bookingen af ${tool} til ${days}.${kr === null ? '' : ` Siger du ja, får du ${kr} i alt.`} Svar inden 24 timer. Uden svar gælder det, I har aftalt.`,
    }),
  },
  acceptChange: {
    title: ({ tool }) => `Bookingen af ${tool} er ændret`,
    line: forReader({
      borrower: ({ member, tool, days, kr }) =>
        `${member} har sagt ja til ændringen. Din booking af ${tool} er nu ${days}.${kr === null ? '' : ` Du betaler ${kr} i alt.`}`,
      owner: ({ member, tool, days, kr }) =>
        `${member} har sagt ja til ændringen. Bookingen af ${tool} er nu ${days}.${kr === null ? '' : ` Du får ${kr} i alt.`}`,
    }),
  },
  declineChange: {
    title: ({ tool }) => `Nej til at ændre bookingen af ${tool}`,
    line: ({ member, tool }) =>
      `${member} har sagt nej til at ændre bookingen af ${tool}. Det, I havde aftalt, gælder stadig.`,
  },
  withdrawChange: {
    title: ({ member, tool }) => `${member} har trukket sit ændringsforslag om ${tool} tilbage`,
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
    line: forReader({
      borrower: ({ tool, days }) =>
        `De nye dage, ${days}, er ikke længere ledige, fordi en anden har booket ${tool}. Det, I havde aftalt, gælder stadig, og ændringen koster dig ikke noget.`,
      owner: ({ tool, days }) =>
        `De nye dage, ${days}, er ikke længere ledige, fordi en anden har booket ${tool}. Det, I havde aftalt, gælder stadig.`,
    }),
  },
  changeUnpaid: {
    title: ({ tool }) => `Betalingen for ændringen af ${tool} blev afvist`,
    line: ({ tool, kr }) =>
      `Din bank afviste ${kr === null ? 'det' : `de ${kr}`}, som bookingen af ${tool} koster mere efter ændringen. Ændringen gælder alligevel, og du skal betale beløbet, når lånet er slut.`,
  },
  toolLate: {
    title: ({ tool }) => `${tool} er ikke kommet tilbage i tide`,
    line: ({ tool, days, free }) =>
      `Den, der har ${tool} før dig, har ikke afleveret værktøjet. Din booking ${days} holder derfor måske ikke. ${free === null ? '' : `Værktøjet er ledigt ${free}. `}Du kan aflyse og få alt tilbage, eller vente.`,
  },
  waiveLateFee: {
    title: ({ tool }) => `Forsinkelsen med ${tool} koster ikke noget`,
    line: ({ member, tool }) =>
      `${member} kræver ikke noget for, at ${tool} er forsinket. Aflever det, så snart du kan.`,
  },
  toolBack: {
    title: ({ tool }) => `${tool} er kommet tilbage`,
    line: ({ tool, days }) =>
      `${tool} er afleveret, og din booking ${days} holder. Du kan stadig aflyse og få alt tilbage.`,
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
    line: forReader({
      borrower: ({ member, tool }) =>
        `Du skal hente ${tool} i morgen. Aftal et tidspunkt med ${member}.`,
      owner: ({ member, tool }) =>
        `${member} henter ${tool} i morgen. Aftal et tidspunkt med ${member}.`,
    }),
  },
  returnToday: {
    title: ({ tool }) => `I dag skal ${tool} tilbage`,
    line: forReader({
      borrower: ({ member, tool }) =>
        `Du skal aflevere ${tool} i dag. Aftal et tidspunkt med ${member}.`,
      owner: ({ member, tool }) =>
        `${member} afleverer ${tool} i dag. Aftal et tidspunkt med ${member}.`,
    }),
  },
  overdue: {
    title: ({ tool }) => `${tool} er forsinket`,
    line: forReader({
      borrower: ({ member, tool, kr }) =>
        `Du skulle have afleveret ${tool} til ${member} i går. Hver påbegyndt dag koster dig ${kr ?? 'dagsprisen.'}`,
      owner: ({ member, tool, kr }) =>
        `${member} skulle have afleveret ${tool} til dig i går. Du får ${kr ?? 'dagsprisen'} for hver påbegyndt dag.`,
    }),
  },
};

const english: Record<BookingEvent, Words> = {
  accept: {
    title: ({ tool }) => `Yes: you can borrow ${tool}`,
    line: ({ member, tool, days, kr }) =>
      `${member} has said yes: you can borrow ${tool}, ${days}.${kr === null ? '' : ` We charge ${kr} to the payment method that you chose.`}`,
  },
  decline: {
    title: ({ tool }) => `Your request for ${tool} was declined`,
    line: ({ member, tool, days, kr }) =>
      `${member} cannot lend you ${tool}, ${days}. You pay nothing.${kr === null ? '' : ` The ${kr} that were reserved are released.`}`,
  },
  giveWay: {
    title: forReader({
      borrower: ({ tool, days }) => `${tool} is taken, ${days}`,
      owner: ({ member, tool }) => `The request from ${member} for ${tool} is declined`,
    }),
    line: forReader({
      borrower: ({ tool, days, free, kr }) =>
        `${tool} is lent to somebody else, ${days}. You pay nothing${free === null ? ', and other days may be free' : `. The tool is free ${free}`}.${kr === null ? '' : ` The ${kr} that were reserved are released.`}`,
      owner: ({ member, tool, days }) =>
        `${tool} is no longer free, ${days}, so the request from ${member} is declined. ${member} has been notified, and there is nothing for you to do.`,
    }),
  },
  withdraw: {
    title: ({ member, tool }) => `${member} has withdrawn the request for ${tool}`,
    line: ({ member, tool, days }) =>
      `${member} has withdrawn the request for ${tool}, ${days}. There is nothing for you to do.`,
  },
  expire: {
    title: ({ tool }) => `The request for ${tool} has expired`,
    line: forReader({
      borrower: ({ member, tool, days, kr }) =>
        `${member} did not answer your request for ${tool}, ${days}, in time. You pay nothing.${kr === null ? '' : ` The ${kr} that were reserved are released.`}`,
      owner: ({ member, tool, days }) =>
        `You did not answer the request from ${member} for ${tool}, ${days}, in time. ${member} has been notified.`,
    }),
  },
  giveUpPayment: {
    title: ({ tool }) => `The booking of ${tool} is cancelled, because it was not paid`,
    line: forReader({
      borrower: ({ tool, days }) =>
        `Your booking of ${tool}, ${days}, is cancelled, because it was not paid in time. You pay nothing.`,
      owner: ({ member, tool, days }) =>
        `The booking of ${tool}, ${days}, is cancelled, because ${member} did not pay in time. You get no money for it, and the days are free again.`,
    }),
  },
  cancel: {
    title: ({ member, tool }) => `${member} has cancelled the booking of ${tool}`,
    line: forReader({
      borrower: ({ member, tool, days, kr }) =>
        `${member} has cancelled the booking of ${tool}, ${days}.${kr === null ? '' : ` You get ${kr} back.`}`,
      owner: ({ member, tool, days, kr }) =>
        `${member} has cancelled the booking of ${tool}, ${days}.${kr === null ? '' : ` You get ${kr}, because the cancellation was late.`}`,
    }),
  },
  reportFaultAtPickup: {
    title: forReader({
      borrower: ({ tool }) => `The fault of ${tool} is reported`,
      owner: ({ member, tool }) => `${member} has reported a fault with ${tool}`,
    }),
    line: forReader({
      borrower: ({ tool, days, kr }) =>
        `A fault of ${tool} was reported at the pick-up. Your booking, ${days}, is cancelled.${kr === null ? '' : ` You get ${kr} back.`}`,
      owner: ({ member, tool, days, kr }) =>
        `${member} has reported a fault with ${tool} at the pick-up. The booking, ${days}, is cancelled, and you get no money for it.${kr === null ? '' : ` ${member} gets ${kr} back.`}`,
    }),
  },
  reportNoShow: {
    title: ({ member, tool }) => `${member} reports that you did not pick up ${tool}`,
    line: ({ member, tool, days, kr }) =>
      `${member} reports that you did not pick up ${tool}, ${days}. If that is wrong, contest it in the booking within 24 hours.${kr === null ? '' : ` Otherwise you get everything back except ${kr}`}`,
  },
  contestNoShow: {
    title: ({ member, tool }) => `${member} contests the report about ${tool}`,
    line: ({ member, tool, kr }) =>
      `${member} does not agree that ${tool} was not picked up. The booking says why. We decide.${kr === null ? '' : ` Until then we hold the ${kr} that you may get.`}`,
  },
  confirmNoShowBySilence: {
    title: ({ tool }) => `The matter of ${tool} is closed`,
    line: forReader({
      borrower: ({ member, tool, days, kr }) =>
        `24 hours have passed since ${member} reported that you did not pick up ${tool}, ${days}.${kr === null ? '' : ` You get ${kr} back, without the price of one day and the fee on it.`}`,
      owner: ({ member, tool, days, kr }) =>
        `24 hours have passed since you reported that ${member} did not pick up ${tool}, ${days}.${kr === null ? '' : ` You get ${kr}`}`,
    }),
  },
  upholdNoShow: {
    title: ({ tool }) => `The matter of ${tool} is decided`,
    line: forReader({
      borrower: ({ tool, days, kr }) =>
        `We have decided the matter of ${tool}, ${days}: you pay the price of one day and the fee on it.${kr === null ? '' : ` You get ${kr} back.`} The booking says why.`,
      owner: ({ tool, days, kr }) =>
        `We have decided the matter of ${tool}, ${days}, in your favour.${kr === null ? '' : ` You get ${kr}`} The booking says why.`,
    }),
  },
  overturnNoShow: {
    title: ({ tool }) => `The matter of ${tool} is decided`,
    line: forReader({
      borrower: ({ tool, days, kr }) =>
        `We have decided the matter of ${tool}, ${days}, in your favour.${kr === null ? '' : ` You get ${kr} back.`} The booking says why.`,
      owner: ({ member, tool, days, kr }) =>
        `We have decided the matter of ${tool}, ${days}: you get no money for the booking.${kr === null ? '' : ` ${member} gets ${kr} back.`} The booking says why.`,
    }),
  },
  reportOwnerAbsent: {
    title: forReader({
      borrower: ({ tool }) => `${tool} could not be picked up`,
      owner: ({ member, tool }) => `${member} reports that ${tool} could not be picked up`,
    }),
    line: forReader({
      borrower: ({ tool, days, kr }) =>
        `It is reported that ${tool} could not be picked up, ${days}.${kr === null ? '' : ` You get ${kr} back.`}`,
      owner: ({ member, tool, days, kr }) =>
        `${member} reports that ${tool} could not be picked up from you, ${days}. The booking is cancelled, and you get no money for it.${kr === null ? '' : ` ${member} gets ${kr} back.`}`,
    }),
  },
  nobodyCame: {
    title: ({ tool }) => `The pick-up of ${tool} is not confirmed`,
    line: forReader({
      borrower: ({ member, tool, days, kr }) =>
        `Neither you nor ${member} has confirmed that you picked up ${tool}, ${days}. The booking is closed.${kr === null ? '' : ` You get ${kr} back.`}`,
      owner: ({ member, tool, days, kr }) =>
        `Neither you nor ${member} has confirmed that ${tool} was picked up, ${days}. The booking is closed, and you get no money for it.${kr === null ? '' : ` ${member} gets ${kr} back.`}`,
    }),
  },
  markReturned: {
    title: ({ tool }) => `${tool} is marked as returned`,
    line: forReader({
      borrower: ({ member, tool, kr }) =>
        `${member} has marked ${tool} as returned by you. ${member} has 48 hours to report a problem.${kr === null ? '' : ` You returned it late and pay ${kr} for that.`}`,
      owner: ({ member, tool, kr }) =>
        `${member} has marked ${tool} as returned. You have 48 hours to report a problem.${kr === null ? '' : ` You get ${kr} for the delay.`}`,
    }),
  },
  reportNotReturned: {
    title: ({ tool }) => `${tool} is reported as not returned`,
    line: forReader({
      borrower: ({ member, tool }) =>
        `${member} reports that you have not returned ${tool}. We are looking into it. Return the tool, and answer in the booking.`,
      owner: ({ member, tool }) =>
        `You have reported that ${member} has not returned ${tool}. We are looking into it.`,
    }),
  },
  stayAway: {
    title: ({ tool }) => `${tool} is a week late`,
    line: forReader({
      borrower: ({ member, tool }) =>
        `You should have returned ${tool} to ${member} a week ago. We are looking into it. Return the tool, and answer in the booking.`,
      owner: ({ member, tool }) =>
        `${member} should have returned ${tool} to you a week ago. We are looking into it.`,
    }),
  },
  confirmReturn: {
    title: ({ tool }) => `The loan of ${tool} is completed`,
    line: forReader({
      borrower: ({ member, tool, kr }) =>
        `${member} has confirmed that ${tool} is back. The loan is completed.${kr === null ? '' : ` Your deposit of ${kr} is released.`}`,
      owner: ({ tool, kr }) =>
        `You have confirmed that ${tool} is back. The loan is completed.${kr === null ? '' : ` You get ${kr}`}`,
    }),
  },
  confirmReturnBySilence: {
    title: ({ tool }) => `The loan of ${tool} is completed`,
    line: forReader({
      borrower: ({ tool, kr }) =>
        `48 hours have passed since you returned ${tool}. The loan is completed.${kr === null ? '' : ` Your deposit of ${kr} is released.`}`,
      owner: ({ tool, kr }) =>
        `48 hours have passed since ${tool} was marked as returned to you. The loan is completed.${kr === null ? '' : ` You get ${kr}`}`,
    }),
  },
  reportProblem: {
    title: ({ member, tool }) => `${member} has reported a problem with ${tool}`,
    line: ({ member, tool, kr }) =>
      `${member} has reported a problem with ${tool}${kr === null ? '.' : ` and asks you for ${kr}`} See what it is about, and answer within 72 hours.`,
  },
  acceptClaim: {
    title: ({ tool }) => `The matter of ${tool} is closed`,
    line: forReader({
      borrower: ({ member, tool, kr }) =>
        `You have accepted the claim of ${member} for ${tool}. The matter is closed.${kr === null ? '' : ` ${member} gets ${kr} for what happened.`}`,
      owner: ({ member, tool, kr }) =>
        `${member} has accepted your claim for ${tool}. The matter is closed.${kr === null ? '' : ` You get ${kr} for what happened.`}`,
    }),
  },
  agreeOnClaim: {
    title: ({ tool }) => `The matter of ${tool} is closed`,
    line: forReader({
      borrower: ({ member, tool, kr }) =>
        `You and ${member} agree about ${tool}. The matter is closed.${kr === null ? '' : ` ${member} gets ${kr} for what happened.`}`,
      owner: ({ member, tool, kr }) =>
        `You and ${member} agree about ${tool}. The matter is closed.${kr === null ? '' : ` You get ${kr} for what happened.`}`,
    }),
  },
  decideClaim: {
    title: ({ tool }) => `The matter of ${tool} is decided`,
    line: forReader({
      borrower: ({ member, tool, kr }) =>
        `We have decided the matter of ${tool}. The booking says why.${kr === null ? '' : ` ${member} gets ${kr} for what happened.`}`,
      owner: ({ tool, kr }) =>
        `We have decided the matter of ${tool}. The booking says why.${kr === null ? '' : ` You get ${kr} for what happened.`}`,
    }),
  },
  paymentRefused: {
    title: ({ tool }) => `The payment for ${tool} was refused`,
    line: ({ tool, days, kr }) =>
      `Your payment${kr === null ? '' : ` of ${kr}`} for ${tool}, ${days}, was refused. Pay in another way within 24 hours, or the booking is cancelled without cost to you.`,
  },
  depositRefused: {
    title: ({ tool }) => `The deposit for ${tool} could not be reserved`,
    line: ({ tool, days, kr }) =>
      `The deposit${kr === null ? '' : ` of ${kr}`} for ${tool}, ${days}, cannot be reserved without your approval. Approve it, or choose another payment method, before you pick up the tool.`,
  },
  depositTaken: {
    title: ({ tool }) => `The deposit for ${tool} is charged`,
    line: ({ tool, days, kr }) =>
      `A reservation on your card lasts only a few days, and the loan of ${tool}, ${days}, lasts longer. So your deposit${kr === null ? '' : ` of ${kr}`} is charged. You get back what is not needed afterwards.`,
  },
  depositLost: {
    title: ({ tool }) => `The deposit for ${tool} is no longer secured`,
    line: ({ tool, days, kr }) =>
      `Your bank has released the reservation of the deposit${kr === null ? '' : ` of ${kr}`} for ${tool}, ${days}, and the card was refused. If some of it has to be paid, you owe it when the loan is over.`,
  },
  approveCover: {
    title: ({ tool }) => `The insurance pays for ${tool}`,
    line: ({ tool, days, kr }) =>
      `We have approved an insurance payment${kr === null ? '' : ` of ${kr}`} for ${tool}, ${days}. The booking shows the reason.`,
  },
  rejectCover: {
    title: ({ tool }) => `The insurance does not pay for ${tool}`,
    line: ({ tool, days, kr }) =>
      `We have rejected the insurance claim${kr === null ? '' : ` of ${kr}`} for ${tool}, ${days}. The booking shows the reason.`,
  },
  proposeSettlement: {
    title: ({ member, tool }) => `${member} proposes an amount for ${tool}`,
    line: forReader({
      borrower: ({ member, tool, kr }) =>
        `${member} proposes that you pay ${kr ?? 'an amount'} in the matter of ${tool}. Accept it, or propose another.`,
      owner: ({ member, tool, kr }) =>
        `${member} proposes that you get ${kr ?? 'an amount'} in the matter of ${tool}. Accept it, or propose another.`,
    }),
  },
  owes: {
    title: ({ tool }) => `You owe money for ${tool}`,
    line: ({ tool, days, kr }) =>
      `Neither your card nor the deposit covered what you have to pay for ${tool}, ${days}. Pay ${kr === null ? 'the rest' : kr} in the booking before you ask to borrow again.`,
  },
  proposeChange: {
    title: ({ member, tool }) => `${member} proposes to change the booking of ${tool}`,
    line: forReader({
      borrower: ({ member, tool, days, kr }) =>
        `${member} proposes to change the booking of ${tool} to ${days}.${kr === null ? '' : ` If you accept, you pay ${kr} in all.`} Answer within 24 hours. Without an answer all stays as agreed.`,
      owner: ({ member, tool, days, kr }) =>
        `${member} proposes to change the booking of ${tool} to ${days}.${kr === null ? '' : ` If you accept, you get ${kr} in all.`} Answer within 24 hours. Without an answer all stays as agreed.`,
    }),
  },
  acceptChange: {
    title: ({ tool }) => `The booking of ${tool} is changed`,
    line: forReader({
      borrower: ({ member, tool, days, kr }) =>
        `${member} has accepted the change. Your booking of ${tool} is now ${days}.${kr === null ? '' : ` You pay ${kr} in all.`}`,
      owner: ({ member, tool, days, kr }) =>
        `${member} has accepted the change. The booking of ${tool} is now ${days}.${kr === null ? '' : ` You get ${kr} in all.`}`,
    }),
  },
  declineChange: {
    title: ({ tool }) => `The booking of ${tool} stays as it is`,
    line: ({ member, tool }) =>
      `${member} has declined the change of the booking of ${tool}. All stays as agreed.`,
  },
  withdrawChange: {
    title: ({ member, tool }) => `${member} has withdrawn the proposed change of ${tool}`,
    line: ({ member, tool }) =>
      `${member} has withdrawn the proposal to change the booking of ${tool}. All stays as agreed.`,
  },
  lapseChange: {
    title: ({ tool }) => `The proposed change of ${tool} has expired`,
    line: ({ tool }) =>
      `The proposal to change the booking of ${tool} no longer holds. All stays as agreed.`,
  },
  changeTaken: {
    title: ({ tool }) => `The booking of ${tool} could not be changed`,
    line: forReader({
      borrower: ({ tool, days }) =>
        `The new days, ${days}, are no longer free, because somebody else has booked ${tool}. All stays as agreed, and the change costs you nothing.`,
      owner: ({ tool, days }) =>
        `The new days, ${days}, are no longer free, because somebody else has booked ${tool}. All stays as agreed.`,
    }),
  },
  changeUnpaid: {
    title: ({ tool }) => `The payment for the change of ${tool} was refused`,
    line: ({ tool, kr }) =>
      `Your bank has refused the ${kr === null ? 'amount' : kr} that the booking of ${tool} costs more after the change. The change still holds, and you pay the amount when the loan is over.`,
  },
  toolLate: {
    title: ({ tool }) => `${tool} has not come back in time`,
    line: ({ tool, days, free }) =>
      `Whoever has ${tool} before you has not brought it back, so your booking, ${days}, may not be possible. ${free === null ? '' : `The tool is free ${free}. `}You can cancel and get everything back, or wait.`,
  },
  waiveLateFee: {
    title: ({ tool }) => `The delay of ${tool} costs nothing`,
    line: ({ member, tool }) =>
      `${member} asks nothing for the delay of ${tool}. Bring it back as soon as you can.`,
  },
  toolBack: {
    title: ({ tool }) => `${tool} is back`,
    line: ({ tool, days }) =>
      `${tool} has come back, and your booking, ${days}, is possible. You can still cancel and get everything back.`,
  },
  answerSoon: {
    title: ({ member, tool }) => `${member} is waiting for your answer about ${tool}`,
    line: ({ member, tool, days }) =>
      `${member} wants to borrow ${tool}, ${days}, and the request expires soon. Answer while you can.`,
  },
  reviewPossible: {
    title: ({ tool }) => `How did it go with ${tool}?`,
    line: ({ member, tool, days }) =>
      `The loan of ${tool}, ${days}, is over. You have 14 days from its completion to write how it went with ${member}.`,
  },
  reviewWaits: {
    title: ({ member, tool }) => `${member} has written about the loan of ${tool}`,
    line: ({ member, tool }) =>
      `${member} has written how the loan of ${tool} went. You can read it once you have written your own review, or 14 days after the loan was completed.`,
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
    line: forReader({
      borrower: ({ member, tool }) =>
        `You pick up ${tool} tomorrow. Agree on a time with ${member}.`,
      owner: ({ member, tool }) =>
        `${member} picks up ${tool} tomorrow. Agree on a time with ${member}.`,
    }),
  },
  returnToday: {
    title: ({ tool }) => `${tool} goes back today`,
    line: forReader({
      borrower: ({ member, tool }) => `You return ${tool} today. Agree on a time with ${member}.`,
      owner: ({ member, tool }) =>
        `${member} returns ${tool} today. Agree on a time with ${member}.`,
    }),
  },
  overdue: {
    title: ({ tool }) => `${tool} is late`,
    line: forReader({
      borrower: ({ member, tool, kr }) =>
        `You should have returned ${tool} to ${member} yesterday. Each day begun costs you ${kr ?? 'the price of a day.'}`,
      owner: ({ member, tool, kr }) =>
        `${member} should have returned ${tool} to you yesterday. You get ${kr ?? 'the price of a day'} for each day begun.`,
    }),
  },
};

const words: Record<ScreenLanguage, Record<BookingEvent, Words>> = { da: danish, en: english };

/** Whether a word names an event that this version knows. */
export function isBookingEvent(word: string | null | undefined): word is BookingEvent {
  return typeof word === 'string' && Object.hasOwn(eventReaders, word);
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
