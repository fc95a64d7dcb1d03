/** Names and descriptions for the generated tools (`bench/makeTools.ts`). */

/** A kind of tool: name, share of all listings, usual price per day in whole kroner, category ids. */
export type Kind = readonly [name: string, share: number, kroner: number, categories: number[]];

/** The shares follow a real market: a few kinds that everybody has, and a long tail. */
export const kinds: readonly Kind[] = [
  ['Boremaskine', 60, 70, [1]],
  ['Skruemaskine', 48, 60, [1]],
  ['Stige', 44, 55, [9, 6]],
  ['Højtryksrenser', 40, 120, [5]],
  ['Plæneklipper', 36, 130, [2]],
  ['Hækkeklipper', 36, 90, [2]],
  ['Motorsav', 30, 160, [2, 1]],
  ['Trailer', 28, 220, [8]],
  ['Rundsav', 26, 85, [1]],
  ['Stiksav', 24, 65, [1]],
  ['Vinkelsliber', 24, 70, [1]],
  ['Trillebør', 22, 40, [2, 7]],
  ['Excentersliber', 20, 65, [1]],
  ['Borehammer', 20, 130, [1]],
  ['Græstrimmer', 18, 80, [2]],
  ['Kompressor', 18, 140, [1, 8]],
  ['Telt', 16, 180, [6]],
  ['Pavillon', 16, 250, [6]],
  ['Multicutter', 14, 70, [1]],
  ['Donkraft', 14, 60, [8]],
  ['Gasgrill', 14, 190, [6, 4]],
  ['Tæpperenser', 12, 150, [5]],
  ['Båndsliber', 12, 75, [1]],
  ['Betonblander', 12, 210, [7]],
  ['Fliseskærer', 12, 140, [7]],
  ['Kapsav', 12, 160, [1]],
  ['Løvblæser', 12, 85, [2]],
  ['Havefræser', 10, 260, [2]],
  ['Kædesav', 10, 150, [2]],
  ['Topnøglesæt', 10, 45, [3, 8]],
  ['Dyksav', 10, 170, [1]],
  ['Gulvafhøvler', 9, 380, [1]],
  ['Tapetafdamper', 9, 90, [9]],
  ['Rørtang', 8, 35, [10, 3]],
  ['Malersprøjte', 8, 170, [9]],
  ['Sømpistol', 8, 110, [1]],
  ['Køkkenmaskine', 8, 120, [4]],
  ['Bordrundsav', 8, 200, [1]],
  ['Kompostkværn', 7, 210, [2]],
  ['Plænelufter', 7, 190, [2]],
  ['Stillads', 7, 420, [9, 7]],
  ['Flisevibrator', 6, 340, [7]],
  ['Murerspand', 6, 20, [7]],
  ['Skruetvinge', 6, 25, [3]],
  ['Overfræser', 6, 110, [1]],
  ['Generator', 6, 300, [11]],
  ['Kabelsøger', 5, 90, [11]],
  ['Multimeter', 5, 40, [11]],
  ['Afløbsrenser', 5, 130, [10]],
  ['Pølsehorn', 4, 60, [4]],
  ['Sækkevogn', 4, 45, [6]],
  ['Lasermåler', 4, 95, [3]],
  ['Krydslaser', 4, 130, [3]],
  ['Brændekløver', 4, 280, [2]],
  ['Pælebor', 4, 240, [2]],
  ['Vandpumpe', 4, 160, [10]],
  ['Affugter', 4, 150, [5, 11]],
  ['Varmekanon', 4, 170, [11]],
  ['Hulkortsbor', 2, 30, [3]],
  ['Svejseværk', 2, 260, [8, 1]],
  ['Limpistol', 2, 25, [3]],
  ['Isvaffeljern', 2, 70, [4]],
  ['Ukrudtsbrænder', 2, 70, [2]],
  ['Nedstryger', 2, 20, [3, 10]],
  ['Vinkelbor', 1, 80, [1]],
  ['Loddekolbe', 1, 35, [11]],
  ['Tagrendesuger', 1, 130, [5]],
  ['Stenkløver', 1, 190, [7]],
  ['Gulerodsskræller', 0.2, 20, [4]],
  ['Kirsebærudstener', 0.05, 25, [4]],
];

