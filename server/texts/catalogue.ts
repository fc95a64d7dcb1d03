/** What the service says on screens that were given Danish, and how it is said in English. */
export const fromDanish = {
  'Der findes allerede en konto med den e-mail.': 'There is already an account with that email.',
  'Navn skal udfyldes.': 'Name is required.',
  'Navn må højst være {max} tegn.': 'Name may be at most {max} characters.',
  'E-mail må højst være {max} tegn.': 'Email may be at most {max} characters.',
  'E-mail er ikke en gyldig adresse.': 'Email is not a valid address.',
  'Adgangskode skal være mindst 8 tegn lang': 'Password must be at least 8 characters long',
  'Adgangskode må højst være {max} tegn lang': 'Password may be at most {max} characters long',
  'Adgangskode må ikke kun være mellemrum': 'Password may not be spaces alone',
  'Adgangskode må ikke være din e-mail': 'Password may not be your email',
  'Adgangskoden er en af dem, alle prøver først. Vælg en anden.':
    'The password is one of those that everybody tries first. Choose another.',
} as const;

/** What it says on screens that were given English, and how it is said in Danish. */
export const fromEnglish = {
  'Invalid email or password': 'Forkert e-mail eller adgangskode',
  'Please select rental dates': 'Vælg datoer for lejen',
  'Invalid date range': 'Datoerne passer ikke sammen',
  'These days have passed. Please choose days from today on.':
    'De dage er gået. Vælg dage fra i dag og frem.',
  'You can book up to {days} days ahead. Please choose earlier days.':
    'Du kan booke op til {days} dage frem. Vælg tidligere dage.',
  'The owner lends it for {days} at least.': 'Ejeren låner det ud i mindst {days}.',
  'The owner lends it for {days} at most.': 'Ejeren låner det ud i højst {days}.',
  'The owner asks for {days} of notice.': 'Ejeren vil vide det mindst {days} før.',
  'The owner takes bookings up to {days} ahead.': 'Ejeren tager imod bookinger op til {days} frem.',
  'There is one of this tool. Please choose a quantity of 1.':
    'Der er kun ét af det her værktøj. Vælg antallet 1.',
  'Please choose a quantity of 1 to {most}.': 'Vælg et antal fra 1 til {most}.',
  'This is your own tool.': 'Det er dit eget værktøj.',
  'This tool is not offered at the moment.': 'Værktøjet udlånes ikke lige nu.',
  'The total would be more than 10,000,000 kr. Please choose fewer days.':
    'Det ville koste mere end 10.000.000 kr. Vælg færre dage.',
  'The tool is taken on some of these days. Please choose other days.':
    'Værktøjet er optaget nogle af dagene. Vælg andre dage.',
  'You have {most} bookings that are not over, and more are not possible. Please cancel or return one first.':
    'Du har {most} bookinger, der ikke er slut, og kan ikke have flere. Afbestil eller aflever en af dem først.',
} as const;
