/** Texts of the service for screens that are Danish as given, with their English translations. */
export const fromDanish = {
  'Der findes allerede en konto med den e-mail.':
    'There is already an account with that email address.',
  'Navn skal udfyldes.': 'Name is required.',
  'Navnet ligner Skurets eget. Vælg et andet.':
    'This name looks like Skuret’s own. Choose another.',
  'Navn må højst være {max} tegn.': 'Name may be at most {max} characters.',
  'E-mail må højst være {max} tegn.': 'Email may be at most {max} characters.',
  'E-mail er ikke en gyldig adresse.': 'Email is not a valid address.',
  'Adgangskode skal være mindst 8 tegn lang': 'Password must be at least 8 characters long',
  'Adgangskode må højst være {max} tegn lang': 'Password may be at most {max} characters long',
  'Adgangskode må ikke kun være mellemrum': 'Password may not be only spaces',
  'Adgangskode må ikke være din e-mail': 'Password may not be your email',
  'Adgangskoden er en af dem, alle prøver først. Vælg en anden.':
    'This password is one of the first that everybody tries. Please choose another.',
  // The page that stops mails
  'Få ikke flere e-mails': 'Stop getting e-mails',
  'Vil du ikke længere have e-mails fra Skuret om {topics}? Det står stadig i appen.':
    'Do you no longer want e-mails from Skuret about {topics}? You still find them in the app.',
  'Du får stadig e-mails om det, der ændrer en booking eller dine penge, og om din kontos sikkerhed.':
    'You still get e-mails about what changes a booking or your money, and about the security of your account.',
  'Du får ikke flere af disse e-mails': 'You get no more of these e-mails',
  'Du får ikke flere e-mails om {topics}. Det står stadig i appen.':
    'You get no more e-mails about {topics}. You still find them in the app.',
  'Du kan slå dem til igen i dine indstillinger.': 'You can turn them on again in your settings.',
  'Linket virker ikke': 'The link does not work',
  'Det er ikke helt, eller kontoen findes ikke mere. Du kan slå e-mails fra i dine indstillinger.':
    'It is not whole, or the account is no longer there. You can turn e-mails off in your settings.',
  // The page that confirms the newsletter
  'Bekræft, at du vil have nyhedsbrevet': 'Confirm that you want the newsletter',
  'Vi sender det til {email} en gang om måneden.': 'We send it to {email} once a month.',
  'Ja, send mig nyhedsbrevet': 'Yes, send me the newsletter',
  'Du får nyhedsbrevet': 'You get the newsletter',
  'Det er ikke helt, eller det er mere end en uge gammelt. Skriv din e-mail igen.':
    'It is not whole, or it is more than a week old. Type your e-mail again.',
  // Former members
  'Tidligere medlem': 'Former member',
  // The export file, when it is no longer there
  'Filen kan ikke hentes her mere': 'The file is no longer here',
  'Filen kan hentes én gang, i fem minutter. Bed om en ny i dine indstillinger.':
    'The file can be fetched once, within five minutes. Ask for a new one in your settings.',
  'Gå til indstillinger': 'Go to your settings',
  // Calendars
  '{member} spørger om {tool}': '{member} asks for {tool}',
  'Spurgt om {tool} hos {member}': 'Asked {member} for {tool}',
  'Udlånt: {tool} til {member}': 'Lent: {tool} to {member}',
  'Lån: {tool} hos {member}': 'Borrowed: {tool} from {member}',
  'Booking {number}': 'Booking {number}',
  '{units} stk.': '{units} units',
  'Den sidste dag kommer værktøjet tilbage.': 'The tool comes back on the last day.',
  'Den sidste dag afleveres værktøjet.': 'The tool is handed back on the last day.',
} as const;

