import type { I18n } from '@lingui/core';
import { addresses } from '../../../../domain/addresses';
import type { DocumentSection } from '../../../features/info/DocumentPage';
import { RichText } from '../../../features/info/RichText';
import { TextLink } from '../../../ui/TextLink';

/** Advice for both sides of a loan, in the order in which it is needed. */
export const sections = (i18n: I18n): readonly DocumentSection[] => [
  {
    id: 'before-you-book',
    title: i18n.t('Before you book'),
    content: (
      <ul>
        <li>
          {i18n.t(
            'Read the reviews, of the tool and of the person. A new member without reviews is not a bad sign, but a reason to ask a question first.',
          )}
        </li>
        <li>
          {i18n.t(
            'Say what you want to do. The owner often knows whether the tool is up to it, and what to use instead.',
          )}
        </li>
        <li>
          {i18n.t(
            'Keep messages and payment on Skuret. Somebody who wants you to pay by transfer or in cash is asking you to give up your insurance.',
          )}
        </li>
        <li>{i18n.t('If a price is far too good or somebody is in a great hurry, leave it.')}</li>
      </ul>
    ),
  },
  {
    id: 'at-pickup',
    title: i18n.t('At pickup'),
    content: (
      <>
        <p>{i18n.t('Take ten minutes. They are the best insurance there is.')}</p>
        <ol>
          <li>{i18n.t('Meet in daylight, at the door or somewhere with people around.')}</li>
          <li>
            {i18n.t('Look at cable, plug, blade, guard and switch. A damaged cable ends the loan.')}
          </li>
          <li>
            {i18n.t('Start the tool together and listen. Ask what you should not do with it.')}
          </li>
          <li>{i18n.t('Take photos of all sides, and of what comes with it.')}</li>
          <li>{i18n.t('Agree on when and where it comes back.')}</li>
        </ol>
      </>
    ),
  },
  {
    id: 'while-you-work',
    title: i18n.t('While you work'),
    content: (
      <>
        <p>
          {i18n.t(
            'Read the instructions on the page of the tool, also when you have used a similar one before. Then dress for it:',
          )}
        </p>
        <dl>
          <dt>{i18n.t('Saws, grinders, chisels')}</dt>
          <dd>
            {i18n.t('Goggles, hearing protection, close-fitting clothes. Never without the guard.')}
          </dd>
          <dt>{i18n.t('Chainsaws')}</dt>
          <dd>
            {i18n.t(
              'Helmet, cut-resistant trousers and boots, and somebody within calling distance.',
            )}
          </dd>
          <dt>{i18n.t('Ladders')}</dt>
          <dd>
            {i18n.t(
              'Firm ground, one step out for every four up, three points of contact. Nobody under it.',
            )}
          </dd>
          <dt>{i18n.t('Sanders and tile cutters')}</dt>
          <dd>{i18n.t('A dust mask that is made for fine dust, and a window open.')}</dd>
          <dt>{i18n.t('Pressure washers and generators')}</dt>
          <dd>
            {i18n.t(
              'A residual-current breaker for what runs on mains, and never an engine running indoors.',
            )}
          </dd>
          <dt>{i18n.t('Trailers')}</dt>
          <dd>
            {i18n.t(
              'Check lights, tyres and coupling, and what your driving licence allows you to pull.',
            )}
          </dd>
        </dl>
        <p>
          {i18n.t('Tired, in a hurry, or after a beer: stop. The tool can wait until tomorrow.')}
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: i18n.t('Children and animals'),
    content: (
      <p>
        {i18n.t(
          'Power tools are for adults. Keep children and animals out of the room, unplug a tool when you leave it, even for a minute, and store batteries and fuel where small hands cannot reach them.',
        )}
      </p>
    ),
  },
  {
    id: 'when-you-lend',
    title: i18n.t('When you lend'),
    content: (
      <ul>
        <li>
          {i18n.t('Lend nothing that you would not use yourself today. Test it the day before.')}
        </li>
        <li>
          {i18n.t(
            'Include the guard, the key, the goggles. What is missing is what gets improvised.',
          )}
        </li>
        <li>
          {i18n.t(
            'Write down the two things that people get wrong, and say them at the door as well.',
          )}
        </li>
        <li>
          {i18n.t(
            'Ask where it will be used and for what. You may say no, and you need not give a reason.',
          )}
        </li>
        <li>
          {i18n.t('Take photos at both ends, and check the tool before the borrower drives off.')}
        </li>
      </ul>
    ),
  },
  {
    id: 'when-something-goes-wrong',
    title: i18n.t('When something goes wrong'),
    content: (
      <>
        <dl>
          <dt>{i18n.t('Somebody is hurt, or something burns')}</dt>
          <dd>
            <RichText
              text={i18n.t('Call <link>112</link> first. Everything else can wait.')}
              parts={{ link: (words) => <TextLink href="tel:112">{words}</TextLink> }}
            />
          </dd>
          <dt>{i18n.t('Poisoning, from paint, fuel or chemicals')}</dt>
          <dd>
            <RichText
              text={i18n.t(
                'The Danish poison line, <name>Giftlinjen</name>, answers day and night on <link>82 12 12 12</link>.',
              )}
              parts={{
                name: (words) => <span lang="da">{words}</span>,
                link: (words) => <TextLink href="tel:+4582121212">{words}</TextLink>,
              }}
            />
          </dd>
          <dt>{i18n.t('A tool is stolen, or somebody threatens you')}</dt>
          <dd>
            <RichText
              text={i18n.t('Call the police on <link>114</link>, then write to us.')}
              parts={{ link: (words) => <TextLink href="tel:114">{words}</TextLink> }}
            />
          </dd>
          <dt>{i18n.t('A tool is damaged')}</dt>
          <dd>
            <RichText
              text={i18n.t(
                'Stop, take photos, tell the other party and us the same day. How claims work is on the <link>insurance page</link>.',
              )}
              parts={{ link: (words) => <TextLink to={addresses.insurance}>{words}</TextLink> }}
            />
          </dd>
        </dl>
      </>
    ),
  },
  {
    id: 'report',
    title: i18n.t('Tell us'),
    content: (
      <p>
        <RichText
          text={i18n.t(
            'A listing that looks dangerous, a message that feels wrong, a person who asks for money outside Skuret: <link>write to us</link>. We look at every report, and nobody learns who sent it.',
          )}
          parts={{ link: (words) => <TextLink to={addresses.contact}>{words}</TextLink> }}
        />
      </p>
    ),
  },
];
