import { addresses } from '../../../../domain/addresses';
import type { DocumentSection } from '../../../features/info/DocumentPage';
import { TextLink } from '../../../ui/TextLink';
import { Covers } from './Covers';

/** Made of the policy texts of §9 (D9). The two amounts for basic are given on two pages; both stand here. */
export const sections: readonly DocumentSection[] = [
  {
    id: 'the-two-covers',
    title: 'Basic and premium',
    content: (
      <>
        <Covers />
        <p>
          The tool page names the limit of basic insurance in kroner, the booking page names the
          limit for accidents in dollars, because that is where its fee of $5 is added. Where the
          two differ for your booking, the higher one counts.
        </p>
        <p>
          Basic comes with every booking. Premium is part of the{' '}
          <TextLink to={addresses.pricing}>Pro and Business plans</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'what-is-not-covered',
    title: 'What is not covered',
    content: (
      <ul>
        <li>Normal wear: blades, belts, bits and sandpaper are made to be used up.</li>
        <li>Using the tool for what it is not made for, or against its instructions.</li>
        <li>Lending it on to somebody else, or damage done on purpose.</li>
        <li>Loans that were arranged or paid outside Skuret.</li>
        <li>
          Injury to people and damage to other things. That is what your own accident and liability
          insurance is for.
        </li>
      </ul>
    ),
  },
  {
    id: 'deposit',
    title: 'Deposit',
    content: (
      <p>
        An owner may ask for a refundable deposit. It is shown on the page of the tool and comes
        back to you when the tool is returned in the condition you got it in. A deposit does not
        replace the insurance; it covers the small things that are not worth a claim.
      </p>
    ),
  },
  {
    id: 'cancelling-and-late-returns',
    title: 'Cancelling, and coming late',
    content: (
      <ul>
        <li>Free cancellation up to 24 hours before pickup. The insurance fee comes back too.</li>
        <li>
          An extra day's price is charged for late returns. The insurance goes on for as long as you
          and the owner have agreed on the longer loan in a message.
        </li>
      </ul>
    ),
  },
  {
    id: 'how-to-claim',
    title: 'How to claim',
    content: (
      <ol>
        <li>Stop using the tool, and do not repair it.</li>
        <li>Take photos of the damage, of the whole tool, and of the place.</li>
        <li>Tell the other party in a message on Skuret, on the same day.</li>
        <li>
          <TextLink to={addresses.contact}>Write to us</TextLink> with the photos and what happened.
          For a theft, add the reference number from the police.
        </li>
        <li>
          We decide within ten working days. If the claim is covered, the owner is paid for the
          repair, or for a used tool of the same kind.
        </li>
      </ol>
    ),
  },
];
