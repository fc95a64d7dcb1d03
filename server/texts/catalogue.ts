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
  // People and accounts
  'Please sign in to continue.': 'Log ind for at fortsætte.',
  'Too many attempts. Please try again in 1 minute.':
    'Der har været for mange forsøg. Prøv igen om 1 minut.',
  'Too many attempts. Please try again in {minutes} minutes.':
    'Der har været for mange forsøg. Prøv igen om {minutes} minutter.',
  'Too many people are signing in right now. Please try again in a moment.':
    'Der er rigtig mange, der logger ind lige nu. Prøv igen om et øjeblik.',
  'Too much is asked right now. Please try again.': 'Der er travlt lige nu. Prøv igen.',
  'The request is too large.': 'Det, du sender, fylder for meget.',
  'The request did not arrive in time.': 'Det, du sendte, nåede ikke frem i tide.',
  'The answer would be larger than {megabytes} MB. Please ask for less.':
    'Svaret ville fylde mere end {megabytes} MB. Bed om mindre.',
  'The service cannot reach its data right now. Please try again in a moment.':
    'Vi kan ikke nå vores data lige nu. Prøv igen om et øjeblik.',
  'The service has run out of room and could not do this. Please try again later.':
    'Skuret har ikke plads til mere lige nu. Prøv igen senere.',
  'Something went wrong on our side. Please try again.': 'Noget gik galt hos os. Prøv igen.',
  'Name is required.': 'Navn skal udfyldes.',
  'Name may be at most {max} characters.': 'Navn må højst være {max} tegn.',
  'Email is required.': 'E-mail skal udfyldes.',
  'Email is not a valid address.': 'E-mail er ikke en gyldig adresse.',
  'Subject is required.': 'Emne skal udfyldes.',
  'Subject may be at most {max} characters.': 'Emne må højst være {max} tegn.',
  'Message is required.': 'Besked skal udfyldes.',
  'Message may be at most {max} characters.': 'Besked må højst være {max} tegn.',
  'Bio may be at most {max} characters.': '“Om dig” må højst være {max} tegn.',
  'Location may be at most {max} characters.': 'Sted må højst være {max} tegn.',
  "Location: we don't know “{location}”. Use a Danish town or postcode.":
    'Sted: Vi kender ikke “{location}”. Brug en dansk by eller et postnummer.',
  'Photo: there is no such picture here. Please choose it again.':
    'Billede: Det findes ikke her. Vælg det igen.',
  'You can save at most {most} favorites. Remove some that you no longer need, and try again.':
    'Du kan højst gemme {most} favoritter. Fjern nogle, du ikke længere bruger, og prøv igen.',
  'Many messages came from here within an hour. Please try again in 1 minute.':
    'Der er kommet mange beskeder herfra den sidste time. Prøv igen om 1 minut.',
  'Many messages came from here within an hour. Please try again in {minutes} minutes.':
    'Der er kommet mange beskeder herfra den sidste time. Prøv igen om {minutes} minutter.',
} as const;

/** What was given in American spelling, as English says it where English was asked for. */
export const britishOf = {
  'You can save at most {most} favorites. Remove some that you no longer need, and try again.':
    'You can save at most {most} favourites. Remove some that you no longer need, and try again.',
} as const;
