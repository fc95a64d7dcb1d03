import type { I18n } from '@lingui/core';
import { addresses } from '../../../../domain/addresses';
import { AuthorityAddress, dataProtectionAuthority } from '../../../features/info/AuthorityAddress';
import { company } from '../../../features/info/company';
import type { DocumentSection } from '../../../features/info/DocumentPage';
import { RichText } from '../../../features/info/RichText';
import { ClientOnly } from '../../../ui/ClientOnly';
import { TextLink } from '../../../ui/TextLink';
import { MapPictures } from './MapPictures';
import { Purposes } from './Purposes';

const privacyMail = (
  <TextLink href={`mailto:${company.privacyEmail}`}>{company.privacyEmail}</TextLink>
);

/** What is kept about whom and why, as the GDPR asks; the sentence on children is that of §9. */
export const sections = (i18n: I18n, isLive: boolean): readonly DocumentSection[] => [
  {
    id: 'controller',
    title: i18n.t('Who is responsible'),
    content: (
      <>
        <p>
          {i18n.t(
            'The data controller, which decides what happens with your data and answers for it, is',
          )}
        </p>
        <address>
          {company.name} ({company.registration})
          <br />
          <span lang="da">
            {company.street}, {company.city}
          </span>
          , {i18n.t(company.country)}
          <br />
          {privacyMail}
        </address>
        <p>{i18n.t('Write to that address with anything that concerns your data.')}</p>
      </>
    ),
  },
  {
    id: 'what-and-why',
    title: i18n.t('What we collect, and why'),
    content: (
      <>
        <p>
          {i18n.t(
            'We ask for what a loan between two strangers needs, and for nothing else. We do not sell data and do not show advertisements.',
          )}
        </p>
        <Purposes />
      </>
    ),
  },
  {
    id: 'in-your-browser',
    title: i18n.t('What stays in your browser'),
    content: (
      <>
        <p>
          {isLive
            ? i18n.t(
                'Skuret loads no trackers and no fonts from other companies. It sets one cookie, when you choose a language, and keeps that language in it. What else the site has to remember is kept in your own browser:',
              )
            : i18n.t(
                'Skuret loads nothing from other companies: no trackers, no fonts, no maps. It sets one cookie, when you choose a language, and keeps that language in it. What else the site has to remember is kept in your own browser:',
              )}
        </p>
        <ul>
          <li>{i18n.t('the key that keeps you signed in, until you sign out or it expires,')}</li>
          <li>
            {i18n.t(
              'what you save as favourites while you are not signed in, until you remove it,',
            )}
          </li>
          <li>{i18n.t('whether you prefer the light or the dark look,')}</li>
          <li>
            {i18n.t(
              'a small program that shows push notifications, if you switch them on, and speaks up where there is no connection,',
            )}
          </li>
          <li>
            {i18n.t(
              'your next bookings, their codes and your favourites, to be read without a connection, until you sign out,',
            )}
          </li>
          <li>{i18n.t('how far you had scrolled, until you close the tab.')}</li>
        </ul>
        <p>{i18n.t('Clear the data of the site in your browser, and all of it is gone.')}</p>
        {isLive && (
          <ClientOnly>
            <MapPictures />
          </ClientOnly>
        )}
      </>
    ),
  },
  {
    id: 'who-sees-it',
    title: i18n.t('Who sees it'),
    content: (
      <>
        <ul>
          <li>
            <RichText
              text={i18n.t(
                '<strong>Everybody</strong> sees your public profile: name, picture, area, what you write about yourself, your listings and reviews. Never your email address.',
              )}
            />
          </li>
          <li>
            <RichText
              text={i18n.t(
                '<strong>The other party of a booking</strong> sees your messages, and the place where you agree to meet.',
              )}
            />
          </li>
          <li>
            <RichText
              text={i18n.t(
                '<strong>Companies that work for us</strong>, with hosting, payment and insurance, get what their task needs, under a written agreement.',
              )}
            />
          </li>
          <li>
            <RichText
              text={i18n.t('<strong>Authorities</strong> get data when Danish law requires it.')}
            />
          </li>
          <li>
            <RichText
              text={i18n.t(
                '<strong>The maker of your browser</strong> carries push notifications to it, if you switch them on. They are sealed: it sees that one comes, not what it says.',
              )}
            />
          </li>
        </ul>
        <p>{i18n.t('Our own servers and those of our suppliers are in the EU.')}</p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: i18n.t('How long we keep it'),
    content: (
      <ul>
        <li>{i18n.t('Your profile and listings: until you delete them or close the account.')}</li>
        <li>{i18n.t('Messages: two years after the last one.')}</li>
        <li>
          {i18n.t('Bookings and payments: five years, as the Danish Bookkeeping Act requires.')}
        </li>
        <li>{i18n.t('Damage reports: until the claim is settled, and three years more.')}</li>
        <li>{i18n.t('Letters to support: one year.')}</li>
        {isLive && <li>{i18n.t('The words of searches that find nothing: 90 days.')}</li>}
      </ul>
    ),
  },
  {
    id: 'your-rights',
    title: i18n.t('Your rights'),
    content: (
      <>
        <p>{i18n.t('The GDPR gives you the right to')}</p>
        <ul>
          <li>{i18n.t('know what we have about you, and get a copy,')}</li>
          <li>{i18n.t('have mistakes corrected,')}</li>
          <li>{i18n.t('have data deleted that we no longer need,')}</li>
          <li>{i18n.t('ask us to wait with using data while a question about it is open,')}</li>
          <li>{i18n.t('take your data with you in a form that machines can read,')}</li>
          <li>
            {i18n.t(
              'object to what we do because we find it useful, and to marketing at any time,',
            )}
          </li>
          <li>{i18n.t('take back a consent; what happened before stays lawful.')}</li>
        </ul>
        <p>
          <RichText
            text={i18n.t(
              'Write to <mail>{privacyEmail}</mail>. It costs nothing, and you have an answer within a month.',
              { privacyEmail: company.privacyEmail },
            )}
            parts={{ mail: () => privacyMail }}
          />
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: i18n.t('Children'),
    content: (
      <p>
        {i18n.t(
          'Skuret is for people of 18 and over. We do not knowingly collect personal information from children under 13. If you think that a child has given us data, tell us, and we delete it.',
        )}
      </p>
    ),
  },
  {
    id: 'security',
    title: i18n.t('How we protect it'),
    content: (
      <p>
        {i18n.t(
          'Everything travels encrypted. Passwords are stored as hashes that cannot be turned back into the password, and pictures lose their hidden data, such as where they were taken, before we keep them. Few of us can see personal data, and only for a reason. Should data get out in spite of that, we tell the authority within 72 hours, and you when it may harm you.',
        )}
      </p>
    ),
  },
  {
    id: 'complaints',
    title: i18n.t('Complaints'),
    content: (
      <>
        <p>
          <RichText
            text={i18n.t(
              'If something is wrong, <link>tell us</link>, and we will try to put it right. You can also complain to the Danish data protection authority:',
            )}
            parts={{ link: (words) => <TextLink to={addresses.contact}>{words}</TextLink> }}
          />
        </p>
        <AuthorityAddress authority={dataProtectionAuthority} />
      </>
    ),
  },
  {
    id: 'changes',
    title: i18n.t('Changes'),
    content: (
      <p>
        {i18n.t(
          'When this policy changes, the date at the top does too. If the change matters to you, we write to you before it takes effect.',
        )}
      </p>
    ),
  },
];
