import { addresses } from '../../../../domain/addresses';
import type { DocumentSection } from '../../../features/info/DocumentPage';
import { TextLink } from '../../../ui/TextLink';

/** Advice for both sides of a loan, in the order in which it is needed. */
export const sections: readonly DocumentSection[] = [
  {
    id: 'before-you-book',
    title: 'Before you book',
    content: (
      <ul>
        <li>
          Read the reviews, of the tool and of the person. A new member without reviews is not a bad
          sign, but a reason to ask a question first.
        </li>
        <li>
          Say what you want to do. The owner often knows whether the tool is up to it, and what to
          use instead.
        </li>
        <li>
          Keep messages and payment on Skuret. Somebody who wants you to pay by transfer or in cash
          is asking you to give up your insurance.
        </li>
        <li>If a price is far too good or somebody is in a great hurry, leave it.</li>
      </ul>
    ),
  },
  {
    id: 'at-pickup',
    title: 'At pickup',
    content: (
      <>
        <p>Take ten minutes. They are the best insurance there is.</p>
        <ol>
          <li>Meet in daylight, at the door or somewhere with people around.</li>
          <li>Look at cable, plug, blade, guard and switch. A damaged cable ends the loan.</li>
          <li>Start the tool together and listen. Ask what you should not do with it.</li>
          <li>Take photos of all sides, and of what comes with it.</li>
          <li>Agree on when and where it comes back.</li>
        </ol>
      </>
    ),
  },
  {
    id: 'while-you-work',
    title: 'While you work',
    content: (
      <>
        <p>
          Read the instructions on the page of the tool, also when you have used a similar one
          before. Then dress for it:
        </p>
        <dl>
          <dt>Saws, grinders, chisels</dt>
          <dd>Goggles, hearing protection, close-fitting clothes. Never without the guard.</dd>
          <dt>Chainsaws</dt>
          <dd>Helmet, cut-resistant trousers and boots, and somebody within calling distance.</dd>
          <dt>Ladders</dt>
          <dd>
            Firm ground, one step out for every four up, three points of contact. Nobody under it.
          </dd>
          <dt>Sanders and tile cutters</dt>
          <dd>A dust mask that is made for fine dust, and a window open.</dd>
          <dt>Pressure washers and generators</dt>
          <dd>
            A residual-current breaker for what runs on mains, and never an engine running indoors.
          </dd>
          <dt>Trailers</dt>
          <dd>
            Check lights, tyres and coupling, and what your driving licence allows you to pull.
          </dd>
        </dl>
        <p>Tired, in a hurry, or after a beer: stop. The tool can wait until tomorrow.</p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children and animals',
    content: (
      <p>
        Power tools are for adults. Keep children and animals out of the room, unplug a tool when
        you leave it, even for a minute, and store batteries and fuel where small hands cannot reach
        them.
      </p>
    ),
  },
  {
    id: 'when-you-lend',
    title: 'When you lend',
    content: (
      <ul>
        <li>Lend nothing that you would not use yourself today. Test it the day before.</li>
        <li>Include the guard, the key, the goggles. What is missing is what gets improvised.</li>
        <li>Write down the two things that people get wrong, and say them at the door as well.</li>
        <li>
          Ask where it will be used and for what. You may say no, and you need not give a reason.
        </li>
        <li>Take photos at both ends, and check the tool before the borrower drives off.</li>
      </ul>
    ),
  },
  {
    id: 'when-something-goes-wrong',
    title: 'When something goes wrong',
    content: (
      <>
        <dl>
          <dt>Somebody is hurt, or something burns</dt>
          <dd>
            Call <TextLink href="tel:112">112</TextLink> first. Everything else can wait.
          </dd>
          <dt>Poisoning, from paint, fuel or chemicals</dt>
          <dd>
            The Danish poison line, <span lang="da">Giftlinjen</span>, answers day and night on{' '}
            <TextLink href="tel:+4582121212">82 12 12 12</TextLink>.
          </dd>
          <dt>A tool is stolen, or somebody threatens you</dt>
          <dd>
            Call the police on <TextLink href="tel:114">114</TextLink>, then write to us.
          </dd>
          <dt>A tool is damaged</dt>
          <dd>
            Stop, take photos, tell the other party and us the same day. How claims work is on the{' '}
            <TextLink to={addresses.insurance}>insurance page</TextLink>.
          </dd>
        </dl>
      </>
    ),
  },
  {
    id: 'report',
    title: 'Tell us',
    content: (
      <p>
        A listing that looks dangerous, a message that feels wrong, a person who asks for money
        outside Skuret: <TextLink to={addresses.contact}>write to us</TextLink>. We look at every
        report, and nobody learns who sent it.
      </p>
    ),
  },
];
