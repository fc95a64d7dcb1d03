import { findWarning } from './messageWarning';

const kindOf = (text: string) => findWarning(text, 'skuret.dk')?.kind ?? null;

test.each([
  'Ring til mig på 28 45 67 12',
  'Mit nummer er 28456712.',
  'Mit nr er 2845 6712, bare skriv',
  'Tlf. 28-45-67-12',
  '28.45.67.12',
  'ring +45 28456712',
  '+4528456712',
  '0045 28 45 67 12',
  'Call me on +46 70 123 45 67',
  'Whatsapp: +44 7911 123456',
  'sms 51 234 567',
  'Skriv hellere på 60606060!',
])('finds the telephone number in %j', (text) => {
  expect(kindOf(text)).toBe('phone');
});

test.each([
  'Kan du betale med MobilePay i stedet?',
  'Send 300 kr. på MobilePay, så er den din',
  'Mobile Pay mig bare',
  'Det bliver billigere, hvis du betaler kontant.',
  'Skal vi ikke gøre det uden om Skuret?',
  'Lad os klare det udenom appen',
  'Overfør depositum til min konto, reg.nr. 1234',
  'IBAN DK50 0040 0440 1162 43',
  'Can you pay in cash?',
  'I will give you a better price if we do it outside Skuret',
  'Pay me with PayPal, please',
  'Send the deposit by bank transfer first',
  'We can do it off the app',
  'Jeg tager kun imod betaling i bitcoin',
  'Køb et gavekort, og send koden, så betaler jeg',
  'Du kan sende pengene med Western Union',
  'Revolut me 200 kroner',
  'Betal med Swish',
])('finds the payment elsewhere in %j', (text) => {
  expect(kindOf(text)).toBe('payment');
});

test.each<[string, string]>([
  ['Bekræft din booking på https://skuret-betaling.dk/login', 'skuret-betaling.dk'],
  ['Se https://skuret.com/tool/7', 'skuret.com'],
  ['https://skuret.dk.betal.info/x', 'skuret.dk.betal.info'],
  ['http://skurret.dk', 'skurret.dk'],
  ['log ind på sku-ret.dk.skruet.dk', 'sku-ret.dk.skruet.dk'],
  ['https://5kuret.dk/signin', '5kuret.dk'],
  ['https://ѕkuret.dk/signin', 'xn--kuret-g2e.dk'],
  ['https://mobilepay-dk.info/betal', 'mobilepay-dk.info'],
  ['Brug mobi1epay.dk', 'mobi1epay.dk'],
  ['https://mit-id.mitid-login.com', 'mit-id.mitid-login.com'],
  ['https://bit.ly/3xyz', 'bit.ly'],
  ['http://185.12.4.7/skuret', '185.12.4.7'],
  ['https://skuret.dk@onde.net/', 'onde.net'],
  ['https://paypa1.com/x', 'paypa1.com'],
  ['https://postn0rd.dk/pakke', 'postn0rd.dk'],
])('finds the imitating link in %j', (text, host) => {
  expect(findWarning(text, 'skuret.dk')).toEqual({ kind: 'link', host });
});

test.each([
  'https://skuret.dk/tool/7',
  'https://www.skuret.dk/booking/12',
  'https://mobilepay.dk/hjaelp',
  'https://www.mitid.dk',
  'https://www.bosch-professional.com/dk/da/products/gsr-18v-28',
  'Se silvan.dk eller jemogfix.dk',
  'https://borger.dk/affald',
  'https://tracking.postnord.dk/1234',
])('trusts the links in %j', (text) => {
  expect(findWarning(text, 'skuret.dk')).toBeNull();
});

test('names the link before the payment, and the payment before the number', () => {
  const number = 'Ring 28456712';
  const payment = `Betal kontant. ${number}`;
  expect(kindOf(payment)).toBe('payment');
  expect(kindOf(`${payment} https://skuret-betaling.dk`)).toBe('link');
});
