import type { BlogPost } from '../../domain/blog';

/** The mark by which an article's text says that a paragraph is a heading. */
const heading = (text: string) => `## ${text}`;
/** Each paragraph is a text of the catalogues; blank lines part them. */
const article = (paragraphs: readonly string[]) => paragraphs.join('\n\n');

const torben = { name: 'Torben Krogh', avatar: '/images/members/6.svg' };
const mads = { name: 'Mads Vinther', avatar: '/images/members/8.svg' };
const kirsten = { name: 'Kirsten Dalgaard', avatar: '/images/members/3.svg' };

const chooseADrill = article([
  /*i18n*/ 'Nine out of ten people who write to me want to borrow "a drill". What they need is one of three quite different machines, and the wrong one turns an easy evening into a long one. Here is how I sort them out at my garage door.',
  heading(/*i18n*/ 'Look at the wall before you look at the drill'),
  /*i18n*/ 'Knock on it. A hollow sound means plasterboard on studs, and almost anything will go through it; the question there is which plug you use, not which machine. A dull, dry sound is brick or aerated concrete. If it sounds like knocking on a pavement, it is concrete, and no amount of leaning on a small drill will change that.',
  /*i18n*/ 'In Danish flats from before the war you will often meet two of them in one wall: brick below and around the windows, plaster on laths in between. Drill a thin test hole where the cabinet will hide it, and look at the dust. Red is brick, white is plaster or aerated concrete, grey is concrete.',
  heading(/*i18n*/ 'The three machines'),
  /*i18n*/ 'The cordless drill is for wood, metal, plasterboard and for driving screws. It has a ring with numbers behind the chuck. Low numbers let go early and save the head of the screw; the symbol with a drill bit switches the clutch off.',
  /*i18n*/ 'The impact drill rattles the bit forward while it turns. It is good for brick and for lighter blocks. It is loud, it is slow in concrete, and it will happily wander across a tile, so begin without impact until you are through the glaze.',
  /*i18n*/ 'The rotary hammer looks similar but works in another way: a piston inside it strikes the bit. You do not push, you just hold on. It takes its own bits, with grooves in the shank, and it goes through concrete in seconds. Most of them can also chisel, which is how old tiles come down.',
  heading(/*i18n*/ 'Before the first hole'),
  /*i18n*/ 'Find out what is in the wall. A detector costs less to borrow than a coffee, and water pipes tend to run straight up or down from a tap, cables straight from a socket or a switch. Turn the circuit off anyway.',
  /*i18n*/ 'Mark the depth with a piece of tape round the bit. Use a bit of the same size as the plug, not a little larger to be safe. Pull it out a couple of times on the way so that the dust comes with it, and hold a vacuum cleaner underneath if you are fond of your carpet.',
  heading(/*i18n*/ 'Borrow, then decide'),
  /*i18n*/ 'If you drill five holes a year, you do not need to own a rotary hammer. Borrow one for a day, and do all the holes in the flat at once, including the ones you have put off since you moved in. If you notice after three loans that you miss it, buy a good one. Then list it here, and let it earn its place on the shelf.',
]);

const yearlyCare = article([
  /*i18n*/ 'A tool that is lent out works harder than one that hangs on a wall. That is good for it, as long as somebody takes an hour now and then to look after it. This is the round I do with our own machines four times a year, with a pot of coffee and an old towel.',
  heading(/*i18n*/ 'Spring: blades and edges'),
  /*i18n*/ 'Everything that cuts gets dull over the winter, mostly from being put away dirty. Take the blade of the lawn mower off, with the spark plug lead pulled first, and follow the old angle with a file. It does not have to be a razor. It has to be the same on both sides, or the mower will shake its bolts loose.',
  /*i18n*/ 'Hedge trimmers want the resin off before anything else. Warm water with a drop of washing-up liquid and a brush, then dry, then a thin film of oil along the whole blade. Secateurs get the same treatment and suddenly cut like new.',
  heading(/*i18n*/ 'Summer: batteries'),
  /*i18n*/ 'Batteries dislike two things: heat and being empty. A car in July is the worst place for them. Charge them in the shade when they have cooled down, and never leave one at zero on a shelf. If you do not use a machine for a month or two, store the battery half full, indoors and away from the machine.',
  /*i18n*/ 'Write the date of purchase on each of them. When a borrower says that one of the two gives up early, you will know which one it is.',
  heading(/*i18n*/ 'Autumn: fuel and filters'),
  /*i18n*/ 'Petrol goes stale. Either run the tank dry before winter or fill it up with fuel that is made to keep; a half-full tank is the one thing to avoid. Pull the starter once with the ignition off to spread the oil, and leave the piston where the rope feels heavy.',
  /*i18n*/ 'Knock the air filter out against your palm. If you cannot see light through it, it costs less than you think to replace. Do the same with the vacuum cleaner, which has had a harder year than the rest.',
  heading(/*i18n*/ 'Winter: water and cords'),
  /*i18n*/ 'Frost ruins a pressure washer in one night. Run the pump without water for a few seconds until it only spits, then bring it indoors with its hoses. The same goes for the carpet cleaner: empty both tanks, leave the lids off, and it will not smell in March.',
  /*i18n*/ 'Then go along every cord with your fingers. A nick in the sheath is a reason to replace it, and tape is not a repair. Check that plugs sit tight and that the fold near the machine has not gone soft.',
  heading(/*i18n*/ 'A note in the box'),
  /*i18n*/ 'The last five minutes go into a card in each case: what belongs in it, when it was serviced, and what to watch out for. Borrowers read it, I promise. Since we began with the cards, almost nothing has come back wet, and the small parts come back too.',
]);