/** Texts of the service for screens that are English as given, with their Danish translations. */
export const fromEnglish = {
  // The security of an account
  'Please confirm that it is you.': 'Bekræft, at det er dig.',
  'That took too long, or your password is another one by now. Please sign in again.':
    'Det tog for lang tid, eller din adgangskode er en anden nu. Log ind igen.',
  'Two-step sign-in is on already. It was turned on in another window.':
    'Totrinsgodkendelse er slået til i forvejen. Det skete i et andet vindue.',
  'Two-step sign-in is off. It was turned off in another window.':
    'Totrinsgodkendelse er slået fra. Det skete i et andet vindue.',
  'This code is not right. Use the newest one of your app, and see that the clock of your phone is right.':
    'Koden er ikke rigtig. Brug den nyeste i din app, og se efter, at telefonens ur går rigtigt.',
  'This code was used already. Wait for the next one.':
    'Koden er brugt allerede. Vent på den næste.',
  // Saved searches and watched days
  'You have saved {most} searches, and more are not possible. Please remove one first.':
    'Du har gemt {most} søgninger, og flere er der ikke plads til. Fjern en først.',
  'We do not know the place “{near}”. Please choose another.':
    'Vi kender ikke stedet “{near}”. Vælg et andet.',
  'The days of this search have passed. Please choose days from today on.':
    'Dagene i søgningen er gået. Vælg dage fra i dag og frem.',
  'You wait for {most} periods, and more are not possible. Please take one back first.':
    'Du venter på {most} perioder, og flere er der ikke plads til. Fortryd en først.',
  'These days are free now, so you can book them.': 'Dagene er ledige nu, så du kan booke dem.',
  'The passkey could not be used. Please try again.': 'Adgangsnøglen kunne ikke bruges. Prøv igen.',
  'This passkey is not known here any more. Remove it from your device, and sign in with your password.':
    'Adgangsnøglen kendes ikke længere her. Fjern den fra din enhed, og log ind med din adgangskode.',
  'This device has a passkey for Skuret already.':
    'Enheden har allerede en adgangsnøgle til Skuret.',
  'You have ten passkeys, which is the most. Remove one first.':
    'Du har ti adgangsnøgler, og flere kan du ikke have. Fjern en først.',
  'Give the passkey a name of at most 60 characters.':
    'Giv adgangsnøglen et navn på højst 60 tegn.',
  'This passkey was removed in another window.': 'Adgangsnøglen er fjernet i et andet vindue.',
  'This recovery code is not right, or it was used already.':
    'Gendannelseskoden er ikke rigtig, eller den er brugt allerede.',
  'Enter the six digits of your app, or a recovery code.':
    'Skriv de seks cifre fra din app eller en gendannelseskode.',
  'This is not your present password.': 'Det er ikke din nuværende adgangskode.',
  'This is your password already. Please choose another one.':
    'Det er allerede din adgangskode. Vælg en anden.',
  'This is your email address already.': 'Det er allerede din e-mail.',
  'Many links were asked for within an hour. Look in your inbox, or try again in 1 minute.':
    'Der er bedt om mange links inden for en time. Se i din indbakke, eller prøv igen om 1 minut.',
  'Many links were asked for within an hour. Look in your inbox, or try again in {minutes} minutes.':
    'Der er bedt om mange links inden for en time. Se i din indbakke, eller prøv igen om {minutes} minutter.',
  'Another account has this email address by now, so nothing was changed.':
    'En anden konto har fået denne e-mail imens, så der er ikke ændret noget.',
  'Please confirm your email address first. The link is in your inbox, and your settings can send it again.':
    'Bekræft din e-mail først. Linket ligger i din indbakke, og du kan få det igen i dine indstillinger.',
  // Leaving
  'You have asked for many files within an hour. Please try again in 1 minute.':
    'Du har bedt om mange filer inden for en time. Prøv igen om 1 minut.',
  'You have asked for many files within an hour. Please try again in {minutes} minutes.':
    'Du har bedt om mange filer inden for en time. Prøv igen om {minutes} minutter.',
  'Your account cannot be deleted yet.': 'Din konto kan ikke slettes endnu.',
  'Somebody is booking {tool} right now. Please try again in half an hour.':
    'Nogen er ved at booke {tool} lige nu. Prøv igen om en halv time.',
  'You lend out {tool}, {days}.': 'Du låner {tool} ud, {days}.',
  'You borrow {tool}, {days}.': 'Du låner {tool}, {days}.',
  'You owe {amount}': 'Du skylder {amount}',
  '{amount} is held for you until a booking is settled.':
    '{amount} holdes tilbage til dig, til en booking er gjort op.',
  '{amount} is yours, and is paid out next.': '{amount} er dine og bliver udbetalt næste gang.',
  '{amount} is on its way to your account.': '{amount} er på vej til din konto.',
  'That took too long. Please sign in again.': 'Det tog for lang tid. Log ind igen.',
  'The account is deleted by now.': 'Kontoen er slettet nu.',
  'This member has left Skuret, so nobody reads this any more.':
    'Medlemmet har forladt Skuret, så det bliver ikke læst mere.',
  // Blocking and reporting
  '(Hidden by Skuret)': '(Skjult af Skuret)',
  '(Hidden by Skuret: {reason})': '(Skjult af Skuret: {reason})',
  'You have blocked {name}. You can take that back in your settings.':
    'Du har blokeret {name}. Du kan fortryde det i dine indstillinger.',
  'You cannot write to {name}.': 'Du kan ikke skrive til {name}.',
  'You cannot borrow from {name}.': 'Du kan ikke låne af {name}.',
  'This is you. One blocks others here.': 'Det er dig selv. Her blokerer man andre.',
  'You have blocked {most} members, and more are not possible.':
    'Du har blokeret {most} medlemmer, og flere er ikke muligt.',
  'This is not there any more, so it cannot be reported.':
    'Det er her ikke længere, så det kan ikke rapporteres.',
  'A report may be at most {max} characters.': 'En henvendelse må højst være {max} tegn.',
  'You have reported a lot today. Please write to us on the contact page instead.':
    'Du har skrevet til os om meget i dag. Brug kontaktsiden i stedet.',
  // Reviews
  'A review may be at most {max} characters.': 'En anmeldelse må højst være {max} tegn.',
  'An answer may be at most {max} characters.': 'Et svar må højst være {max} tegn.',
  'Please write an answer.': 'Skriv et svar.',
  'A rental can be reviewed once it is over.': 'Et lån kan anmeldes, når det er slut.',
  'You have reviewed this rental already, and a review cannot be changed.':
    'Du har allerede anmeldt dette lån, og en anmeldelse kan ikke ændres.',
  'The 14 days in which this rental could be reviewed are over.':
    'De 14 dage, hvor lånet kunne anmeldes, er gået.',
  'There is no such review of you.': 'Der er ingen sådan anmeldelse af dig.',
  'You have answered this review already, and an answer cannot be changed.':
    'Du har allerede svaret på denne anmeldelse, og et svar kan ikke ændres.',
  // Changes of a booking
  'A change of the booking is proposed: {start} to {end}.':
    'En ændring af bookingen er foreslået: {start} til {end}.',
  'The change is accepted. The booking is now from {start} to {end}.':
    'Ændringen er godkendt. Bookingen er nu fra {start} til {end}.',
  'The change is declined. All stays as agreed.':
    'Der er sagt nej til ændringen. Det aftalte gælder stadig.',
  'The proposed change is withdrawn. All stays as agreed.':
    'Forslaget om en ændring er trukket tilbage. Det aftalte gælder stadig.',
  'The proposed change is over. All stays as agreed.':
    'Forslaget om en ændring gælder ikke længere. Det aftalte gælder stadig.',
  'The change was not possible: somebody else has the days. All stays as agreed.':
    'Ændringen kunne ikke lade sig gøre: En anden har dagene. Det aftalte gælder stadig.',
  'A proposed change waits for an answer already. You see it on the page.':
    'Der er allerede et forslag, som venter på svar. Du kan se det på siden.',
  'This proposal no longer holds. You see how the booking is now.':
    'Forslaget gælder ikke længere. Du kan se, hvordan bookingen er nu.',
  'The money of the last change is still on its way. Please try again in a minute.':
    'Pengene for den sidste ændring er stadig på vej. Prøv igen om et minut.',
  'The tool is out, so only the last day can be changed.':
    'Værktøjet er hentet, så kun den sidste dag kan ændres.',
  'The quantity can no longer be changed.': 'Antallet kan ikke ændres længere.',
  'The price is changed by the owner, before the tool is handed over.':
    'Prisen ændres af ejeren, før værktøjet bliver udleveret.',
  'Please choose a last day that is after the first.':
    'Vælg en sidste dag, der ligger efter den første.',
  'This last day has passed. Please choose today or a later day.':
    'Den sidste dag er forbi. Vælg i dag eller en senere dag.',
  'Please enter a price per day of 0.01 to 1,000,000 kr.':
    'Skriv en pris pr. dag på 0,01 til 1.000.000 kr.',
  'Nothing is changed yet.': 'Der er ikke ændret noget endnu.',
  'The next booking of the tool is in the way. It can be kept until {day}.':
    'Den næste booking af værktøjet er i vejen. Det kan beholdes til {day}.',
  'The next booking of the tool is in the way, so it cannot be kept longer.':
    'Den næste booking af værktøjet er i vejen, så det kan ikke beholdes længere.',
  'This browser cannot be reached by push notifications.':
    'Denne browser kan ikke nås med pushnotifikationer.',
  'The payment provider does not answer. Please try again in a moment.':
    'Betalingsudbyderen svarer ikke. Prøv igen om lidt.',
  'This payment method is no longer there.': 'Betalingsmetoden er der ikke længere.',
  'Goes through': 'Går igennem',
  'Asks for a step': 'Beder om et ekstra trin',
  'Not enough money': 'Ikke penge nok',
  'Has expired': 'Er udløbet',
  'Cannot be charged again': 'Kan ikke trækkes igen',
  'The answer is lost after the money has moved': 'Svaret går tabt, efter at pengene er flyttet',
  'The provider breaks at the first try': 'Udbyderen svigter i første forsøg',
  'Back to Skuret': 'Tilbage til Skuret',
  'Your bank asks whether it is you who pays with {card}.':
    'Din bank spørger, om det er dig, der betaler med {card}.',
  'Approve the payment': 'Godkend betalingen',
  'Yes, it is me': 'Ja, det er mig',
  'No, it is not': 'Nej, det er det ikke',
  'Choose a card': 'Vælg et kort',
  'Save a card': 'Gem et kort',
  'Save the card': 'Gem kortet',
  Pay: 'Betal',
  'Refuse as the bank': 'Afvis som banken',
  'The bank gives in': 'Banken giver sig',
  'The bank keeps the money': 'Banken beholder pengene',
  'Take the money back as the bank': 'Tag pengene tilbage som banken',
  'The card': 'Kortet',
  'The payment': 'Betalingen',
  'Nothing is left to do here.': 'Her er ikke mere at gøre.',
  'Test payment': 'Testbetaling',
  'This is the test provider of Skuret. No real money moves, and there are no card numbers to type.':
    'Det her er Skurets testudbyder. Der flyttes ingen rigtige penge, og der er ingen kortnumre at taste.',
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
    'Der er kun ét eksemplar af værktøjet. Vælg antallet 1.',
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
  'This name looks like Skuret’s own. Choose another.':
    'Navnet ligner Skurets eget. Vælg et andet.',
  'Name may be at most {max} characters.': 'Navn må højst være {max} tegn.',
  'Email is required.': 'E-mail skal udfyldes.',
  'Email is not a valid address.': 'E-mail er ikke en gyldig adresse.',
  'Subject is required.': 'Emne skal udfyldes.',
  'Subject may be at most {max} characters.': 'Emne må højst være {max} tegn.',
  'Message is required.': 'Besked skal udfyldes.',
  'Message may be at most {max} characters.': 'Besked må højst være {max} tegn.',
  'Bio may be at most {max} characters.': '”Om dig” må højst være {max} tegn.',
  'Location may be at most {max} characters.': 'Sted må højst være {max} tegn.',
  "Location: we don't know “{location}”. Use a Danish town or postcode.":
    'Sted: Vi kender ikke ”{location}”. Skriv en dansk by eller et postnummer.',
  'Photo: there is no such picture here. Please choose it again.':
    'Billede: Det findes ikke her. Vælg det igen.',
  'You can save at most {most} favorites. Remove some that you no longer need, and try again.':
    'Du kan højst gemme {most} favoritter. Fjern nogle, du ikke længere bruger, og prøv igen.',
  'Many messages came from here within an hour. Please try again in 1 minute.':
    'Der er kommet mange beskeder herfra den sidste time. Prøv igen om 1 minut.',
  'Many messages came from here within an hour. Please try again in {minutes} minutes.':
    'Der er kommet mange beskeder herfra den sidste time. Prøv igen om {minutes} minutter.',
  // Listings
  Name: 'Navn',
  Description: 'Beskrivelse',
  Location: 'Sted',
  'Usage instructions': 'Brugsanvisning',
  Brand: 'Mærke',
  Model: 'Model',
  Power: 'Effekt',
  Condition: 'Stand',
  'Image address': 'Billedets adresse',
  Weight: 'Vægt',
  'Age in months': 'Alder i måneder',
  // The app's form knows these fields by the same names, in both languages.
  'Pick-up address': 'Afhentningsadresse',
  'Price per day': 'Pris pr. dag',
  'Price per week': 'Pris pr. uge',
  Deposit: 'Depositum',
  'Tool value': 'Værktøjets værdi',
  Units: 'Antal',
  'Shortest rental': 'Korteste leje',
  'Longest rental': 'Længste leje',
  'Days of notice': 'Varsel',
  'Days between two rentals': 'Dage mellem to lån',
  'Days ahead': 'Dage frem',
  '{field} is required.': '{field} skal udfyldes.',
  '{field} may be at most {max} characters.': '{field} må højst være {max} tegn.',
  '{field} must be {min} to {max}.': '{field} skal være fra {min} til {max}.',
  '{field} must be {min} to {max} days.': '{field} skal være fra {min} til {max} dage.',
  '{field} must be 0 or more.': '{field} skal være 0 eller mere.',
  '{field} must be more than 0.': '{field} skal være mere end 0.',
  '{field} may be at most 1,000,000 kr.': '{field} må højst være 1.000.000 kr.',
  'Price per week may be at most seven times the price per day.':
    'Pris pr. uge må højst være syv gange prisen pr. dag.',
  'Longest rental may not be shorter than the shortest.':
    'Længste leje må ikke være kortere end den korteste.',
  'Days of notice may not be more than the days ahead.':
    'Varsel må ikke være længere end det antal dage frem, du tager imod bookinger.',
  'Categories: please select at least one category.': 'Kategorier: Vælg mindst én kategori.',
  'Categories: one of them does not exist.': 'Kategorier: En af dem findes ikke.',
  'Specifications may have at most {max} rows.': 'Specifikationer: Der må højst være {max} rækker.',
  'Specifications may have names of at most {name} and values of at most {value} characters.':
    'Specifikationer: Navne må højst være {name} tegn og værdier højst {value}.',
  "What's included may have at most {max} items.": 'Det følger med: Der må højst være {max} ting.',
  "What's included: each item may be at most {max} characters.":
    'Det følger med: Hver ting må højst være {max} tegn.',
  "Location: we don't know “{place}”. Use a Danish town or postcode.":
    'Sted: Vi kender ikke ”{place}”. Skriv en dansk by eller et postnummer.',
  'Tool not found': 'Værktøjet findes ikke',
  'State: a new tool is a draft or published.':
    'Tilstand: Nyt værktøj er enten en kladde eller offentligt.',
  'State: a tool that was published can be paused, and is no draft any more.':
    'Tilstand: Værktøj, der har været offentligt, kan sættes på pause, men bliver ikke en kladde igen.',
  'State: a draft is shown to nobody, so there is nothing to pause.':
    'Tilstand: En kladde vises ikke for andre, så der er ikke noget at sætte på pause.',
  'A draft is shown to nobody. Publish it to show it.':
    'En kladde vises ikke for andre. Offentliggør den for at vise den.',
  'Skuret has hidden this tool, so it cannot be copied. You can copy it when we show it again.':
    'Skuret har skjult værktøjet, så det kan ikke kopieres. Du kan kopiere det, når vi viser det igen.',
  'Units: more of them are promised in open bookings: {bookings}. It can have fewer when those are over.':
    'Antal: Der er lovet flere væk i åbne bookinger: {bookings}. Du kan sætte antallet ned, når de er slut.',
  'You have listed many tools within an hour. Please try again in 1 minute.':
    'Du har lagt meget værktøj op inden for en time. Prøv igen om 1 minut.',
  'You have listed many tools within an hour. Please try again in {minutes} minutes.':
    'Du har lagt meget værktøj op inden for en time. Prøv igen om {minutes} minutter.',
  'You have changed tools very often within an hour. Please try again in 1 minute.':
    'Du har ændret dit værktøj rigtig mange gange inden for en time. Prøv igen om 1 minut.',
  'You have changed tools very often within an hour. Please try again in {minutes} minutes.':
    'Du har ændret dit værktøj rigtig mange gange inden for en time. Prøv igen om {minutes} minutter.',
  'You changed {what} in another window after this one was opened. Nothing was saved here: look at the changes, then save again.':
    'Du har ændret {what} i et andet vindue, efter at du åbnede det her. Intet er gemt her: Se på ændringerne, og gem så igen.',
  '{first} and {last}': '{first} og {last}',
  something: 'noget',
  'the name': 'navnet',
  'the description': 'beskrivelsen',
  'the location': 'stedet',
  'the price per day': 'prisen pr. dag',
  'the price per week': 'prisen pr. uge',
  'the deposit': 'depositummet',
  'the pictures': 'billederne',
  'the categories': 'kategorierne',
  'the specifications': 'specifikationerne',
  "what's included": 'det, der følger med',
  'the usage instructions': 'brugsanvisningen',
  'the brand': 'mærket',
  'the model': 'modellen',
  'the power': 'effekten',
  'the condition': 'standen',
  'the weight': 'vægten',
  'the age': 'alderen',
  'the units': 'antallet',
  'the rental rules': 'reglerne for leje',
  'the pick-up address': 'afhentningsadressen',
  'the tool value': 'værktøjets værdi',
  'whether it is shown': 'om det vises',
  '{start} to {end}': '{start} til {end}',
  'The tool has an open booking: {bookings}. It can be deleted when everything is back or called off.':
    'Værktøjet har en åben booking: {bookings}. Det kan slettes, når alt er afleveret eller afbestilt.',
  'The tool has {count} open bookings: {bookings}. It can be deleted when everything is back or called off.':
    'Værktøjet har {count} åbne bookinger: {bookings}. Det kan slettes, når alt er afleveret eller afbestilt.',
  'The tool has {count} open bookings: {bookings} and {more} more. It can be deleted when everything is back or called off.':
    'Værktøjet har {count} åbne bookinger: {bookings} og {more} mere. Det kan slettes, når alt er afleveret eller afbestilt.',
  'Pictures: one of them is not here any more. Please upload it again.':
    'Billeder: Et af dem er her ikke længere. Upload det igen.',
  'Pictures: there may be at most {max}.': 'Billeder: Der må højst være {max}.',
  'Image address: there is no such picture here.':
    'Billedets adresse: Det billede har vi ikke her.',
  "Image: the file's name may be at most {max} characters.":
    'Billede: Filens navn må højst være {max} tegn.',
  'Image: the file may be at most 10 MB.': 'Billede: Filen må højst fylde 10 MB.',
  'Image: the file did not arrive whole. Please choose it again.':
    'Billede: Filen nåede ikke helt frem. Vælg den igen.',
  'Image: the file is not a JPG of at most 50 megapixels, a PNG, GIF or WebP of at most 20, or an AVIF of at most 8, each side at most 12,000 pixels.':
    'Billede: Filen er ikke en JPG på højst 50 megapixel, en PNG, GIF eller WebP på højst 20 eller en AVIF på højst 8, med højst 12.000 pixel på hver led.',
  'You have uploaded many pictures within an hour. Please try again in 1 minute.':
    'Du har uploadet mange billeder inden for en time. Prøv igen om 1 minut.',
  'You have uploaded many pictures within an hour. Please try again in {minutes} minutes.':
    'Du har uploadet mange billeder inden for en time. Prøv igen om {minutes} minutter.',
  'Your other pictures are still being worked on. Please try again in a moment.':
    'Dine andre billeder er ikke færdige endnu. Prøv igen om lidt.',
  'Many pictures are being uploaded right now. Please try again in a moment.':
    'Der bliver uploadet mange billeder lige nu. Prøv igen om lidt.',
  'The picture cannot be taken right now. Please try again in a moment.':
    'Vi kan ikke tage imod billedet lige nu. Prøv igen om lidt.',
  'You have uploaded many pictures today. Please try again tomorrow.':
    'Du har sendt rigtig mange billeder i dag. Prøv igen i morgen.',
  'The picture cannot be kept right now. Please try again in a moment.':
    'Vi kan ikke gemme billedet lige nu. Prøv igen om lidt.',
  // Conversations
  'There is nothing to send.': 'Der er ikke noget at sende.',
  'A message may be at most {max} characters.': 'En besked må højst være {max} tegn.',
  'A message may have at most {max} pictures.': 'En besked må højst have {max} billeder.',
  'There is no such conversation.': 'Den samtale findes ikke.',
  'Skuret reads no answers here. Write to us on the contact page.':
    'Skuret læser ikke svar her. Skriv til os på kontaktsiden.',
  'You have written many messages within an hour. Please try again in 1 minute.':
    'Du har skrevet rigtig mange beskeder inden for en time. Prøv igen om 1 minut.',
  'You have written many messages within an hour. Please try again in {minutes} minutes.':
    'Du har skrevet rigtig mange beskeder inden for en time. Prøv igen om {minutes} minutter.',
  'There is no such member.': 'Det medlem findes ikke.',
  'This is you. One writes to others here.': 'Det er dig selv. Her skriver man til andre.',
  'You have begun many conversations today. Please try again in {hours} hours.':
    'Du har begyndt mange samtaler i dag. Prøv igen om {hours} timer.',
  '(picture)': '(billede)',
  'You: {text}': 'Du: {text}',
  'Welcome to Skuret, {name}! Here you borrow tools from people nearby, and lend out what stands idle in your own shed.':
    'Velkommen til Skuret, {name}! Her låner du værktøj af folk i nærheden og låner det ud, der står stille i dit eget skur.',
  'A good start: put a photo and a few lines on your profile, so that others know who they meet. Then find a tool, or list one of yours. What you and others write to each other is found here.':
    'En god begyndelse: Sæt et billede og et par linjer på din profil, så andre ved, hvem de møder. Find så et stykke værktøj, eller læg et af dine egne op. Det, du og andre skriver til hinanden, finder du her.',
  'Booked from {start} to {end}.': 'Booket fra {start} til {end}.',
  'Asked for {start} to {end}.': 'Spurgt om {start} til {end}.',
  'The request for {start} to {end} is accepted.':
    'Forespørgslen på {start} til {end} er godkendt.',
  'The request is declined. Nothing is charged.':
    'Forespørgslen er afvist. Der bliver ikke trukket noget.',
  'The days went to somebody else. Nothing is charged.':
    'Dagene gik til en anden. Der bliver ikke trukket noget.',
  'The request is withdrawn.': 'Forespørgslen er trukket tilbage.',
  'The request was not answered in time.': 'Forespørgslen fik ikke svar i tide.',
  'The booking is cancelled, because it was not paid in time.':
    'Bookingen er aflyst, fordi den ikke blev betalt i tide.',
  'The booking from {start} to {end} is cancelled.': 'Bookingen fra {start} til {end} er aflyst.',
  'The tool is handed over.': 'Værktøjet er udleveret.',
  'A fault was reported at the pick-up. Everything is refunded.':
    'Der blev meldt en fejl ved afhentningen. Alt bliver betalt tilbage.',
  'The tool was not fetched, the owner reports.': 'Værktøjet blev ikke hentet, melder ejeren.',
  'The borrower contests this. Skuret decides, and the price of one day is held until then.':
    'Låneren er ikke enig. Skuret afgør sagen, og prisen for en dag bliver holdt tilbage imens.',
  '24 hours have passed: the price of one day goes to the owner.':
    'Der er gået 24 timer: Prisen for en dag går til ejeren.',
  'Skuret has decided: the price of one day goes to the owner.':
    'Skuret har afgjort sagen: Prisen for en dag går til ejeren.',
  'Skuret has decided: everything goes back to the borrower.':
    'Skuret har afgjort sagen: Låneren får alt tilbage.',
  'The tool could not be fetched, the borrower reports. Everything is refunded.':
    'Værktøjet kunne ikke hentes, melder låneren. Alt bliver betalt tilbage.',
  'Nobody has confirmed that the tool was fetched. Everything is refunded.':
    'Ingen har bekræftet, at værktøjet blev hentet. Alt bliver betalt tilbage.',
  'The owner was not there, the borrower says. The owner can contest that for 24 hours.':
    'Ejeren var der ikke, siger låneren. Ejeren kan gøre indsigelse i 24 timer.',
  'The tool has a fault, the borrower says. The owner can contest that for 24 hours.':
    'Værktøjet har en fejl, siger låneren. Ejeren kan gøre indsigelse i 24 timer.',
  'The tool was not fetched, the owner says. The borrower can contest that for 24 hours.':
    'Værktøjet blev ikke hentet, siger ejeren. Låneren kan gøre indsigelse i 24 timer.',
  'One of you wants to cancel. The other can contest that for 24 hours.':
    'En af jer vil aflyse. Den anden kan gøre indsigelse i 24 timer.',
  'The tool has a fault, the borrower says. The owner can contest that for 24 hours, and the money goes back when the tool is back.':
    'Værktøjet har en fejl, siger låneren. Ejeren kan gøre indsigelse i 24 timer, og pengene går tilbage, når værktøjet er tilbage.',
  'Only one of you has confirmed the pick-up. Skuret has been asked to decide.':
    'Kun den ene af jer har bekræftet afhentningen. Skuret er bedt om at afgøre sagen.',
  'Only one of you has confirmed the pick-up. Skuret decides.':
    'Kun den ene af jer har bekræftet afhentningen. Skuret afgør sagen.',
  'What was said about the pick-up is contested. Skuret decides.':
    'Der er gjort indsigelse mod det, der blev sagt om afhentningen. Skuret afgør sagen.',
  '24 hours have passed without an objection, and what was said counts.':
    'Der er gået 24 timer uden indsigelse, og det, der blev sagt, gælder.',
  'Skuret has decided: the tool was not handed over.':
    'Skuret har afgjort sagen: Værktøjet blev ikke afleveret til låneren.',
  'Skuret has decided: the tool was handed over.':
    'Skuret har afgjort sagen: Låneren har fået værktøjet.',
  '24 hours have passed. The money goes back when the tool is back.':
    'Der er gået 24 timer. Pengene går tilbage, når værktøjet er tilbage.',
  'Skuret has decided about the fault: the money goes back when the tool is back.':
    'Skuret har afgjort sagen om fejlen: Pengene går tilbage, når værktøjet er tilbage.',
  'Skuret has decided: the fault gives no money back.':
    'Skuret har afgjort sagen: Fejlen giver ikke penge tilbage.',
  'The tool is marked as returned.': 'Værktøjet er meldt afleveret.',
  'The tool has not come back, the owner reports.':
    'Værktøjet er ikke kommet tilbage, melder ejeren.',
  'The tool is a week late. We are looking into it.':
    'Værktøjet er en uge forsinket. Vi ser på sagen.',
  'The return is confirmed, and the loan is completed.':
    'Afleveringen er bekræftet, og lånet er afsluttet.',
  '48 hours have passed, and the loan is completed.':
    'Der er gået 48 timer, og lånet er afsluttet.',
  'The owner has reported a problem.': 'Ejeren har meldt et problem.',
  'The claim is accepted, and the loan is completed.': 'Kravet er godkendt, og lånet er afsluttet.',
  'The two agree, and the loan is completed.': 'De to er enige, og lånet er afsluttet.',
  'Skuret has decided, and the loan is completed.':
    'Skuret har truffet en afgørelse, og lånet er afsluttet.',
  'The deposit could not be reserved, so nothing can be handed over yet. The borrower chooses another payment method first.':
    'Depositummet kunne ikke reserveres, så værktøjet kan ikke udleveres endnu. Låneren vælger først en anden betalingsmåde.',
  'The deposit is still being reserved. Please try again in a moment.':
    'Depositummet er ved at blive reserveret. Prøv igen om et øjeblik.',
  'There is no such booking among yours.': 'Den booking er ikke blandt dine.',
  'This cannot be changed now: the booking has moved on, or it is not time yet.':
    'Det kan ikke ændres nu: Bookingen er kommet videre, eller det er for tidligt.',
  'There are 8 photos already. Remove one of yours first.':
    'Der er allerede 8 billeder. Fjern et af dine først.',
  'It is not here any more.': 'Det er her ikke længere.',
  'This is no longer possible: the booking has moved on. You see how it is now.':
    'Det kan ikke lade sig gøre længere: Bookingen er kommet videre. Du ser her, hvordan den står.',
  'The days are taken by now. Please decline the request, or offer other days.':
    'Dagene er taget nu. Afvis forespørgslen, eller tilbyd andre dage.',
  'These days are not blocked any more. You see the calendar as it is now.':
    'De dage er ikke spærret mere. Du ser kalenderen, som den er nu.',
  'There are bookings on these days. Decide what happens to each; nothing has been blocked yet.':
    'Der er bookinger på de dage. Bestem, hvad der skal ske med hver af dem; intet er spærret endnu.',
  'A tool can have {most} blocked periods. Please remove some that you no longer need.':
    'Et værktøj kan have {most} spærrede perioder. Fjern nogle, du ikke længere har brug for.',
  'Please choose a first day and a last day that is not before it.':
    'Vælg en første dag og en sidste dag, der ikke ligger før den.',
  'You can block up to {days} days ahead. Please choose earlier days.':
    'Du kan spærre op til {days} dage frem. Vælg tidligere dage.',
  'The note may be at most {max} characters.': 'Noten må højst være {max} tegn.',
  'The tool has {units} units. Please choose fewer, or all.':
    'Der er {units} stk. af værktøjet. Vælg færre, eller alle.',
  'The code is not right. Please ask to see it again.':
    'Koden er ikke rigtig. Bed om at se den igen.',
  'The code was wrong too often. Please ask for a new one.':
    'Koden var forkert for mange gange. Bed om en ny.',
  'At most {most} is possible here. Please propose a smaller amount.':
    'Højst {most} er muligt her. Foreslå et mindre beløb.',
  'You can ask for at most {most}: the deposit of {deposit}, and up to {cover} from the insurance.':
    'Du kan højst bede om {most}: depositummet på {deposit} og op til {cover} fra forsikringen.',
  'Your bank has taken back an earlier payment. You can ask to borrow again once that is settled.':
    'Din bank har trukket en tidligere betaling tilbage. Du kan spørge om at låne igen, når sagen er afklaret.',
  'Nothing was asked for yet. Please propose an amount.':
    'Der er ikke bedt om noget endnu. Foreslå et beløb.',
  'Skuret has hidden this tool. You can publish it when we show it again.':
    'Skuret har skjult værktøjet. Du kan udgive det, når vi viser det igen.',
  'State: Skuret has hidden this tool. You can publish it when we show it again.':
    'Tilstand: Skuret har skjult værktøjet. Du kan udgive det, når vi viser det igen.',
  'You have made many codes within an hour. Please try again in 1 minute.':
    'Du har lavet mange koder inden for en time. Prøv igen om 1 minut.',
  'You have made many codes within an hour. Please try again in {minutes} minutes.':
    'Du har lavet mange koder inden for en time. Prøv igen om {minutes} minutter.',
  'You have reported this already. What you wrote first counts.':
    'Du har allerede meldt det. Det, du skrev først, gælder.',
  'You have reported a problem already, and the other reads what you sent first. To ask for another amount, propose it.':
    'Du har allerede meldt et problem, og den anden læser det, du sendte først. Foreslå et andet beløb, hvis du vil ændre det.',
  'You have begun to book this tool on some of these days. Please finish the payment instead.':
    'Du er begyndt at booke værktøjet på nogle af dagene. Gør betalingen færdig i stedet.',
  'You have asked for this tool on some of these days already.':
    'Du har allerede spurgt om værktøjet på nogle af dagene.',
  'You have booked this tool on some of these days already.':
    'Du har allerede booket værktøjet på nogle af dagene.',
  'There is nothing to contest: only what the other has reported about the pick-up.':
    'Der er ikke noget at gøre indsigelse mod: kun det, den anden har meldt om afhentningen.',
  'The 24 hours to contest this are over, and what was said counts.':
    'De 24 timer til at gøre indsigelse er gået, og det, der blev sagt, gælder.',
  'You have contested this already. What you wrote first is what we read.':
    'Du har allerede gjort indsigelse. Det er det, du skrev først, vi læser.',
  'The 24 hours to contest this are over. The price of one day has gone to the owner.':
    'De 24 timer til at gøre indsigelse er gået. Prisen for en dag er gået til ejeren.',
  'Please write what is wrong.': 'Skriv, hvad der er galt.',
  'Please write at most 2,000 characters.': 'Skriv højst 2.000 tegn.',
  'Please enter an amount between 0 and 1,000,000 kr.': 'Angiv et beløb mellem 0 og 1.000.000 kr.',
  'There is no late fee to waive.': 'Der er intet forsinkelsesgebyr at eftergive.',
  'You owe money for an earlier booking. Please pay it before you ask to borrow again.':
    'Du skylder for en tidligere booking. Betal det, før du spørger om at låne igen.',
  'The price has changed, or you looked at it too long ago. Please look at it again.':
    'Prisen er ændret, eller det er for længe siden, du så den. Se på den igen.',
  'There is not enough money on the card. Please choose another one.':
    'Der er ikke penge nok på kortet. Vælg et andet.',
  'The card has expired. Please choose another one.': 'Kortet er udløbet. Vælg et andet.',
  'The bank has declined the card. Please choose another one.':
    'Banken har afvist kortet. Vælg et andet.',
  'The bank did not let the payment through. Please try again, or choose another card.':
    'Banken lod ikke betalingen gå igennem. Prøv igen, eller vælg et andet kort.',
  'The bank wants you to approve the payment. Please choose another card.':
    'Banken vil have dig til at godkende betalingen. Vælg et andet kort.',
  'The payment was not finished. Please try again.':
    'Betalingen blev ikke gjort færdig. Prøv igen.',
  'The tool is taken on some of these days. It is free {ranges}.':
    'Værktøjet er taget på nogle af dagene. Det er ledigt {ranges}.',
  'Something happened in your booking. You find it among your bookings.':
    'Der er sket noget i jeres booking. Du finder den blandt dine bookinger.',
} as const;

/** British spellings of texts that are American as given; used when English was asked for. */
export const britishOf = {
  'You can save at most {most} favorites. Remove some that you no longer need, and try again.':
    'You can save at most {most} favourites. Remove some that you no longer need, and try again.',
} as const;
