import type { I18n } from '@lingui/core';
import { addresses } from '../../../../domain/addresses';
import type { Source } from '../../../../domain/source';
import { AuthorityAddress, complaintsAuthority } from '../../../features/info/AuthorityAddress';
import { company } from '../../../features/info/company';
import type { DocumentSection } from '../../../features/info/DocumentPage';
import { RichText } from '../../../features/info/RichText';
import { TextLink } from '../../../ui/TextLink';

/** The terms, in the order in which a booking meets them; policy texts from §9. */
export const sections = (i18n: I18n, source: Source): readonly DocumentSection[] => [
  {
    id: 'who-we-are',
    title: i18n.t('Who we are'),
    content: (
      <>
        <p>
          <RichText
            text={i18n.t(
              'Skuret is run by {name}, <address>{street}, {city}</address>, {country} ({registration}). When these terms say “we”, they mean the company. “You” are the person who has an account.',
              {
                name: company.name,
                street: company.street,
                city: company.city,
                country: i18n.t(company.country),
                registration: company.registration,
              },
            )}
            parts={{ address: (words) => <span lang="da">{words}</span> }}
          />
        </p>
        <p>
          <RichText
            text={i18n.t(
              'We run a marketplace. An <strong>owner</strong> lists a tool, a <strong>borrower</strong> books it, and the two of them make an agreement with each other. We provide the place where they meet, the payment and the insurance that goes with it. We do not own the tools and are not a party to the loan.',
            )}
          />
        </p>
      </>
    ),
  },
  {
    id: 'your-account',
    title: i18n.t('Your account'),
    content: (
      <>
        <p>
          {i18n.t('You may open an account when you are 18 or older and live in Denmark. Please')}
        </p>
        <ul>
          <li>{i18n.t('use your real name and an email address that you read,')}</li>
          <li>{i18n.t('choose a password of at least 8 characters that you use nowhere else,')}</li>
          <li>{i18n.t('keep the account to yourself: one person, one account.')}</li>
        </ul>
        <p>
          {i18n.t(
            'You answer for what is done with your account, unless somebody got in through no fault of yours. If you think that has happened, change the password and write to us at once.',
          )}
        </p>
      </>
    ),
  },
  {
    id: 'listing-a-tool',
    title: i18n.t('Listing a tool'),
    content: (
      <>
        <p>{i18n.t('As an owner you promise that')}</p>
        <ul>
          <li>{i18n.t('the tool is yours, or you have permission to lend it for money,')}</li>
          <li>
            {i18n.t('it works, is safe to use, and has the guards and markings it was sold with,')}
          </li>
          <li>
            {i18n.t('the description, the pictures and the list of what is included are true,')}
          </li>
          <li>
            {i18n.t(
              'you hand it over clean, charged or fuelled as described, with its instructions.',
            )}
          </li>
        </ul>
        <p>
          {i18n.t(
            'You set the price per day, and a deposit if you want one. Weapons, anything that needs a licence you cannot check, and anything that has been recalled may not be listed. We remove listings that break these rules and tell you why.',
          )}
        </p>
        <p>
          {i18n.t(
            'What you earn is taxable like other income. Declaring it to the Danish Tax Agency is up to you.',
          )}
        </p>
      </>
    ),
  },
  {
    id: 'booking-and-paying',
    title: i18n.t('Booking and paying'),
    content: (
      <>
        <p>
          {i18n.t(
            'A booking costs the price per day times the number of days and tools, a service fee, and an insurance fee. Every line and the total are shown before you confirm. The total is what you pay.',
          )}
        </p>
        <p>
          {i18n.t(
            source === 'live'
              ? /*i18n*/ 'All payment goes through Skuret. The money is reserved with your request and charged when the owner accepts. The owner receives the rental price when the tool is back and the return is confirmed. Arranging payment outside the platform breaks these terms, and such a loan is not insured.'
              : /*i18n*/ 'All payment goes through Skuret. The owner receives the rental price after the tool has been handed over. Arranging payment outside the platform breaks these terms, and such a loan is not insured.',
          )}
        </p>
        <p>
          <RichText
            text={i18n.t(
              'Plans such as Pro and Business are described on the <link>pricing page</link>. They run until you stop them, for the period you have chosen.',
            )}
            parts={{ link: (words) => <TextLink to={addresses.pricing}>{words}</TextLink> }}
          />
        </p>
      </>
    ),
  },
  {
    id: 'cancelling',
    title: i18n.t('Cancelling'),
    content: (
      <>
        <p>
          <RichText
            text={i18n.t(
              source === 'live'
                ? /*i18n*/ '<strong>Cancellation is free until two days before the first day.</strong> You get back everything you have paid. Later, and if you do not come, the price of one day for each tool and the service fee on it are kept, at most the rental; the rest comes back, the insurance fee too.'
                : /*i18n*/ '<strong>Cancellation is free up to 24 hours before pickup.</strong> You get back everything you have paid. Later than that you pay for the booking, unless the owner agrees to something else.',
            )}
          />
        </p>
        <p>
          {i18n.t(
            'If the owner cancels, or the tool is not there or does not work when you come for it, you get everything back, whenever it happens.',
          )}
        </p>
      </>
    ),
  },
  {
    id: 'using-and-returning',
    title: i18n.t('Using and returning'),
    content: (
      <>
        <p>{i18n.t('As a borrower you promise to')}</p>
        <ul>
          <li>
            {i18n.t(
              'look the tool over with the owner at pickup and say so if something is wrong,',
            )}
          </li>
          <li>
            {i18n.t(
              'use it for what it is made for, as its instructions say, with protective gear,',
            )}
          </li>
          <li>{i18n.t('not lend it on, and not let children use it,')}</li>
          <li>{i18n.t('bring it back clean, complete and on time.')}</li>
        </ul>
        <p>
          <RichText
            text={i18n.t(
              source === 'live'
                ? /*i18n*/ "<strong>An extra day's price is charged for late returns</strong>, for each day that has begun. If you are seven days late, it becomes a dispute that we decide."
                : /*i18n*/ "<strong>An extra day's price is charged for late returns</strong>, for each day that has begun. If you are more than three days late and do not answer messages, we treat the tool as lost.",
            )}
          />
        </p>
      </>
    ),
  },
  {
    id: 'deposit',
    title: i18n.t('Deposit'),
    content: (
      <p>
        {i18n.t(
          source === 'live'
            ? /*i18n*/ 'Where an owner asks for a deposit, it is shown below the total. It is refundable: it is reserved on the first day, or charged where it cannot be reserved, and let go or given back when the return is confirmed. An owner who wants to keep part of it has to say so, with photos, within 48 hours of the return.'
            : /*i18n*/ 'Where an owner asks for a deposit, it is shown on the page of the tool. It is refundable: it is held when the loan begins and released when the tool is back in the condition in which it was handed over. An owner who wants to keep part of it has to show photos and tell us within two days of the return.',
        )}
      </p>
    ),
  },
  {
    id: 'damage-and-insurance',
    title: i18n.t('Damage, loss and insurance'),
    content: (
      <>
        <p>
          <RichText
            text={i18n.t(
              'A borrower answers for damage that goes beyond normal wear. Insurance comes with every booking that is paid through Skuret and covers accidents up to a limit. What it covers, and what it does not, is on the <link>insurance page</link>, which is part of these terms.',
            )}
            parts={{ link: (words) => <TextLink to={addresses.insurance}>{words}</TextLink> }}
          />
        </p>
        <p>
          {i18n.t(
            'Report damage to each other and to us on the day you see it, with photos. We read what both sides say, decide within ten working days, and explain the decision.',
          )}
        </p>
      </>
    ),
  },
  {
    id: 'how-we-treat-each-other',
    title: i18n.t('How we treat each other'),
    content: (
      <p>
        {i18n.t(
          "Write reviews about loans that have taken place, and stay with what happened. Be polite in messages. Do not use other people's contact details for anything but the loan. We may hide what is unlawful, hateful or plainly untrue, and close the accounts of those who cheat or threaten. Before we close an account for good we say why and listen to the answer, unless somebody is in danger.",
        )}
      </p>
    ),
  },
  {
    id: 'our-responsibility',
    title: i18n.t('What we answer for'),
    content: (
      <>
        <p>
          {i18n.t(
            'We answer for the platform: that it takes care of your data, shows the right price, and passes payments on. We do not check each tool and cannot promise that it suits your project. For the tool the owner answers, for its use the borrower.',
          )}
        </p>
        <p>
          {i18n.t(
            'Nothing in these terms takes away rights that Danish law gives you as a consumer.',
          )}
        </p>
      </>
    ),
  },
  {
    id: 'ending-and-changes',
    title: i18n.t('Leaving, and changes to these terms'),
    content: (
      <>
        <p>
          <RichText
            text={i18n.t(
              'You can close your account whenever no booking is running. Some records have to stay for a time; the <link>privacy policy</link> says which.',
            )}
            parts={{ link: (words) => <TextLink to={addresses.privacy}>{words}</TextLink> }}
          />
        </p>
        <p>
          {i18n.t(
            'When we change these terms in a way that matters, we write to you at least 30 days before. Bookings made earlier follow the terms of the day on which they were made.',
          )}
        </p>
      </>
    ),
  },
  {
    id: 'complaints',
    title: i18n.t('Complaints and disputes'),
    content: (
      <>
        <p>
          <RichText
            text={i18n.t(
              'Please <link>write to us first</link>. Most things can be solved with a message. We answer a complaint within ten working days.',
            )}
            parts={{ link: (words) => <TextLink to={addresses.contact}>{words}</TextLink> }}
          />
        </p>
        <p>
          <RichText
            text={i18n.t(
              'If we cannot agree about our service, you can as a consumer bring the matter to the Danish mediation service for consumer complaints, <name>Mæglingsteamet for Forbrugerklager</name>:',
            )}
            parts={{ name: (words) => <span lang="da">{words}</span> }}
          />
        </p>
        <AuthorityAddress authority={complaintsAuthority} />
        <p>
          <RichText
            text={i18n.t(
              'If mediation does not help, the complaint can go on to the Consumer Complaints Board (<name>Forbrugerklagenævnet</name>). Disagreements between two members are first of all between them; we help where we can. Danish law applies, and Danish courts decide.',
            )}
            parts={{ name: (words) => <span lang="da">{words}</span> }}
          />
        </p>
      </>
    ),
  },
];
