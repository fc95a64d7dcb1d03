import { addresses } from '../../../../domain/addresses';
import { company } from '../../../features/info/company';
import type { DocumentSection } from '../../../features/info/DocumentPage';
import { TextLink } from '../../../ui/TextLink';
import { Purposes } from './Purposes';

const privacyMail = (
  <TextLink href={`mailto:${company.privacyEmail}`}>{company.privacyEmail}</TextLink>
);

/** What is kept about whom and why, as the GDPR asks; the sentence on children is that of §9. */
export const sections: readonly DocumentSection[] = [
  {
    id: 'controller',
    title: 'Who is responsible',
    content: (
      <>
        <p>The data controller, which decides what happens with your data and answers for it, is</p>
        <address>
          {company.name} ({company.registration})
          <br />
          <span lang="da">
            {company.street}, {company.city}
          </span>
          , {company.country}
          <br />
          {privacyMail}
        </address>
        <p>Write to that address with anything that concerns your data.</p>
      </>
    ),
  },
  {
    id: 'what-and-why',
    title: 'What we collect, and why',
    content: (
      <>
        <p>
          We ask for what a loan between two strangers needs, and for nothing else. We do not sell
          data and do not show advertisements.
        </p>
        <Purposes />
      </>
    ),
  },
  {
    id: 'in-your-browser',
    title: 'What stays in your browser',
    content: (
      <>
        <p>
          Skuret sets no cookies and loads nothing from other companies: no trackers, no fonts, no
          maps. What the site has to remember is kept in your own browser:
        </p>
        <ul>
          <li>the key that keeps you signed in, until you sign out or it expires,</li>
          <li>your favourites, until you remove them,</li>
          <li>whether you prefer the light or the dark look,</li>
          <li>how far you had scrolled, until you close the tab.</li>
        </ul>
        <p>Clear the data of the site in your browser, and all of it is gone.</p>
      </>
    ),
  },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    content: (
      <>
        <ul>
          <li>
            <strong>Everybody</strong> sees your public profile: name, picture, area, what you write
            about yourself, your listings and reviews. Never your email address.
          </li>
          <li>
            <strong>The other party of a booking</strong> sees your messages, and the place where
            you agree to meet.
          </li>
          <li>
            <strong>Companies that work for us</strong>, with hosting, payment and insurance, get
            what their task needs, under a written agreement.
          </li>
          <li>
            <strong>Authorities</strong> get data when Danish law requires it.
          </li>
        </ul>
        <p>Our own servers and those of our suppliers are in the EU.</p>
      </>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    content: (
      <ul>
        <li>Your profile and listings: until you delete them or close the account.</li>
        <li>Messages: two years after the last one.</li>
        <li>Bookings and payments: five years, as the Danish Bookkeeping Act requires.</li>
        <li>Damage reports: until the claim is settled, and three years more.</li>
        <li>Letters to support: one year.</li>
      </ul>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    content: (
      <>
        <p>The GDPR gives you the right to</p>
        <ul>
          <li>know what we have about you, and get a copy,</li>
          <li>have mistakes corrected,</li>
          <li>have data deleted that we no longer need,</li>
          <li>ask us to wait with using data while a question about it is open,</li>
          <li>take your data with you in a form that machines can read,</li>
          <li>object to what we do because we find it useful, and to marketing at any time,</li>
          <li>take back a consent; what happened before stays lawful.</li>
        </ul>
        <p>Write to {privacyMail}. It costs nothing, and you have an answer within a month.</p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    content: (
      <p>
        Skuret is for people of 18 and over. We do not knowingly collect personal information from
        children under 13. If you think that a child has given us data, tell us, and we delete it.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    content: (
      <p>
        Everything travels encrypted. Passwords are stored as hashes that cannot be turned back into
        the password, and pictures lose their hidden data, such as where they were taken, before we
        keep them. Few of us can see personal data, and only for a reason. Should data get out in
        spite of that, we tell the authority within 72 hours, and you when it may harm you.
      </p>
    ),
  },
  {
    id: 'complaints',
    title: 'Complaints',
    content: (
      <>
        <p>
          If something is wrong, <TextLink to={addresses.contact}>tell us</TextLink>, and we will
          try to put it right. You can also complain to the Danish data protection authority:
        </p>
        <address lang="da">
          Datatilsynet
          <br />
          Carl Jacobsens Vej 35, 2500 Valby
          <br />
          <TextLink href="https://www.datatilsynet.dk">datatilsynet.dk</TextLink>
        </address>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    content: (
      <p>
        When this policy changes, the date at the top does too. If the change matters to you, we
        write to you before it takes effect.
      </p>
    ),
  },
];
