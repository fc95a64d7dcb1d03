import { foldedText } from '../values/foldedText';
import type { formCategoryNames } from './categories';

type FormCategory = (typeof formCategoryNames)[number];

/** The trade's words for tools, by category, in Danish and English. A longer word is more exact than a shorter one. */
const tradeWords: Record<FormCategory, string> = {
  'Power Tools':
    'boremaskine slagboremaskine skruemaskine borehammer slagnøgle sav rundsav stiksav dyksav geringssav kapsav bordsav båndsav dekupørsav bajonetsav sliber vinkelsliber excentersliber båndsliber trekantsliber rystepudser pudsemaskine fræser overfræser sømpistol kompressor varmluftpistol vådskærer drill jigsaw saw grinder sander router compressor',
  'Hand Tools':
    'værktøjskasse håndværktøj håndsav fukssvans hammer mukkert skruetrækker topnøgle topnøglesæt svensknøgle skruetvinge skruestik mejsel stemmejern høvl økse vaterpas fliseskærer cykelværksted hacksaw screwdriver wrench chisel axe toolbox clamp',
  'Garden & Lawn':
    'plæneklipper hækkeklipper slagleklipper løvblæser løvsuger motorsav kædesav grensav trillebør havevogn motorbør buskrydder græstrimmer kompostkværn flishugger jordbor havefræser rodfræser stubfræser plænelufter vertikalskærer havetromle havesprøjte lawnmower mower trimmer chainsaw wheelbarrow shredder',
  Kitchen:
    'røremaskine køkkenmaskine æltemaskine vaffeljern æbleskivepande popcornmaskine ismaskine pastamaskine kødhakker pizzaovn grill blender saftpresser raclette fonduesæt kaffemaskine waffle-iron mixer',
  Cleaning:
    'højtryksrenser hedvandsrenser tæpperenser damprenser møbelrenser støvsuger vinduesvasker gulvvasker gulvvaskemaskine vacuum washer',
  Outdoor:
    'telt stige stillads kajak kano paddleboard sovepose liggeunderlag terrassevarmer tent ladder kayak canoe scaffold',
  Automotive:
    'donkraft motorkran fejlkodelæser trailer tagboks cykelholder startkabel hjulkryds momentnøgle batterilader jack roofbox',
  Painting:
    'malersprøjte lavtrykssprøjte sprøjtepistol malerrulle tapetdamper tapetbord tapetafdamper paint-sprayer wallpaper-steamer',
  Plumbing:
    'rørtang rørskærer rensebånd rensefjeder kloakkamera presstang svupper dykpumpe vandpumpe pipe-cutter',
  Electrical:
    'multimeter generator arbejdslampe byggelampe værkstedslampe ledningsdetektor forlængerledning kabeltromle loddekolbe strømstation power-station',
};

/** The endings of Danish and English nouns: plural and definite forms. */
const endings = '(?:e|en|er|et|erne|n|r|s)?';

const makeEntries = () =>
  Object.entries(tradeWords).flatMap(([category, words]) =>
    words.split(' ').map((written) => {
      const word = written.replace('-', ' ');
      return {
        word,
        category: category as FormCategory,
        pattern: new RegExp(`${foldedText(word)}${endings}\\b`),
      };
    }),
  );
/** Made by the first guess, not while the front page loads. */
let entries: ReturnType<typeof makeEntries> | undefined;

interface Guess {
  /** The word of the trade in the name, which a search for similar tools can take. */
  word: string;
  /** The name of the category. */
  category: FormCategory;
}

/**
 * Guesses the category of a tool from its name: "Akku boremaskine 18 V" is a power tool. A Danish compound ends with the
 * word that says what it is, so a word fits at the end of a longer one, and the longest fitting word decides. Edge: null
 * when no word fits.
 */
export function guessCategory(name: string): Guess | null {
  entries ??= makeEntries();
  const folded = foldedText(name);
  let found: Guess | null = null;
  for (const { word, category, pattern } of entries) {
    const isMoreExact = found === null || word.length > found.word.length;
    if (isMoreExact && pattern.test(folded)) found = { word, category };
  }
  return found;
}
