import type { I18n } from '@lingui/core';
import { addresses } from '../../../../domain/addresses';
import { foldedText } from '../../../../domain/foldedText';
import type { Source } from '../../../../domain/source';
import { policyAmounts } from '../../../features/info/policyAmounts';

interface HelpQuestion {
  /** The part of the address after `#`. */
  id: string;
  question: string;
  answer: string;
  /** The answer in live, where live differs from the specification (D23). */
  live?: string;
  /** A link for further reading. */
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
    title: /*i18n*/ 'Getting started',
    questions: [
      {
        id: 'without-account',
        question: /*i18n*/ 'Can I look around without an account?',
        answer:
          /*i18n*/ 'Yes. Searching, browsing and reading about tools is open to everybody, and so are favourites. You need an account to book, to list tools and to write messages.',
        link: { to: addresses.browse, label: /*i18n*/ 'Browse tools' },
      },
      {
        id: 'create-account',
        question: /*i18n*/ 'How do I create an account?',
        answer:
          /*i18n*/ 'Give your full name, your email address and a password of at least 8 characters, and accept the terms. You land on your dashboard and can begin at once.',
        link: { to: addresses.signUp, label: /*i18n*/ 'Create an account' },
      },
      {
        id: 'forgot-password',
        question: /*i18n*/ 'I have forgotten my password',
        answer:
          /*i18n*/ 'Ask for a reset link on the sign-in page with the email address you signed up with. If nothing arrives within a few minutes, look in your spam folder.',
        link: { to: addresses.forgotPassword, label: /*i18n*/ 'Reset your password' },
      },
      {
        id: 'both-sides',
        question: /*i18n*/ 'Can I both borrow and lend?',
        answer:
          /*i18n*/ 'Yes, with the same account. There is no special owner account: whoever lists a tool is its owner, whoever books it is the borrower.',
      },
    ],
  },
  {
    id: 'borrowing',
    title: /*i18n*/ 'Borrowing a tool',
    questions: [
      {
        id: 'find-nearby',
        question: /*i18n*/ 'How do I find a tool near me?',
        answer:
          /*i18n*/ 'Search for what you need and pull the distance slider, from 1 to 50 km. When you are signed in the distance is measured from where you live, otherwise from Copenhagen. Price, stars and categories narrow the list further.',
        link: { to: addresses.browse, label: /*i18n*/ 'Search for tools' },
      },
      {
        id: 'book',
        question: /*i18n*/ 'How do I book?',
        answer:
          /*i18n*/ 'Choose a start and an end date on the page of the tool, and how many you need if the owner has several. Continue to the booking page, check the price and confirm. The owner gets your request, and you find it on your dashboard.',
      },
      {
        id: 'cancel',
        question: /*i18n*/ 'Can I cancel a booking?',
        answer:
          /*i18n*/ 'Cancellation is free up to 24 hours before pickup. Open the booking under your borrowed tools to cancel it. With less than 24 hours left, write to the owner first: many are flexible.',
        live: /*i18n*/ 'Yes, on the page of the booking, and it says what comes back to you before you press. Until two days before the first day it is free, and everything comes back. Later the price of one day and the service fee on it are kept.',
        link: { to: addresses.borrowedTools, label: /*i18n*/ 'Your borrowed tools' },
      },
      {
        id: 'late-return',
        question: /*i18n*/ 'What happens if I am late?',
        answer:
          /*i18n*/ "An extra day's price is charged for late returns. Write to the owner as soon as you know, because somebody else may be waiting for the tool.",
        live: /*i18n*/ 'Each day that begins after the last one costs the price of a day. If nobody is waiting you can propose a later last day on the page of the booking; when the owner accepts, that counts instead.',
      },
      {
        id: 'not-as-described',
        question: /*i18n*/ 'The tool is not as described. What now?',
        answer:
          /*i18n*/ 'Do not use it. Take photos, tell the owner in a message and write to us the same day. If the tool could not do what the listing promised, you get your money back.',
        live: /*i18n*/ 'Do not take it with you. Press “The tool has a fault” on the page of the booking while you are there: then you get everything back.',
        link: { to: addresses.contact, label: /*i18n*/ 'Write to support' },
      },
    ],
  },
  {
    id: 'lending',
    title: /*i18n*/ 'Lending your tools',
    questions: [
      {
        id: 'list-a-tool',
        question: /*i18n*/ 'How do I list a tool?',
        answer:
          /*i18n*/ 'Give it a name, a description, a price per day, a place and at least one category. Specifications, what is included and instructions are optional, but listings that have them are booked more often. You can change everything later.',
        link: { to: addresses.addTool, label: /*i18n*/ 'Add a tool' },
      },
      {
        id: 'set-price',
        question: /*i18n*/ 'What should I charge per day?',
        answer:
          /*i18n*/ 'Look at what similar tools near you cost. Many owners start at about two percent of what the tool costs new, and a little less for things that stand still most of the year.',
      },
      {
        id: 'photos',
        question: /*i18n*/ 'Which photos can I use?',
        answer:
          /*i18n*/ 'PNG, JPG or GIF, up to 10 MB. Daylight, a plain background and the whole tool in the picture work best. Without a photo of your own the listing shows a drawing.',
      },
      {
        id: 'change-or-remove',
        question: /*i18n*/ 'How do I change or remove a listing?',
        answer:
          /*i18n*/ 'Everything you have listed is under Manage tools, where each line has buttons to view, edit and delete it. A deleted listing cannot be brought back.',
        link: { to: addresses.manageTools, label: /*i18n*/ 'Manage your tools' },
      },
      {
        id: 'say-no',
        question: /*i18n*/ 'Do I have to say yes to everybody?',
        answer:
          /*i18n*/ 'No. You may ask what the tool is for, and you may decline. Say so early and kindly, so that the other person has time to look elsewhere.',
      },
    ],
  },
  {
    id: 'money',
    title: /*i18n*/ 'Prices and payment',
    questions: [
      {
        id: 'what-it-costs',
        question: /*i18n*/ 'What does a booking cost?',
        answer:
          /*i18n*/ 'The price per day times the number of days, a service fee, and an insurance fee of $5. The booking page shows each line and the total before you confirm, and that total is what you pay.',
        live: /*i18n*/ 'The price per day times the number of days, with the owner’s price for whole weeks where there is one, a service fee of 10%, and an insurance fee of {insurance}. The page of the tool and the booking page show the same lines and the same total, and that total is what you pay.',
      },
      {
        id: 'deposit',
        question: /*i18n*/ 'How do deposits work?',
        answer:
          /*i18n*/ 'Some owners ask for a refundable deposit. It is shown on the page of the tool. You get it back when the tool has been returned in the condition you got it in.',
        live: /*i18n*/ 'Some owners ask for a refundable deposit. It stands below the total when you have chosen dates, and is no part of it. It is reserved on the first day and let go when the owner has confirmed the return; if the money had to be charged, the page of the booking says so, and it comes back.',
      },
      {
        id: 'pay-outside',
        question: /*i18n*/ 'May I pay the owner directly?',
        answer:
          /*i18n*/ 'No, and please be wary of anybody who asks. Insurance, free cancellation and our help cover only bookings that are paid through Skuret.',
        link: { to: addresses.safety, label: /*i18n*/ 'Stay safe' },
      },
      {
        id: 'plans',
        question: /*i18n*/ 'Do I need a paid plan?',
        answer:
          /*i18n*/ 'No. Basic is free and has room for three rentals per month. Pro and Business are for those who borrow more, or for a living.',
        link: { to: addresses.pricing, label: /*i18n*/ 'Compare the plans' },
      },
    ],
  },
  {
    id: 'insurance',
    title: /*i18n*/ 'Insurance and damage',
    questions: [
      {
        id: 'what-is-covered',
        question: /*i18n*/ 'What does the insurance cover?',
        answer:
          /*i18n*/ 'Basic insurance comes with every booking and covers accidental damage up to $1,000. Premium, which is part of Pro and Business, covers up to $5,000, including theft. Wear from normal use is nobody’s fault and not a claim.',
        live: /*i18n*/ 'Basic insurance comes with every booking and covers damage up to {cover}. Premium, which is part of Pro and Business, covers up to {premium}, including theft. Wear from normal use is nobody’s fault and not a claim.',
        link: { to: addresses.insurance, label: /*i18n*/ 'Read about insurance' },
      },
      {
        id: 'broken',
        question: /*i18n*/ 'I have damaged the tool. What do I do?',
        answer:
          /*i18n*/ 'Stop using it, take photos, and tell the owner and us the same day. Do not try to repair it yourself. We ask for photos from before and after, so take some at pickup.',
        link: { to: addresses.contact, label: /*i18n*/ 'Report damage' },
      },
      {
        id: 'stolen',
        question: /*i18n*/ 'The tool has been stolen while I had it',
        answer:
          /*i18n*/ 'Report it to the police on 114, then to the owner and to us. Theft is covered by premium insurance; with basic insurance the borrower answers for a stolen tool.',
      },
    ],
  },
  {
    id: 'account',
    title: /*i18n*/ 'Your account',
    questions: [
      {
        id: 'favourites-gone',
        question: /*i18n*/ 'My favourites are gone on my other phone',
        answer:
          /*i18n*/ 'What you save without signing in stays in that browser. When you sign in, it goes into your account, and is there on every device until you remove it.',
        link: { to: addresses.favorites, label: /*i18n*/ 'Your favourites' },
      },
      {
        id: 'signed-out',
        question: /*i18n*/ 'Why was I signed out?',
        answer:
          /*i18n*/ 'A sign-in lasts twelve hours, or thirty days when you tick “remember me”. Signing out in one tab signs you out in the others as well.',
        link: { to: addresses.signIn, label: /*i18n*/ 'Sign in' },
      },
      {
        id: 'notifications',
        question: /*i18n*/ 'How do I get fewer emails?',
        answer:
          /*i18n*/ 'Switch email, push and marketing messages on and off under Settings. Marketing is off until you switch it on.',
        link: { to: addresses.settings, label: /*i18n*/ 'Open settings' },
      },
      {
        id: 'delete-account',
        question: /*i18n*/ 'How do I delete my account?',
        answer:
          /*i18n*/ 'Write to us from the email address of the account. We close it within a week and delete what the law does not ask us to keep. Finish running bookings first.',
        live: /*i18n*/ 'Under Settings, at the bottom. Your profile is hidden at once and deleted after 14 days; until then you can change your mind by signing in. Finish running bookings and have your earnings paid out first.',
        link: { to: addresses.privacy, label: /*i18n*/ 'What we keep, and why' },
      },
    ],
  },
];

/** The topics in the current language, so that a search looks through the words that are shown. */
export function saidTopics(i18n: I18n, source: Source): HelpTopic[] {
  const amounts = policyAmounts(i18n);
  return helpTopics.map(({ id, title, questions }) => ({
    id,
    title: i18n.t(title),
    questions: questions.map(({ question, answer, live = answer, link, ...rest }) => ({
      ...rest,
      question: i18n.t(question),
      answer: i18n.t(source === 'live' ? live : answer, amounts),
      ...(link && { link: { ...link, label: i18n.t(link.label) } }),
    })),
  }));
}

/** Removes case and accents, and writes Danish letters as people type them without a Danish keyboard. */
const plain = (text: string) => foldedText(text).replaceAll('’', "'");

/**
 * The topics with the questions that contain every word of the text, in question, answer or topic.
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
