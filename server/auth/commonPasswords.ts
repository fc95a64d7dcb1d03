/** Common passwords, combined from the parts that people use for them. */

const minLength = 8;

const starts = `
password passwort passord pass passe parola contrasena motdepasse senha haslo salasana kodeord adgangskode kode
hemmelig hemmeligt login admin administrator root user guest test testing default system master access welcome
velkommen hello hej hejhej hejsa goddag farvel letmein letme changeme change secret private server computer internet
google facebook microsoft windows apple iphone samsung nokia android playstation nintendo pokemon minecraft fortnite
qwerty qwertz azerty asdf asdfgh zxcvbn qazwsx abc abcd abcdef abc123 aaa iloveyou ilove loveyou jegelskerdig elsker
elskerdig love lovely loveme kaerlighed skat skatter sunshine princess prinsesse dragon drage monkey abekat shadow
superman batman spiderman starwars jordan michael jennifer jessica ashley daniel charlie andrew thomas matthew joshua
robert william george anthony hunter ranger buster soccer hockey football fodbold haandbold handball baseball basketball
golf tennis badminton liverpool arsenal chelsea manchester united barcelona realmadrid juventus brondby brondbyif fckbh
fckobenhavn midtjylland silkeborg aalborg aarhus odense kobenhavn koebenhavn copenhagen danmark denmark dansk danish
dannebrog dannevang norge sverige tyskland sommer summer vinter winter foraar spring efteraar autumn januar januari
februar marts april juni juli august september oktober november december mandag tirsdag onsdag torsdag fredag loerdag
soendag monday friday sunday morgen aften nat jul julemand paaske paaskeferie ferie skole skolen arbejde kontor hjemme
hjem hus huset have haven bil bilen cykel knallert motorcykel traktor lastbil kaffe kage flaeskesteg rugbroed smoerrebroed
leverpostej lakrids chokolade chocolate banan banana orange appelsin jordbaer aeble computer1 mobil telefon fjernsyn
hund hunden kat katten hest hesten kanin fisk ulv bjoern tiger loeve leopard eagle falcon phoenix panther killer ninja
samurai matrix trustno freedom whatever nothing blahblah flower blomst rose rosa lilje diamond guld soelv silver golden
purple yellow orange1 blue roed groen sort hvid gul lyseblaa lilla mercedes volkswagen volvo toyota ferrari porsche harley
yamaha honda suzuki cheese cookie pepper ginger peanut butter summerhouse sommerhus campingvogn skuret vaerktoej hammer
boremaskine savklinge toolbox snowball rainbow regnbue stjerne himmel solskin maane havet stranden skoven bamse nuser
basse skipper kaptajn pirat viking vikingen odin thor freja loke mjolnir asterix tintin lego legoland tivoli maersk
carlsberg tuborg novo danfoss grundfos bluetooth`;

const names = `
anders anne anna annette astrid bent benjamin bente birgit bjarne bo bodil brian camilla carl caroline casper cecilie
charlotte christian christina clara claus dennis ditte dorte ebbe ella ellen emil emilie emma erik esben eva finn
frederik freja frida gitte grethe hanne hans helle henriette henrik ida inge inger isabella jacob jakob jan jane jens
jeppe jesper joergen johanne johannes jonas josefine julie kaj karen karin karl karla kasper katrine kenneth kim
kirsten kirstine klaus knud kristian kristine kurt lars lasse laura lene line lise lissi liva lone lotte louise lucas
luna mads magnus maja malene maria marianne marie martin mathias mathilde mette michael mia mikkel mikael mogens morten
nanna nicolai niels nikolaj noah ole oliver oscar oskar otto palle patrick paul peder per peter pia poul preben
rasmus rikke robert rune sanne sara sarah sebastian signe simon sofie soeren steen steffen stine sune susanne svend
thea thomas tina tobias tom tommy torben tove trine troels ulla uffe valdemar victor victoria vibeke viggo villads
william winnie yvonne alexander alberte agnes alfred arthur august aya malou mynte nora olivia saga villum`;

