import { addresses } from '../../../../domain/addresses';

interface HelpQuestion {
  /** The part of the address after `#`. */
  id: string;
  question: string;
  answer: string;
  /** Where to go on. */
  link?: { to: string; label: string };
}
export interface HelpTopic {
  id: string;
  title: string;
  questions: readonly HelpQuestion[];
}

export const helpTopics: readonly HelpTopic[] = [
  {
    id: 'getting-started',
    title: 'Getting started',
    questions: [
      {
        id: 'without-account',
        question: 'Can I look around without an account?',
        answer:
          'Yes. Searching, browsing and reading about tools is open to everybody, and so are favourites. You need an account to book, to list tools and to write messages.',
        link: { to: addresses.browse, label: 'Browse tools' },
      },
      {
        id: 'create-account',
        question: 'How do I create an account?',
        answer:
          'Give your full name, your email address and a password of at least 8 characters, and accept the terms. You land on your dashboard and can begin at once.',
        link: { to: addresses.signUp, label: 'Create an account' },
      },
      {
        id: 'forgot-password',
        question: 'I have forgotten my password',
        answer:
          'Ask for a reset link on the sign-in page with the email address you signed up with. If nothing arrives within a few minutes, look in your spam folder.',
        link: { to: addresses.forgotPassword, label: 'Reset your password' },
      },
      {
        id: 'both-sides',
        question: 'Can I both borrow and lend?',
        answer:
          'Yes, with the same account. There is no special owner account: whoever lists a tool is its owner, whoever books it is the borrower.',
      },
    ],
  },
  {
    id: 'borrowing',
    title: 'Borrowing a tool',
    questions: [
      {
        id: 'find-nearby',
        question: 'How do I find a tool near me?',
        answer:
          'Search for what you need and pull the distance slider, from 1 to 50 km. When you are signed in the distance is measured from where you live, otherwise from Copenhagen. Price, stars and categories narrow the list further.',
        link: { to: addresses.browse, label: 'Search for tools' },
      },
      {
        id: 'book',
        question: 'How do I book?',
        answer:
          'Choose a start and an end date on the page of the tool, and how many you need if the owner has several. Continue to the booking page, check the price and confirm. The owner gets your request, and you find it on your dashboard.',
      },
      {
        id: 'cancel',
        question: 'Can I cancel a booking?',
        answer:
          'Cancellation is free up to 24 hours before pickup. Open the booking under your borrowed tools to cancel it. With less than 24 hours left, write to the owner first: many are flexible.',
        link: { to: addresses.borrowedTools, label: 'Your borrowed tools' },
      },
      {
        id: 'late-return',
        question: 'What happens if I am late?',
        answer:
          "An extra day's price is charged for late returns. Write to the owner as soon as you know, because somebody else may be waiting for the tool.",
      },
      {
        id: 'not-as-described',
        question: 'The tool is not as described. What now?',
        answer:
          'Do not use it. Take photos, tell the owner in a message and write to us the same day. If the tool could not do what the listing promised, you get your money back.',
        link: { to: addresses.contact, label: 'Write to support' },
      },
    ],
  },
  {
    id: 'lending',
    title: 'Lending your tools',
    questions: [
      {
        id: 'list-a-tool',
        question: 'How do I list a tool?',
        answer:
          'Give it a name, a description, a price per day, a place and at least one category. Specifications, what is included and instructions are optional, but listings that have them are booked more often. You can change everything later.',
        link: { to: addresses.addTool, label: 'Add a tool' },
      },
      {
        id: 'set-price',
        question: 'What should I charge per day?',
        answer:
          'Look at what similar tools near you cost. Many owners start at about two percent of what the tool costs new, and a little less for things that stand still most of the year.',
      },
      {
        id: 'photos',
        question: 'Which photos can I use?',
        answer:
          'PNG, JPG or GIF, up to 10 MB. Daylight, a plain background and the whole tool in the picture work best. Without a photo of your own the listing shows a drawing.',
      },
      {
        id: 'change-or-remove',
        question: 'How do I change or remove a listing?',
        answer:
          'Everything you have listed is under Manage tools, where each line has buttons to view, edit and delete it. A deleted listing cannot be brought back.',
        link: { to: addresses.manageTools, label: 'Manage your tools' },
      },
      {
        id: 'say-no',
        question: 'Do I have to say yes to everybody?',
        answer:
          'No. You may ask what the tool is for, and you may decline. Say so early and kindly, so that the other person has time to look elsewhere.',
      },
    ],
  },
  {
    id: 'money',
    title: 'Prices and payment',
    questions: [
      {
        id: 'what-it-costs',
        question: 'What does a booking cost?',
        answer:
          'The price per day times the number of days, a service fee, and an insurance fee of $5. The booking page shows each line and the total before you confirm, and that total is what you pay.',
      },
      {
        id: 'deposit',
        question: 'How do deposits work?',
        answer:
          'Some owners ask for a refundable deposit. It is shown on the page of the tool. You get it back when the tool has been returned in the condition you got it in.',
      },
      {
        id: 'pay-outside',
        question: 'May I pay the owner directly?',
        answer:
          'No, and please be wary of anybody who asks. Insurance, free cancellation and our help cover only bookings that are paid through Skuret.',
        link: { to: addresses.safety, label: 'Stay safe' },
      },
      {
        id: 'plans',
        question: 'Do I need a paid plan?',
        answer:
          'No. Basic is free and has room for three rentals per month. Pro and Business are for those who borrow more, or for a living.',
        link: { to: addresses.pricing, label: 'Compare the plans' },
      },
    ],
  },
  {
    id: 'insurance',
    title: 'Insurance and damage',
    questions: [
      {
        id: 'what-is-covered',
        question: 'What does the insurance cover?',
        answer:
          'Basic insurance comes with every booking and covers accidental damage up to $1,000. Premium, which is part of Pro and Business, covers up to $5,000, including theft. Wear from normal use is nobody’s fault and not a claim.',
        link: { to: addresses.insurance, label: 'Read about insurance' },
      },
      {
        id: 'broken',
        question: 'I have damaged the tool. What do I do?',
        answer:
          'Stop using it, take photos, and tell the owner and us the same day. Do not try to repair it yourself. We ask for photos from before and after, so take some at pickup.',
        link: { to: addresses.contact, label: 'Report damage' },
      },
      {
        id: 'stolen',
        question: 'The tool has been stolen while I had it',
        answer:
          'Report it to the police on 114, then to the owner and to us. Theft is covered by premium insurance; with basic insurance the borrower answers for a stolen tool.',
      },
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    questions: [
      {
        id: 'favourites-gone',
        question: 'My favourites are gone on my other phone',
        answer:
          'Favourites are kept in the browser in which you saved them, not in your account. They stay until you remove them or clear the data of the browser.',
        link: { to: addresses.favorites, label: 'Your favourites' },
      },
      {
        id: 'signed-out',
        question: 'Why was I signed out?',
        answer:
          'A sign-in lasts twelve hours, or thirty days when you tick “remember me”. Signing out in one tab signs you out in the others as well.',
        link: { to: addresses.signIn, label: 'Sign in' },
      },
      {
        id: 'notifications',
        question: 'How do I get fewer emails?',
        answer:
          'Switch email, push and marketing messages on and off under Settings. Marketing is off until you switch it on.',
        link: { to: addresses.settings, label: 'Open settings' },
      },
      {
        id: 'delete-account',
        question: 'How do I delete my account?',
        answer:
          'Write to us from the email address of the account. We close it within a week and delete what the law does not ask us to keep. Finish running bookings first.',
        link: { to: addresses.privacy, label: 'What we keep, and why' },
      },
    ],
  },
];

/** Lower case and without accents, with the Danish letters as people type them without a Danish keyboard. */
function plain(text: string): string {
  return text.toLocaleLowerCase('en').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'");
}

/**
 * The topics with the questions that hold every word of the text, in question, answer or topic.
 * Edge: a blank text keeps everything; topics without a match are left out.
 */
export function matchHelp(topics: readonly HelpTopic[], text: string): HelpTopic[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ question, answer }) => {
        const all = plain(`${topic.title} ${question} ${answer}`);
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter((topic) => topic.questions.length > 0);
}
