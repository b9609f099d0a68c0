import type { WhomWords } from '#api/advisor/builtin/say/whom-words/whom-words.ts';

export const fr: WhomWords = {
  gasSmell: ['(sent|odeur|pue)( \\w+){0,4} gaz', 'fuite de gaz'],
  complaint: [
    '(plai(nt|gn)|disput|litige|attaqu|menac|râl|bruit|bruyant|bourdonn|ronfl|gêne|gêné|gênant|opposé|oppose|dénonc)\\w*',
    'trop fort',
    'tapage',
    'contre',
  ],
  neighbor: ['(voisin|riverain)\\w*'],
  fault: [
    "(code (d'|de )?)?(erreur|défaut|alarme|anomalie)s?",
    'pannes?',
    '[ef] ?-?\\d{1,3}',
    '(clignot|fuit|grinc|disjonct)\\w*',
    'bips?',
    'goutte',
    "(ne |n')?(démarre|marche|fonctionne|chauffe|charge|s'allume) (plus|pas)",
    '(cassée?|défectueu|hors service)\\w*',
  ],
  tax: ['(impôt|fiscal|taxe|déclaration d|déduire|déduct|défiscalis|amortiss)\\w*', 'fisc', 'tva'],
  rent: [
    '(mon|notre|le|au) (propriétaire|proprio|bailleur)',
    '(mon|notre|le|du) loyer',
    '(bail|caution|état des lieux|décompte de (charges|chauffage))',
    '(la |ma |notre )?régie',
    'hausse de loyer',
  ],
  letting: ['(mon|mes|nos|notre|un|le|les) locataires?', '(je|nous) (loue|louons|mets en location)'],
  meeting: ['(ppe|copropri|syndic|assemblée générale|assemblée des|administrateur)\\w*', 'gérance', 'hoa'],
  inheritance: [
    '(hérit|notaire|succession|usufruit|divorc|indivision|ex-?mari|ex-?femme|registre foncier)\\w*',
    '(mon|ma|mes|notre|nos) (frère|soeur|cohéritier|frères|soeurs|cohéritiers)',
  ],
  grant: [
    '(subvention|subside|prime|aide financière|programme bâtiments)\\w*',
    "(l'état|le canton|la confédération|la commune) (paie|paye|aide|donne|verse|subventionne)",
    'kfw',
  ],
  insurance: ['(assur|responsabilité civile|protection juridique)\\w*', '\\brc'],
  credit: ['(crédit|hypothè|emprunt|banque)\\w*', '(un|le|mon|de|du|des) prêts?', "taux (d'intérêt|hypothécaires?)"],
  health: ['(pacemaker|stimulateur cardiaque|malad|allergi|asthm|enceinte|médecin)\\w*'],
  chimney: ['(cheminée|poêle|ramon|bûche|conduit de fumée|insert)\\w*'],
  registering: ['(annonc|déclar|inscri|enregistr)\\w*'],
  grid: [
    '(compteur|smart ?meter|tarif|gestionnaire de réseau|distributeur)\\w*',
    "(fournisseur|prix|contrat|facture|abonnement) d'(électricité|énergie)",
    '(réinject|inject|refoul|rachat)\\w*',
    'raccordement',
    'reprise du courant',
    'rachat du courant',
    'courant vert',
    '(services industriels|romande énergie|groupe e|sig)',
  ],
  permit: [
    '(permis|mise à l.enquête|monument|patrimoine|urbanisme|zone protégée)\\w*',
    'autorisation( de construire)?',
    '(la|ma|notre) commune',
    '(distance|limite) (à|de|avec) (la |le )?(limite|propriété|parcelle|voisin)\\w*',
  ],
  contract: [
    '(qui est|sont) responsables?',
    '(vendeur|démarch|commercial|rétract|signé|signer|signature|contrat|acompte|faillite|garantie|malfaçon|avocat|rembours|résili|leasing|arnaqu|escro|réclam|porte-à-porte)\\w*',
  ],
  roof: [
    '(couvreur|tuile|charpente|amiante|eternit|échafaud|ferblantier|gouttière|ingénieur civil)\\w*',
    'toit (\\w+ ){0,3}(tient|solide|supporte|fuit|porte)\\w*',
    'refaire le toit',
  ],
  appliance: [
    '(lave-vaisselle|lave-linge|machine à laver|sèche-linge|frigo|réfrigérateur|congélateur|grille-pain|four|télé|téléviseur|ventilateur|aspirateur|lampe|ampoule)\\w*',
  ],
  driving: [
    '(pneu|garagiste|vignette|permis de conduire|voiture d.occasion|camping-car|diesel|essence|concession|trottinette|expertise)\\w*',
    '(tesla|zoe|zoé|model [3ys])( \\w+)?',
  ],
  us: [
    '(votre|vos) (entreprise|société|données|sources|site|partenaires)',
    'wattnest',
    'protection des données',
    'mentions légales',
  ],
};
