/** As in breeds.ts: "size name: other names". Crosses with a name of their own are here too. */
export const rarerDogs = `  m Borador
  m Springador
  m Sprollie
  m Labsky
  m Huskador
  m Pomsky
  s Peekapoo
  s Pomchi
  s Shorkie
  s Zuchon: shichon, teddy bear zuchon
  s Norfolk Terrier: norwich terrier
  s Bedlington Terrier: bedlington
  s Lakeland Terrier: lakeland
  s Patterdale Terrier: patterdale, patterjack
  m Welsh Terrier
  m Kerry Blue Terrier: kerry blue
  m Wheaten Terrier: soft coated wheaten terrier?, wheaten
  m Tibetan Terrier
  s Tibetan Spaniel
  l Tibetan Mastiff
  s Brussels Griffon: griffon bruxellois
  s Chinese Crested: crested dog, chinesischer schopfhund, chien chinois
  s Japanese Chin
  l Dogue de Bordeaux: french mastiff, bordeauxdogge, dogo de burdeos
  l Dogo Argentino
  l Presa Canario: presa
  l Fila Brasileiro
  l Kangal: anatolian shepherd?, anatolian
  l Komondor
  m Puli
  l Briard: berger de brie
  l Beauceron: berger de beauce
  l American Bulldog
  l Belgian Sheepdog: groenendael
  m Cardigan Welsh Corgi: cardigan|cardi corgi
  m Kelpie: australian kelpie
  m Eurasier
  l Hovawart
  m Munsterlander: kleiner|grosser munsterlander
  l Flat Coated Retriever: flatcoat, flat coat retriever?, flattie
  l Chesapeake Bay Retriever: chessie
  m German Wirehaired Pointer: deutsch|deutscher drahthaar, drahthaar, gwp
  m German Shorthaired Pointer: german short haired? pointer, =gsp, deutsch|deutscher kurzhaar, braco alemao|aleman, braque allemand
  m Portuguese Pointer: perdigueiro portugues?
  l English Setter: setter ingles|anglais, englischer setter
  l Gordon Setter
  m Duck Toller: nova scotia duck tolling retriever, duck toller, =tollers
  l Clumber Spaniel: clumber
  m Brittany Spaniel: epagneul breton
  m Foxhound: english|american foxhound
  m Podenco: ibizan hound, pharaoh hound
  m Podenco Andaluz
  m Portuguese Podengo: podengo, podengo portugues
  s Bodeguero: ratonero, ratonero bodeguero
  m Jagdterrier
  m German Pinscher
  l Black Russian Terrier
  l Giant Schnauzer: riesenschnauzer
  m Entlebucher Mountain Dog: entlebucher|entlebuch sennenhund?
  m Appenzeller Sennenhund: appenzeller|appenzell
  l Landseer
  l Cane Corso: corso
  l Borzoi: barsoi
  l Afghan Hound: afghan, afghane
  s Kooikerhondje: kooiker
  m Jindo
  m American Eskimo Dog: eskie, american eskimo
  m Catahoula: catahoula leopard dog
  m Cur: black mouth cur, mountain cur
  m Carolina Dog
  l Greater Swiss Mountain Dog: swiss mountain dog, swissie, grosser schweizer sennenhund
  l Bouvier des Flandres: bouvier
  s Xoloitzcuintli: xolo, xoloitzcuintle
  m Barbet
  s Bolognese
  m Bassador
  l Boxador
  m Wirehaired Griffon: griffon
  s PBGV
  m Finnish Lapphund: lapphund
  m Norwegian Elkhound: elkhound
  l Galgo: spanish greyhound
  l Sighthound: sight hound
  m Rat Terrier: ratterrier
  s Australian Terrier: silky terrier
  m American Staffordshire Terrier: american staffordshire, amstaff
  m Alaskan Klee Kai: klee kai
  m Indian Pariah Dog: indian pariah, indie|desi|pariah dog|dogs|pup|puppy, indog
  m Aspin: askal
  l Maremma Sheepdog: maremma, maremmano
  l Estrela Mountain Dog: cao? da? serra da estrela, estrela mountain
  l Rafeiro do Alentejo: rafeiro alentejano
  l Kuvasz
  l Caucasian Shepherd: ovcharka, kaukase, pastor caucasiano|caucasico, berger du caucase, kaukasischer owtscharka
  l White Swiss Shepherd: swiss shepherd, weisser schaferhund, pastor blanco suizo, pastor suico, berger blanc suisse, berger suisse, weisse schaferhund
  m Pyrenean Shepherd: berger des? pyrenees
  m Catalan Sheepdog: gos d atura, pastor catalan
  m Brazilian Terrier: fox? paulistinha
  s Schipperke
  m Icelandic Sheepdog: islandhund
  m Finnish Spitz
  s Lowchen: petit chien lion
  m Spanish Water Dog: turco andaluz, perro de agua espanol`;

export const rarerCats = `  l Ragamuffin
  m Snowshoe: snowshoe cat
  m Turkish Van
  m Balinese: balinais
  m Somali: somali cat
  s Singapura
  m Egyptian Mau: =mau
  m Korat
  m Bombay: bombay cat
  m LaPerm
  m Nebelung
  m Burmilla
  m Toyger
  m Lykoi
  m Japanese Bobtail`;
