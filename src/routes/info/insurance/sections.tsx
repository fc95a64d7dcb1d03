import type { I18n } from '@lingui/core';
import { addresses } from '../../../../domain/addresses';
import type { Source } from '../../../../domain/source';
import type { DocumentSection } from '../../../features/info/DocumentPage';
import { RichText } from '../../../features/info/RichText';
import { TextLink } from '../../../ui/TextLink';
import { Covers } from './Covers';

/** The policy texts of §9 (D9). §9 gives basic an amount on each of two pages: the sample shows both, live has one. */
export const sections = (i18n: I18n, source: Source): readonly DocumentSection[] => [
  {
    id: 'the-two-covers',
    title: i18n.t('Basic and premium'),
    content: (
      <>
        <Covers source={source} />
        {source === 'live' ? null : (
          <p>
            {i18n.t(
              'The tool page names the limit of basic insurance in kroner, the booking page names the limit for accidents in dollars, because that is where its fee of $5 is added. Where the two differ for your booking, the higher one counts.',
            )}
          </p>
        )}
        <p>
          <RichText
            text={i18n.t(
              'Basic comes with every booking. Premium is part of the <link>Pro and Business plans</link>.',
            )}
            parts={{ link: (words) => <TextLink to={addresses.pricing}>{words}</TextLink> }}
          />
        </p>
      </>
    ),
  },
  {
    id: 'what-is-not-covered',
    title: i18n.t('What is not covered'),
    content: (
      <ul>
        <li>{i18n.t('Normal wear: blades, belts, bits and sandpaper are made to be used up.')}</li>
        <li>
          {i18n.t('Using the tool for what it is not made for, or against its instructions.')}
        </li>
        <li>{i18n.t('Lending it on to somebody else, or damage done on purpose.')}</li>
        <li>{i18n.t('Loans that were arranged or paid outside Skuret.')}</li>
        <li>
          {i18n.t(
            'Injury to people and damage to other things. That is what your own accident and liability insurance is for.',
          )}
        </li>
      </ul>
    ),
  },
  {
    id: 'deposit',
    title: i18n.t('Deposit'),
    content: (
      <p>
        {i18n.t(
          source === 'live'
            ? /*i18n*/ 'An owner may ask for a refundable deposit. It stands below the total and comes back to you when the tool is returned in the condition you got it in. What an owner claims is taken from the deposit first; the insurance pays what goes beyond it.'
            : /*i18n*/ 'An owner may ask for a refundable deposit. It is shown on the page of the tool and comes back to you when the tool is returned in the condition you got it in. A deposit does not replace the insurance; it covers the small things that are not worth a claim.',
        )}
      </p>
    ),
  },
  {
    id: 'cancelling-and-late-returns',
    title: i18n.t('Cancelling, and coming late'),
    content: (
      <ul>
        <li>
          {i18n.t(
            source === 'live'
              ? /*i18n*/ 'Free cancellation until two days before the first day. The insurance fee comes back too, also when you cancel later.'
              : /*i18n*/ 'Free cancellation up to 24 hours before pickup. The insurance fee comes back too.',
          )}
        </li>
        <li>
          {i18n.t(
            source === 'live'
              ? /*i18n*/ "An extra day's price is charged for late returns. The insurance goes on until the last day that the two of you have agreed on in the booking."
              : /*i18n*/ "An extra day's price is charged for late returns. The insurance goes on for as long as you and the owner have agreed on the longer loan in a message.",
          )}
        </li>
      </ul>
    ),
  },
  {
    id: 'how-to-claim',
    title: i18n.t('How to claim'),
    content: (
      <ol>
        <li>{i18n.t('Stop using the tool, and do not repair it.')}</li>
        <li>{i18n.t('Take photos of the damage, of the whole tool, and of the place.')}</li>
        <li>{i18n.t('Tell the other party in a message on Skuret, on the same day.')}</li>
        <li>
          <RichText
            text={i18n.t(
              '<link>Write to us</link> with the photos and what happened. For a theft, add the reference number from the police.',
            )}
            parts={{ link: (words) => <TextLink to={addresses.contact}>{words}</TextLink> }}
          />
        </li>
        <li>
          {i18n.t(
            'We decide within ten working days. If the claim is covered, the owner is paid for the repair, or for a used tool of the same kind.',
          )}
        </li>
      </ol>
    ),
  },
];
