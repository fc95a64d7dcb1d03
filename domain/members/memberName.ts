/** Characters that look like a Latin letter, by the letter. Only lower case, except where a script has none. */
const lookalikes: Record<string, string> = {
  a: 'аαɑᴀա',
  b: 'вβʙЬь',
  c: 'сϲᴄ',
  d: 'ԁɗᴅꓓ',
  e: 'еεєᴇꭼ3',
  f: 'ғꜰ',
  g: 'ɡցɢԍ',
  h: 'һнհʜ',
  i: 'іιıɪӏlʟ1|!ǀ',
  j: 'јյᴊ',
  k: 'кκᴋĸꮶ',
  m: 'мᴍ',
  n: 'пηոɴ',
  o: 'оοօᴏσ0',
  p: 'рρᴘ',
  q: 'ԛգ',
  r: 'гᴦʀꭱ',
  s: 'ѕςꜱꮪƨ5$',
  t: 'тτᴛꭲ',
  u: 'υսᴜʋ',
  v: 'νѵᴠ',
  w: 'ԝωᴡ',
  x: 'хχ',
  y: 'уүγʏ',
  z: 'ᴢ2',
};

const latin = new Map(
  Object.entries(lookalikes).flatMap(([letter, others]) =>
    [...others].map((other): [string, string] => [other, letter]),
  ),
);

/** Parts that only a name of Skuret and its staff has. */
const reservedParts = [
  ...['admin', 'administrator', 'moderator', 'support', 'staff', 'team', 'system', 'root'],
  ...['official', 'officiel', 'helpdesk', 'kundeservice', 'kundesupport', 'customerservice'],
  ...['service', 'kunde', 'customer', 'security', 'sikkerhed', 'medarbejder', 'noreply'],
];

/**
 * A name as a reader sees it: without case, accents, spaces, separators and characters that do not show, and with Latin
 * letters in place of those that look like them (`ЅKUʀЕT` and `S k u r e t` are `skuret`).
 * Edge: `l` and `1` become `i`, because they look alike.
 */
export function foldName(name: string): string {
  const letters = name.normalize('NFKC').toLowerCase().normalize('NFD');
  return Array.from(letters, (letter) => latin.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');
}

const skuret = foldName('Skuret');
const onlyReserved = new RegExp(`^(?:${reservedParts.map(foldName).join('|')})+$`);

/**
 * Whether a member's name could be taken for Skuret's own: `Skuret` anywhere in it, or nothing but reserved parts.
 * Edge: a name without a letter or a digit is not reserved.
 */
export function isReservedName(name: string): boolean {
  const folded = foldName(name);
  return folded.includes(skuret) || onlyReserved.test(folded);
}
