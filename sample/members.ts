import type { MemberProfile } from '../domain/user';

/** A member of the demo: the public profile's fields (§3), and the same about-text in Danish for the service. */
export type SampleMember = MemberProfile & {
  /** What the service keeps as `about`: the tool page that shows it is Danish (D1). */
  aboutDanish: string;
};

const picture = (id: string) => `/images/members/${id}.svg`;

/** The eight members who own the sample tools, with ids `1` to `8` in the service too (D5). */
export const sampleMembers: readonly SampleMember[] = [
  {
    id: '1',
    name: 'Freja Mogensen',
    avatar: picture('1'),
    location: 'Nørrebro, København',
    memberSince: '2023-03-14',
    bio: 'I restore old furniture in a backyard workshop on Nørrebro and own more sanders than chairs. Everything I lend is cleaned and tested the day before you pick it up. Ring the bell twice, the workshop is loud.',
    aboutDanish:
      'Jeg sætter gamle møbler i stand i et baggårdsværksted på Nørrebro og har flere slibemaskiner end stole. Alt, hvad jeg låner ud, er renset og prøvet af dagen før. Ring på to gange, der larmer i værkstedet.',
    responseRate: 98,
    responseTime: 'within an hour',
  },
  {
    id: '2',
    name: 'Henrik Bruun',
    avatar: picture('2'),
    location: 'Åbyhøj, Aarhus',
    memberSince: '2022-08-02',
    bio: 'Bricklayer for thirty years, now half retired with a garage full of machines that deserve to be used. I am happy to show you how they work before you drive off. Safety gear is always included.',
    aboutDanish:
      'Murer gennem tredive år, nu på halv tid og med en garage fuld af maskiner, der fortjener at blive brugt. Jeg viser gerne, hvordan de virker, før du kører. Sikkerhedsudstyr følger altid med.',
    responseRate: 94,
    responseTime: 'within a few hours',
  },
  {
    id: '3',
    name: 'Kirsten Dalgaard',
    avatar: picture('3'),
    location: 'Roskilde',
    memberSince: '2022-05-20',
    bio: 'Retired biology teacher with a large garden and a husband who buys every machine he sees. Pick-up is easy: there is room for a trailer in the drive, and usually coffee on the pot.',
    aboutDanish:
      'Pensioneret biologilærer med en stor have og en mand, der køber alle de maskiner, han ser. Det er nemt at hente: der er plads til en trailer i indkørslen og som regel kaffe på kanden.',
    responseRate: 100,
    responseTime: 'within an hour',
  },
  {
    id: '4',
    name: 'Elias Toft',
    avatar: picture('4'),
    location: 'Vesterbro, København',
    memberSince: '2024-01-09',
    bio: 'Electrician’s apprentice and caretaker’s helper in a housing co-op on Vesterbro. The co-op has lots of good tools and few flats, so we share. I am home after four on weekdays.',
    aboutDanish:
      'Elektrikerlærling og viceværtens højre hånd i en andelsforening på Vesterbro. Vi har meget godt værktøj og få lejligheder, så vi deler. Jeg er hjemme efter klokken fire på hverdage.',
    responseRate: 91,
    responseTime: 'within a few hours',
  },
  {
    id: '5',
    name: 'Amina Juhl',
    avatar: picture('5'),
    location: 'Odense',
    memberSince: '2023-10-30',
    bio: 'Mother of three, baker of birthday cakes and slowly renovating a house from 1932 in Odense. I lend what stands still between projects. Write what you are building and I will tell you honestly if my tool is up to it.',
    aboutDanish:
      'Mor til tre, fast kagebager og langsomt i gang med at renovere et hus fra 1932 i Odense. Jeg låner det ud, der står stille mellem projekterne. Skriv, hvad du skal lave, så siger jeg ærligt, om mit værktøj kan klare det.',
    responseRate: 96,
    responseTime: 'within an hour',
  },
  {
    id: '6',
    name: 'Torben Krogh',
    avatar: picture('6'),
    location: 'Valby, København',
    memberSince: '2022-11-11',
    bio: 'House owner in Valby since 2004. I bought proper machines once and would rather lend them than let them rust. Serviced every spring, full tank or charged battery at pick-up.',
    aboutDanish:
      'Husejer i Valby siden 2004. Jeg købte ordentlige maskiner fra starten og låner dem hellere ud end lader dem ruste. De får service hvert forår, og tanken er fuld eller batteriet ladet, når du henter.',
    responseRate: 99,
    responseTime: 'within an hour',
  },
  {
    id: '7',
    name: 'Signe Østergaard',
    avatar: picture('7'),
    location: 'Aalborg',
    memberSince: '2024-06-17',
    bio: 'Student in Aalborg, outdoors most weekends and at the family’s summer house in Skagen the rest. My gear has seen rain and will see more. I can often meet you on the way.',
    aboutDanish:
      'Studerer i Aalborg, er på tur de fleste weekender og i familiens sommerhus i Skagen resten. Mit grej har set regn før og skal se mere. Jeg kan tit mødes på halvvejen.',
    responseRate: 88,
    responseTime: 'within a day',
  },
  {
    id: '8',
    name: 'Mads Vinther',
    avatar: picture('8'),
    location: 'Amager, København',
    memberSince: '2023-06-05',
    bio: 'Scaffolder by day, allotment gardener on Amager by night. Sturdy things for heavy work: if you break it doing what it is made for, we sort it out like grown-ups.',
    aboutDanish:
      'Stilladsmontør om dagen og kolonihavemand på Amager om aftenen. Solide ting til tungt arbejde: går det i stykker ved det, det er lavet til, finder vi ud af det som voksne mennesker.',
    responseRate: 93,
    responseTime: 'within a few hours',
  },
];
