import type { Words } from '#tests/chat-corpus/grammar/words.ts';

export const frWords: Words = {
  markets: ['ch'],
  areaUnit: 'm2',
  thousands: { ch: "'" },
  homeTypes: [
    {
      value: 'single_family',
      bare: ['maison individuelle', 'une villa individuelle'],
      full: [
        'nous vivons dans une maison individuelle',
        'chez nous c’est une villa individuelle',
        'il s’agit d’une maison individuelle',
      ],
    },
    {
      value: 'townhouse',
      bare: ['villa mitoyenne', 'une maison jumelée', 'maison contiguë'],
      full: ['nous vivons dans une maison mitoyenne', 'on a une maison jumelée'],
    },
    {
      value: 'condo',
      bare: ['appartement en PPE', 'un appartement acheté'],
      full: ['nous avons acheté un appartement', 'c’est un appartement en PPE au deuxième'],
    },
    {
      value: 'apartment',
      bare: ['appartement loué', 'un appartement en location'],
      full: ['je loue un appartement', 'nous vivons dans un appartement en location'],
    },
    { value: 'mobile_home', bare: ['un mobil-home'], full: ['nous vivons à l’année dans un mobil-home'] },
  ],
  roofTypes: [
    {
      value: 'sloped_south',
      bare: ['vers le sud', 'plein sud', 'côté sud'],
      full: ['notre toit est incliné vers le sud', 'le pan du toit regarde au sud', 'nous avons un toit plein sud'],
    },
    {
      value: 'sloped_north',
      bare: ['vers le nord', 'au nord'],
      full: ['notre toit descend vers le nord', 'nous n’avons qu’un toit au nord'],
    },
    {
      value: 'sloped_east_west',
      bare: ['est et ouest', 'est-ouest'],
      full: ['un pan du toit est à l’est, l’autre à l’ouest', 'notre toit est orienté est-ouest'],
    },
    { value: 'flat', bare: ['tout plat', 'toit plat'], full: ['au-dessus il y a un toit plat', 'notre toit est plat'] },
    {
      value: 'unsure',
      bare: ['aucune idée', 'je ne sais vraiment pas'],
      full: ['l’orientation de notre toit, je ne la connais pas'],
    },
  ],
  heatingSystems: [
    {
      value: 'gas',
      bare: ['gaz naturel', 'chaudière à gaz', 'au gaz'],
      full: ['nous chauffons au gaz naturel', 'une chaudière à gaz se trouve à la cave'],
    },
    {
      value: 'oil',
      bare: ['mazout', 'chaudière à mazout'],
      full: ['nous chauffons au mazout', 'une chaudière à mazout ronronne à la cave'],
    },
    {
      value: 'electric',
      bare: ['convecteurs électriques', 'chauffage électrique'],
      full: ['nous avons des radiateurs électriques', 'notre chauffage est électrique'],
    },
    {
      value: 'heat_pump',
      bare: ['pompe à chaleur', 'une PAC'],
      full: ['une pompe à chaleur chauffe le tout', 'nous chauffons avec une PAC'],
    },
    { value: 'propane', bare: ['propane'], full: ['nous chauffons au propane en citerne'] },
    { value: 'other', bare: ['pellets'], full: ['nous chauffons aux pellets'] },
    { value: 'other', bare: ['chauffage à distance'], full: ['la chaleur vient du chauffage à distance'] },
    { value: 'other', bare: ['bois'], full: ['nous chauffons au bois'] },
  ],
  evOwnerships: [
    {
      value: 'yes',
      bare: ['oui, nous en avons une', 'oui, une seule'],
      full: ['nous roulons déjà en voiture électrique', 'on a déjà une voiture électrique'],
    },
    {
      value: 'planning',
      bare: ['pas encore mais c’est prévu', 'bientôt'],
      full: ['une voiture électrique est prévue', 'nous voulons bientôt acheter une voiture électrique'],
    },
    {
      value: 'no',
      bare: ['non, aucune', 'ben non'],
      full: ['nous n’avons pas de voiture électrique', 'pas de voiture électrique chez nous'],
    },
  ],
  size: {
    bare: ['# m2', '# mètres carrés', 'env. #m²', 'genre # m²'],
    full: ['la surface habitable est de # m²', 'nous avons # mètres carrés', 'le logement fait # m2'],
    correction: ['je corrige : # m2 au lieu de {wrong} m2', 'c’est # mètres carrés, pas {wrong}'],
  },
  monthlyBill: {
    bare: ['# par mois', 'chaque mois #'],
    full: ['nous payons # par mois pour l’énergie', 'nos frais d’énergie sont de # par mois'],
    correction: ['les frais d’énergie sont de # par mois, pas {wrong}'],
  },
  yearlyBill: {
    bare: ['# par an', '# par année', 'environ # l’an'],
    full: ['l’énergie nous coûte # par an', 'notre facture annuelle d’énergie est de #'],
    correction: ['les frais d’énergie sont de # par an, pas {wrong}'],
  },
  money: { ch: ['# CHF', '# francs', '# fr.', 'CHF #'] },
  heatingCorrection: ['ce que j’ai dit est faux : {new}', 'correction, {new}'],
  greetings: [
    'Bonjour à tous',
    'Bonne journée !',
    'coucou',
    'Salut',
    'j’aurais besoin d’un conseil',
    'Je suis au bon endroit pour les questions d’énergie ?',
  ],
  evasions: [
    'Je suis obligé de répondre ?',
    'Un instant, on sonne.',
    'À quoi ça vous sert ?',
    'euh',
    'Il faut d’abord que je cherche.',
  ],
  asides: [
    'Au final, tout ça coûte combien ?',
    'Mon cousin à Bâle a 190 m2 et du mazout.',
    'Merci bien !',
    'C’est trop long, ici.',
    'L’État participe aux frais ?',
    'Il paraît qu’il pleut demain.',
    'Nos voisins roulent en électrique.',
    'On a emménagé en 2012.',
  ],
  fillers: ['', '', 'alors ', 'ben, ', 'je crois : ', 'franchement : '],
  joiners: [', et ', '. Et aussi : ', ' ; ', ', ah oui, '],
};