/** Invented names, like those of the demo; the first ones are on many tools. */
export const brands = (
  'Tordal Vesterby Nordkraft Skovgaard Hammerli Bjergsø Fjordline Klint Granvik Holmstad ' +
  'Stålbo Lundvig Østerberg Kronborg Ravnkilde Sønderho Tjele Ulvsund Viborgia Ydun'
).split(' ');

export const manners = [
  'til store opgaver',
  'med batteri',
  'i god stand',
  'næsten ny',
  'til haven',
  '18 V',
  '230 V',
  'med kuffert',
  'let model',
  'til proffer',
  'med to batterier',
  'lydsvag',
  'til udlejning',
  'kompakt',
];

/** `{}` is replaced by a rare compound. */
export const sentences = [
  'Den er velholdt og bliver gjort ren efter hver tur.',
  'Står i skuret og bliver alt for lidt brugt.',
  'Hentes og afleveres efter aftale, gerne om aftenen.',
  'Jeg købte den til at lave {} og har ikke brug for den hver uge.',
  'God til beton, mursten og andre hårde vægge.',
  'Passer til træ, både fyr og eg.',
  'Batteriet holder til en halv dags arbejde.',
  'Bor og bits følger med i kassen.',
  'Forlængerledning på ti meter kan lånes med.',
  'Brugt til vores eget hus og en enkelt {}.',
  'Larmer lidt, så husk høreværn.',
  'Kan også bruges af begyndere, jeg viser gerne hvordan.',
  'Klinge og olie er skiftet i foråret.',
  'Vejer ikke mere, end at den kan bæres på en cykel.',
  'Der er plads til den i bagagerummet.',
  'Ideel til terrasse, carport og {}.',
  'Ring eller skriv, så finder vi ud af det.',
  'Skal afleveres tør og uden jord.',
  'Giver et pænt resultat på fliser og klinker.',
  'Har den stærkeste motor i sin klasse.',
  'Benzin er ikke med i prisen.',
  'Startede i første hug sidste weekend.',
  'Min nabo brugte den til {} og var glad.',
  'Sælges ikke, men lånes gerne ud.',
  'Manualen ligger i kassen sammen med en lille værktøjsnøgle.',
  'Kører på almindelig stikkontakt.',
];

/** First and last parts of rare compounds: every pair is a word, and some pairs hardly ever occur. */
export const compoundStarts = (
  'kirsebær granit skifer gulvtæppe bambus æble hybenrose jordbær kælder loft sauna drivhus hønsehus ' +
  'bistade kajak kano sejl mast ror trappe gelænder vindue karnap kvist tagrygs skorstens pejse ovn pizza ' +
  'brød surdejs marmelade honning gær vin øl cider most snaps fyrretræs ege bøge birke ask elme pil hassel ' +
  'tjørne liguster buksbom thuja taks rododendron klematis vedbend mos tang sten sand grus ler kalk gips ' +
  'linoleum kork parket lamel laminat klinke mosaik terrazzo spartel fuge silikone bitumen zink kobber ' +
  'messing støbejerns krom nikkel læder kanvas filt uld hør silke gardin markise parasol hængekøje'
).split(' ');
export const compoundEnds = (
  'plukker knuser hylde kasse reol bænk stol bord skab låge dør ramme karm liste panel kant klemme holder ' +
  'krog beslag hængsel skinne stang rør slange pumpe ventil filter si tragt spand balje kar tønde pose net ' +
  'rist plade bund top side væg skærm lampe kontakt stik kabel føler måler ur klokke fløjte sav kniv saks ' +
  'syl hammer økse kile mejsel fil rasp høvl sliber polerer børste kost skovl spade greb rive hakke'
).split(' ');
