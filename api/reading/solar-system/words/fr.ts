import type { SolarWords } from '#api/reading/solar-system/words/solar-words.ts';

export const fr: SolarWords = {
  solar: 'solaires?|photovoltaiques?|pv|panneaux|kwc|kwp',
  goesOn: '^(elle|elles|ils|il|l installation|nous (en )?sommes|on (en )?est|j en suis|c est|ca)',
  notOwn:
    'voudr[a-z]*|veux|veut|voulons|aimer[a-z]*|souhait[a-z]*|prevo[a-z]*|projet[a-z]*|envisag[a-z]*|reflechi[a-z]*|interess[a-z]*|devis|offres?|voisin[a-z]*|parents|frere|soeur|amis?|collegues?|devr[a-z]*|pourr[a-z]*|command[a-z]*|pas de (panneaux|solaire|photovoltaique|pv)|pas encore|si|avant|ancienne maison|autrefois|loyers?|location|louer|demarcheu[a-z]*|propos[a-z]*|a venir|(francs|euros?|chf) pour',
  asks: 'est ce qu[a-z]*|y a t il|existe|peut on|subventions?|credits? d impot|aides?|primes?|deduction[a-z]*|combien|vaut|faut|rentab[a-z]*|prix|quel(le)?',
  has: 'ai|avons|avec|notre|mes|nos|ma',
  otherThing:
    'thermiques?|chauffage|chaudiere|gaz|mazout|pompe|maison|construite?|toit|toiture|fenetres?|voiture|borne|batteries?',
  place: 'sur (le|notre|mon) (toit|garage)',
  since: 'de|depuis|en|date de|datent de|installee?s? en|posee?s? en|annee',
  nearly: 'environ',
  ageInYears: [
    '(?<!(?:pendant|sur|dans|d ici|pour|encore) )# ans',
    'il y a (?:environ )?# ans',
    'depuis (?:environ )?# ans',
  ],
  satisfied:
    '(tres |vraiment |assez )?(satisfaite?s?|contente?s?|ravie?s?|heureu[a-z]*|enchantee?s?)|(marche|marchent|fonctionne|fonctionnent|tourne|tournent) (tres |super |vraiment )?bien|(aucun|sans) problemes?|pas de problemes?',
  unsatisfied:
    'pas (tres |vraiment |du tout |trop |si |tellement )?(satisfaite?s?|contente?s?|ravie?s?|heureu[a-z]*)|insatisfaite?s?|mecontente?s?|decue?s?|en panne|(produit|produisent) (trop |tres )?peu|(des )?problemes avec|ne (marche|marchent|fonctionne|fonctionnent) (pas|plus)',
};