const ends = `
1 2 3 7 9 0 00 01 10 11 12 13 21 22 23 33 42 69 77 88 99 007 100 101 111 112 123 321 666 777 911 999 1234 4321 12345
54321 123456 654321 1234567 12345678 123456789 ! !! 1! 12! 123! 1234! 123456! ? . # @ * 1. 123. 123# @123 _123 -123
abc qwe xyz aa dk er erdejlig forever 4ever`;

const keyboardRows = [
  'qwertyuiopå',
  'asdfghjklæø',
  'asdfghjkl',
  'zxcvbnm,.-',
  '1234567890',
  '0987654321',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
  'a1s2d3f4g5h6j7k8l9',
  'zaq12wsxcde34rfv',
  '!qaz@wsx#edc$rfv',
  '147258369',
  '741852963',
  '159357456852',
  '112233445566778899',
  '11223344',
  'aabbccddeeff',
];

const years = Array.from({ length: 88 }, (_, index) => String(1940 + index));
const split = (text: string) => text.trim().split(/\s+/);

function collect(): Set<string> {
  const all = new Set<string>();
  const add = (text: string) => {
    if (text.length >= minLength && text.length <= 24) all.add(text);
  };
  for (const start of [...split(starts), ...split(names)]) {
    for (const end of ['', ...split(ends), ...years]) add(start + end);
    add(start + start);
    add([...start].reverse().join(''));
    add(`123${start}`);
    add(`1234${start}`);
  }
  for (const walk of keyboardRows) {
    for (const line of [walk, walk + walk, [...walk].reverse().join('')]) {
      for (let from = 0; from < line.length; from += 1) {
        for (let length = minLength; length <= 16; length += 1)
          add(line.slice(from, from + length));
      }
    }
    for (let length = 2; length <= 6; length += 1) {
      const part = walk.slice(0, length);
      for (const times of [2, 3, 4, 5, 6, 8]) add(part.repeat(times));
      for (const end of split(ends)) add(part.repeat(2) + end);
    }
  }
  for (const letter of '0123456789abcdefghijklmnopqrstuvwxyzæøå.*!-') {
    for (let length = minLength; length <= 16; length += 1) add(letter.repeat(length));
  }
  for (const year of years) {
    add(year + year);
    for (const other of ['1234', '0000', '1111']) {
      add(year + other);
      add(other + year);
    }
  }
  return all;
}

let known: Set<string> | null = null;

/** All of them, in lower case; made at the first call. */
export function commonPasswords(): ReadonlySet<string> {
  known ??= collect();
  return known;
}

const substitutions: [RegExp, string][] = [
  [/[@4]/g, 'a'],
  [/0/g, 'o'],
  [/3/g, 'e'],
  [/[$5]/g, 's'],
  [/1/g, 'i'],
  [/7/g, 't'],
];

/** Danish letters as people without a Danish keyboard write them; the list is spelled this way. */
const spelled = (text: string) => text.replace(/å/g, 'aa').replace(/æ/g, 'ae').replace(/ø/g, 'oe');

/**
 * Whether a password is among the first that an attacker would try: in any case, with `å` or `aa`, and with signs in
 * the place of letters (`P@ssw0rd`).
 */
export function isCommonPassword(password: string): boolean {
  const list = commonPasswords();
  const plain = password.normalize('NFC').toLowerCase().trim();
  const undisguised = substitutions.reduce(
    (text, [sign, letter]) => text.replace(sign, letter),
    plain,
  );
  // The digits after the word stay as they are: the 123 of `p@ssword123` disguises no letters.
  const tail = /[\d!?.#@*$]*$/.exec(plain)?.[0] ?? '';
  const headAlone = undisguised.slice(0, plain.length - tail.length) + tail;
  return [plain, spelled(plain), undisguised, headAlone, spelled(headAlone)].some((text) =>
    list.has(text),
  );
}
