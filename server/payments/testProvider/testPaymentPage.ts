import { createHash } from 'node:crypto';
import { payoutAccountStates } from '../../../domain/payments/payoutAccount';
import type { Language } from '../../../domain/values/language';
import { formatMoney } from '../../../domain/values/money';
import { type Message, message, translate } from '../../texts/translate';
import type { TestPaymentRecord } from '../records/testProvider';
import { findTestCard, testCardNames, testCards } from './testCards';

const style = `
:root{color-scheme:light dark;--ground:#faf8f4;--surface:#fff;--ink:#1d1b18;--muted:#5c564d;--edge:#877f72;--line:#e4ded3;--primary:#1e4d3b;--on:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#171614;--surface:#211f1c;--ink:#f3efe8;--muted:#b9b1a4;--edge:#8a8275;--line:#38342e;--primary:#8fd0b3;--on:#0d2219}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:2rem 1rem 3rem}
section{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:1.5rem}
h1{font-size:1.375rem;line-height:1.25;margin:0 0 .25rem}p{margin:0 0 1rem;color:var(--muted)}
.amount{font-size:2rem;font-weight:700;color:var(--ink);margin:0 0 1.25rem;font-variant-numeric:tabular-nums}
fieldset{border:0;margin:0 0 1.25rem;padding:0}legend{font-weight:600;padding:0;margin-bottom:.5rem}
label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;padding:.375rem 0;border-top:1px solid var(--line)}
label small{display:block;color:var(--muted)}input{width:1.25rem;height:1.25rem;flex:none;accent-color:var(--primary)}
button,a.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:2.75rem;margin-top:.75rem;padding:.5rem 1rem;text-align:center;border:1px solid var(--edge);border-radius:8px;background:none;color:inherit;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button.first{background:var(--primary);border-color:var(--primary);color:var(--on)}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
`;

/** Content-Security-Policy: allows the page's own style and its forms to this service, and nothing else. */
export const testPaymentPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The title and the form of the page, by the state of the payment. */
function getForm(
  row: TestPaymentRecord,
  tell: (text: Message) => string,
): { title: Message; lines: string } {
  const isCard = row.kind === 'card';
  const button = (value: string, text: Message, isFirst = false) =>
    `<button name="choice" value="${value}"${isFirst ? ' class="first"' : ''}>${tell(text)}</button>`;
  const leave = row.return_url
    ? `<a class="button" href="${escaped(row.return_url)}">${tell(message('testPayment.back'))}</a>`
    : '';
  if (row.state === 'needsAction' && row.card !== null) {
    const { brand, last4 } = findTestCard(row.card) ?? testCards.good;
    const about = message('testPayment.bankAsks', {
      card: `${brand} •••• ${last4}`,
    });
    return {
      title: message('testPayment.approve'),
      lines: `<p>${tell(about)}</p>${button('stepDone', message('testPayment.itIsMe'), true)}${button('stepFailed', message('testPayment.itIsNotMe'))}${leave}`,
    };
  }
  if (row.state === 'needsAction' && row.kind === 'account') {
    const states = payoutAccountStates
      .map(
        (state, index) =>
          `<label><input type="radio" name="state" value="${state}"${index === 0 ? ' checked' : ''}><span>${tell(message(`testPayment.account.${state}`))}</span></label>`,
      )
      .join('');
    const choose = `<fieldset><legend>${tell(message('testPayment.chooseState'))}</legend>${states}</fieldset>`;
    return {
      title: message('testPayment.bankAccount'),
      lines: `${choose}${button('account', message('testPayment.setState'), true)}${button('returnPayout', message('testPayment.returnPayout'))}${leave}`,
    };
  }
  if (row.state === 'needsAction') {
    const cards = testCardNames
      .map((name, index) => {
        const { brand, last4, label } = testCards[name];
        return `<label><input type="radio" name="card" value="${name}"${index === 0 ? ' checked' : ''}><span>${escaped(`${brand} •••• ${last4}`)}<small>${tell(message(label))}</small></span></label>`;
      })
      .join('');
    const choose = `<fieldset><legend>${tell(message('testPayment.chooseCard'))}</legend>${cards}</fieldset>`;
    return isCard
      ? {
          title: message('testPayment.saveACard'),
          lines: `${choose}${button('pay', message('testPayment.saveTheCard'), true)}${leave}`,
        }
      : {
          title: message('testPayment.pay'),
          lines: `${choose}${button('pay', message('testPayment.pay'), true)}${button('decline', message('testPayment.decline'))}${leave}`,
        };
  }
  const isPayment = row.kind === 'payment';
  const canDispute = ['captured', 'partRefunded'].includes(row.state) && isPayment;
  const canFailRefund = isPayment && row.refunded_ore > row.refund_failed_ore;
  const asBank =
    row.state === 'disputed'
      ? `${button('won', message('testPayment.disputeWon'))}${button('lost', message('testPayment.disputeLost'))}`
      : canDispute
        ? button('dispute', message('testPayment.dispute'))
        : '';
  const refund = canFailRefund ? button('failRefund', message('testPayment.failRefund')) : '';
  return {
    title: isCard ? message('testPayment.card') : message('testPayment.payment'),
    lines: `<p>${tell(message('testPayment.nothingLeft'))}</p>${leave}${asBank}${refund}`,
  };
}

/** The test provider's page: a payment to approve, a step to confirm, a card to save, or the present state. */
export function testPaymentPage(row: TestPaymentRecord, language: Language): string {
  const tell = (text: Message) => escaped(translate(text, language));
  const spoken = language === 'da' ? 'da' : 'en';
  const { title, lines } = getForm(row, tell);
  const amount =
    row.kind !== 'payment' ? '' : `<p class="amount">${formatMoney(row.ore, spoken)}</p>`;
  return `<!doctype html>
<html lang="${spoken}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${tell(title)} · ${tell(message('testPayment.title'))}</title>
<style>${style}</style>
<main>
<section>
<h1>${tell(title)}</h1>
<p>${tell(message('testPayment.about'))}</p>
${amount}<form method="post">${lines}</form>
</section>
</main>
</html>
`;
}
