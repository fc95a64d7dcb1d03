import type { SampleMember } from './members';

/** Members who own the service's other demo tools, so that their profiles open too (D5). They have no picture: `avatar` is empty. */
export const furtherMembers: readonly SampleMember[] = [
  {
    id: '9',
    name: 'Mette Holm',
    avatar: '',
    location: 'Østerbro, København',
    memberSince: '2023-02-01',
    bio: 'Architect with two children, a bicycle trailer and a basement room full of tools on Østerbro. I lend after work and on Saturday mornings, and I write back quickly.',
    aboutDanish:
      'Arkitekt med to børn, ladcykel og et kælderrum fuldt af værktøj på Østerbro. Jeg låner ud efter arbejde og lørdag formiddag og svarer hurtigt.',
    responseRate: 97,
    responseTime: 'within an hour',
  },
  {
    id: '10',
    name: 'Jonas Kjeldsen',
    avatar: '',
    location: 'Frederiksberg',
    memberSince: '2024-02-18',
    bio: 'Secondary school teacher who likes wood better than essays. My tools live in a former coal cellar on Frederiksberg, and I gladly carry the heavy ones up the stairs.',
    aboutDanish:
      'Gymnasielærer, der hellere vil rette træ end stile. Mit værktøj bor i en gammel kulkælder på Frederiksberg, og jeg bærer gerne det tunge op ad trappen.',
    responseRate: 92,
    responseTime: 'within a few hours',
  },
  {
    id: '11',
    name: 'Lars Bøgelund',
    avatar: '',
    location: 'Gentofte',
    memberSince: '2022-09-12',
    bio: 'Engineer with a big garden and a soft spot for machines that start the first time. Everything comes with its manual and a short note from me.',
    aboutDanish:
      'Ingeniør med stor have og en svaghed for maskiner, der starter i første forsøg. Alt kommer med manual og en kort seddel fra mig.',
    responseRate: 95,
    responseTime: 'within an hour',
  },
  {
    id: '12',
    name: 'Aisha Rahimi',
    avatar: '',
    location: 'Vanløse, København',
    memberSince: '2024-04-03',
    bio: 'I cook for large parties and repair what breaks on the way. Kitchen machines are rinsed, tools are oiled, and you can pick up until ten in the evening.',
    aboutDanish:
      'Jeg laver mad til store fester og reparerer det, der går i stykker undervejs. Køkkenmaskiner er vasket, værktøj er olieret, og du kan hente til klokken 22.',
    responseRate: 99,
    responseTime: 'within an hour',
  },
  {
    id: '13',
    name: 'Poul Erik Thomsen',
    avatar: '',
    location: 'Svendborg',
    memberSince: '2022-06-27',
    bio: 'Retired boatbuilder. The tools have outlived two boats and are in better shape than I am. Call before you come, I may be down at the harbour.',
    aboutDanish:
      'Pensioneret bådebygger. Værktøjet har overlevet to både og er i bedre stand end mig. Ring, før du kommer, jeg kan være nede på havnen.',
    responseRate: 86,
    responseTime: 'within a day',
  },
  {
    id: '14',
    name: 'Camilla Nygaard',
    avatar: '',
    location: 'Kolding',
    memberSince: '2023-08-21',
    bio: 'We built our own house in Kolding and now own everything it takes to build one. Lending it out pays for the last coat of paint.',
    aboutDanish:
      'Vi har selv bygget vores hus i Kolding og ejer nu alt, hvad der skal til. Udlejningen betaler for den sidste gang maling.',
    responseRate: 93,
    responseTime: 'within a few hours',
  },
  {
    id: '15',
    name: 'Rasmus Lyngø',
    avatar: '',
    location: 'Esbjerg',
    memberSince: '2023-05-08',
    bio: 'Mechanic offshore, two weeks out and three weeks home. When I am away my neighbour Gerda hands out the tools, and she knows them better than I do.',
    aboutDanish:
      'Mekaniker offshore, to uger ude og tre uger hjemme. Når jeg er væk, udleverer min nabo Gerda værktøjet, og hun kender det bedre end mig.',
    responseRate: 84,
    responseTime: 'within a day',
  },
  {
    id: '16',
    name: 'Birgit Skovgaard',
    avatar: '',
    location: 'Helsingør',
    memberSince: '2022-10-15',
    bio: 'I look after a half-timbered house from 1786 in Helsingør, which is a full-time occupation. Gentle tools for old houses, and good advice thrown in.',
    aboutDanish:
      'Jeg passer et bindingsværkshus fra 1786 i Helsingør, og det er et fuldtidsjob. Nænsomt værktøj til gamle huse, og gode råd følger med.',
    responseRate: 98,
    responseTime: 'within a few hours',
  },
  {
    id: '17',
    name: 'Oliver Dam',
    avatar: '',
    location: 'Trøjborg, Aarhus',
    memberSince: '2024-08-30',
    bio: 'Sound technician and hobby carpenter on Trøjborg in Aarhus. I have a cargo bike and deliver within five kilometres when the weather is with me.',
    aboutDanish:
      'Lydtekniker og hobbytømrer på Trøjborg i Aarhus. Jeg har ladcykel og bringer ud inden for fem kilometer, når vejret er med mig.',
    responseRate: 90,
    responseTime: 'within an hour',
  },
  {
    id: '18',
    name: 'Hanne Mikkelsen',
    avatar: '',
    location: 'Viborg',
    memberSince: '2023-01-19',
    bio: 'Farmer’s daughter with a barn outside Viborg. Big machines for big jobs, and room to turn with a trailer. Mud is no problem, water in the tank is.',
    aboutDanish:
      'Gårdmandsdatter med en lade uden for Viborg. Store maskiner til store opgaver og plads til at vende med en trailer. Mudder gør ikke noget, vand i tanken gør.',
    responseRate: 94,
    responseTime: 'within a few hours',
  },
  {
    id: '19',
    name: 'Jens Frost',
    avatar: '',
    location: 'Rønne',
    memberSince: '2023-04-11',
    bio: 'Caretaker of eleven summer houses on Bornholm. If it can be repaired with a tool, I probably have it in the van.',
    aboutDanish:
      'Passer elleve sommerhuse på Bornholm. Kan det repareres med et stykke værktøj, ligger det nok i varebilen.',
    responseRate: 89,
    responseTime: 'within a day',
  },
  {
    id: '20',
    name: 'Ida Sloth',
    avatar: '',
    location: 'Hvidovre',
    memberSince: '2024-03-22',
    bio: 'Runs the tool room of a housing association in Hvidovre together with three neighbours. The prices are low because the tools belong to all of us.',
    aboutDanish:
      'Står for værktøjsrummet i en boligforening i Hvidovre sammen med tre naboer. Priserne er lave, fordi værktøjet er vores alle sammens.',
    responseRate: 100,
    responseTime: 'within an hour',
  },
];