const oneLadder = article([
  /*i18n*/ 'There are twenty-two front doors on our street on Amager, and until last spring there were nineteen ladders behind them. I know, because I went round and counted. Most had been up fewer than three times since they were bought. One still had the price tag on.',
  heading(/*i18n*/ 'How it began'),
  /*i18n*/ 'My neighbour needed to reach a gutter and was on the way to buy ladder number twenty. I had one, two doors down. He had simply never asked, and I had never said. It struck both of us as a little sad, and rather expensive.',
  /*i18n*/ 'So we wrote down what we owned and did not use every week. A ladder. A cement mixer that had made one terrace. Four hedge trimmers for two hedges. A party tent. A machine for cutting tiles, bought in a hurry on a Saturday, which had cut tiles that Saturday.',
  heading(/*i18n*/ 'Asking is the hard part'),
  /*i18n*/ 'Nobody minds lending. What people mind is asking, because it feels like owing. That is why a price helps, even a small one. When you pay forty kroner for a day, you have not been done a favour; you have rented something, you bring it back clean, and you may ask again next week.',
  /*i18n*/ 'The second thing that helps is a date. "Whenever you are done with it" sounds generous and ends with a sander living in somebody else\'s cellar. A day of return is kinder to both.',
  /*i18n*/ 'The third is being honest about the state of things. My wheelbarrows are rusty at the rim and I say so. No one has ever complained, because nobody was surprised.',
  heading(/*i18n*/ 'What it saves'),
  /*i18n*/ 'I cannot give you a figure for the planet that I would trust. I can tell you what did not happen on our street in a year: eight machines were not bought. None of them had to be made, shipped, unpacked, stored and in the end driven to the recycling centre. Two cellars have room for bicycles again.',
  /*i18n*/ 'And I can tell you something I had not counted on. I now know the names behind all twenty-two doors. When the storm took down a birch in November, six people came out with what they had: a saw, a trailer, ropes, soup. Nobody had organised it. We had just become used to knocking.',
  heading(/*i18n*/ 'Start with one thing'),
  /*i18n*/ 'You do not have to empty your shed. Take the one tool that makes you think "somebody could use that", photograph it in daylight, and write three honest sentences about it. Say when you are at home. Then see who rings.',
  /*i18n*/ 'If you are the one who needs something, do the same the other way round: before you buy, look within a few kilometres of where you live. The chances are good that it hangs on a nail nearby, wishing it were Saturday.',
]);

/** The three articles of the blog (§2), newest first. In `content` a line that begins with `## ` is a heading; blank lines part the paragraphs. */
export const blogPosts: readonly BlogPost[] = [
  {
    id: '1',
    title: /*i18n*/ 'Which drill do you actually need?',
    excerpt:
      /*i18n*/ 'Knock on the wall first. A short guide to three machines that look alike and are not, written by a man who lends all of them.',
    content: chooseADrill,
    slug: 'which-drill-do-you-need',
    author: { ...torben, role: /*i18n*/ 'Lends tools in Valby' },
    date: '2026-05-12',
    category: 'Tips & Tricks',
    imageUrl: '/images/tools/hammer-drill.svg',
    readTime: 3,
    featured: true,
  },
  {
    id: '2',
    title: /*i18n*/ 'One street, nineteen ladders',
    excerpt:
      /*i18n*/ 'What happened when a street on Amager wrote down what it owned, put small prices on it, and began to knock on doors.',
    content: oneLadder,
    slug: 'one-street-nineteen-ladders',
    author: { ...mads, role: /*i18n*/ 'Scaffolder and allotment gardener' },
    date: '2026-03-24',
    category: 'Community',
    imageUrl: '/images/tools/ladder.svg',
    readTime: 3,
    featured: true,
  },
  {
    id: '3',
    title: /*i18n*/ 'Four hours a year that keep your tools alive',
    excerpt:
      /*i18n*/ 'Blades in spring, batteries in summer, fuel in autumn, water in winter: the round that keeps lent machines running.',
    content: yearlyCare,
    slug: 'four-hours-a-year',
    author: { ...kirsten, role: /*i18n*/ 'Retired teacher with a full shed' },
    date: '2026-02-03',
    category: 'Tool Maintenance',
    imageUrl: '/images/tools/hedge-trimmer.svg',
    readTime: 3,
    featured: false,
  },
];
