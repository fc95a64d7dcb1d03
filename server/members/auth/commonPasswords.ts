import { dictionary } from '@zxcvbn-ts/language-common';

/** Danish words and first names that passwords are made of, and the service's own words: the library's list has none. */
const danishWords = `
adgangskode kode hemmeligt login velkommen hej hejhej hejsa goddag farvel letme fortnite qwertz abc abcd abcdef aaa
jegelskerdig elsker elskerdig kaerlighed skat skatter prinsesse drage abekat fodbold haandbold brondbyif fckbh
fckobenhavn midtjylland aarhus kobenhavn koebenhavn dansk dannebrog dannevang tyskland foraar efteraar marts mandag
tirsdag onsdag torsdag fredag loerdag soendag aften nat jul paaske paaskeferie ferie skole skolen arbejde kontor hjemme
hjem hus huset bil bilen cykel knallert motorcykel lastbil kaffe kage flaeskesteg rugbroed smoerrebroed leverpostej
lakrids chokolade jordbaer aeble fjernsyn kat hest hesten kanin fisk ulv bjoern loeve blomst lilje guld soelv roed groen
hvid gul lyseblaa lilla summerhouse sommerhus campingvogn skuret vaerktoej boremaskine savklinge regnbue stjerne solskin
maane havet stranden skoven bamse nuser kaptajn vikingen freja loke novo danfoss grundfos bente bo bodil cecilie ditte
dorte ebbe esben eva finn gitte grethe hanne helle henriette ida inge inger jan jeppe joergen josefine kaj kim kirstine
knud lene lissi liva mads malene mette mia mogens nanna niels ole peder per pia preben rikke rune sanne signe sofie
soeren steen stine sune svend tove trine troels ulla uffe vibeke viggo villads alberte aya malou mynte saga villum`;

const shortest = 8;

/** Common passwords and the words in them, in lower case, with `aa` for `å`. */
const words: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].map(String),
  ...danishWords.trim().split(/\s+/),
]);

/** The common passwords that are long enough for an account. */
export function commonPasswords(): ReadonlySet<string> {
  return new Set([...words].filter((word) => word.length >= shortest));
}

const substitutions: [RegExp, string][] = [
  [/[@4]/g, 'a'],
  [/0/g, 'o'],
  [/3/g, 'e'],
  [/[$5]/g, 's'],
  [/1/g, 'i'],
  [/7/g, 't'],
];
const undisguise = (text: string) =>
  substitutions.reduce((plain, [sign, letter]) => plain.replace(sign, letter), text);

/** Danish letters as people without a Danish keyboard write them; the list is spelled this way. */
const spell = (text: string) => text.replace(/å/g, 'aa').replace(/æ/g, 'ae').replace(/ø/g, 'oe');

/**
 * Whether a password is among the first that an attacker would try: a common password or word in any case, with `å` or
 * `aa`, with signs in the place of letters (`P@ssw0rd`), with digits before it, or with up to nine digits and signs or
 * `abc`, `qwe` or `xyz` after it; or a short part that is repeated.
 */
export function isCommonPassword(password: string): boolean {
  const plain = spell(password.normalize('NFC').toLowerCase().trim());
  if (/^(.{1,12}?)\1+$/u.test(plain)) return true;
  // Digits and signs around the word are left out: the 123 of `p@ssword123` disguises no letters.
  const word = plain.replace(/^\d{1,4}(?=\D)/, '').replace(/(\P{Letter}{1,9}|abc|qwe|xyz)$/u, '');
  return [plain, undisguise(plain), word, undisguise(word)].some((text) => words.has(text));
}
