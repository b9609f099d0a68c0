import type { Vocabulary } from '#api/advisor/builtin/vocabulary/vocabulary.ts';

export const fr: Vocabulary = {
  asking:
    /\?|\w+ \S+,? non[ .!]*$|\b(hein|c'est vrai|vrai ou (faux|pas)|c'est (normal|juste|possible)|ou pas|pas vrai|j'y comprends rien|je cherche( surtout)? (ou|comment|a) .{3,60})[ .!]*$|^((et|mais|alors|donc|ok|oui|non|bonjour|euh|bon|bien|merci|d'accord|super),? ){0,3}(qu\w*|comment|combien|cb|pourquoi|pk|quand|ou|j'? ?peux|j'? ?dois|on peut|c'? ?(koi|quoi|combien|possible|vrai|dangereux|cher)|est(?=[- ](ce|il|elle|on)\b)|puis|peut|peux|dois|faut|y a|ai(?=-je)|suis|sont|aurai|c'est quoi|qu)\b|, (et |mais |alors )?(comment|pourquoi|quel\w*|c'est (possible|vrai|combien|quoi)|on peut|je peux|ca (coute(?! (un bras|une fortune|cher|trop|la peau))|vaut|rapporte|donne|marche)) ?\b|\b(est[- ]?ce|kesk\w*|combien|c'? ?k?[qk]u?oi|jpeux|jdois|expliquez|dites[- ]moi|dis[- ]moi|savoir|donnez|demand(e|ons) si|je (voulais|veux) (dire|savoir) (combien|comment|si|quand)|ma question|qu'est-ce|y a quoi|c'est quoi|qu'? ?est[- ]ce|(comment|combien|quand|pourquoi|ou) (on|je|ca|faire|puis|peut|est|sont|faut|coute)|hesit\w* entre)\b/,
  joining: /,? (?:et|(?<or>ou)) (?=\S)/gi,
  opening:
    /^(j'? ?peux|j'? ?dois|c'? ?k?[qk]u?oi|qu\w*|comment|combien|pourquoi|est-ce|est-il|est-elle|puis-je|peut-on|peut-il|peut-elle|dois|faut-il|faut|y a|ai-je|(le canton|la commune|l.etat|la confederation) (aide|paie|paye|donne|participe|subventionne))(?![a-z])|^(s'|si|quand|des que).{3,80}?[ ,](est-ce qu\w*|qu'est-ce|puis-je|peut-on|dois-je|doit-on|faut-il|combien|comment|qui paie|qui paye|(je|on) (peux|peut|dois|doit) (quand meme|alors))(?![a-z])/,
  turning:
    /^(comment|combien|pourquoi|quand|quel\w*|est-ce|qu'est-ce|qui (paie|paye|decide|prend|fait|me|nous|doit|peut|est|sont|vient)|(puis|peut|dois|doit|faut|vais|ai|a)-(je|on|il|elle|t-on)|(on|je) (peut|peux|dois|doit) |qui etes|etes-vous|y a|faut)(?![a-z])/,
  breaking:
    /(?<=\s)(?:combien (?:ça|ca|coûte|coute|de|je|il|on)|(?:c['’]est|ça fait) combien|est-ce (?:que|qu)|qu['’]est-ce|comment (?:je|on|ça)|faut-il|(?:puis|peut|dois|ai)-(?:je|on))(?!\p{L})/giu,
  ordinal: /(?!)/,
  goingOn: /^(et|ou) (pour|avec|sans|en)( \S+){1,4}$/,
  telling:
    /^((bonjour|bonsoir|salut|hello)( a tous| madame| monsieur)?[ ,.!]+)?(je|j'|j|nous|on|mon|ma|mes|notre|nos|le|la|les|l'|il|elle|environ|c'est)\b/,
  wanting: {
    price: {
      asked:
        /\b(combien\b.{0,40}\b(coute\w*|payer)|(coute\w*|coutent) combien|quel (est le |serait le )?(prix|cout))\b/,
      told: /\d.*(?:[€$%]|EUR|CHF|ct|centimes?)|(?:[€$]|EUR|CHF).*\d|aucun chiffre|pas de prix/su,
    },
    time: {
      asked: /\bcombien (de temps|d'annees|de (mois|semaines|jours|ans|heures))\b/,
      told: /\bans?\b|année|mois|semaine|jour|heure|minute/iu,
    },
  },
  judging:
    /\b(est|c'est|est-ce|ca|parait|semble)\b.{0,50}\b(correct|raisonnable|normal|trop (cher|eleve)|cher|un bon prix|juste|honnete|abuse|une arnaque|exagere)\b/,
  payingMore:
    /\bpa(ye|ie)\w* (donc |alors )?(plus|moins)( cher)?\b|\b(revien\w*|cout\w*|serait|sera)( nous| me)? (plus|moins) cher\b/,
  makingSense: /\b(a|ont|aurait|fait)\b.{1,40}\bsens\b/,
  confirming:
    /^(et )?(c'est|est-ce( que c'est)?|est ce)( (vraiment|bien|encore|toujours|vrai|exact|juste|correct|le cas|ca))+\W*$|^(vrai|exact|juste|vraiment|ah bon)\W*\?$|^(et |mais )?(c'est|est-ce( que c'est)?|ce serait)( (vraiment|bien|encore|toujours|une?))* (normal|autorise|legal|possible|correct|raisonnable|realiste|bien|bon|serieux|rentable|suffisant|une? bonne (idee|affaire)|bonne (idee|affaire)|une arnaque|arnaque|permis|dangereux)( ca)?\W*\?$|^(ca vaut le coup|ca marche|ca suffit|ca aide|bonne (idee|affaire)|une arnaque|serieux|qu'en pensez-vous)\W*\?$/,
  leaning:
    /\b(ca|cela|alors|ici|chez (nous|moi)|quand meme|aussi|en|y|il|elle|ils|elles|celle-ci|celui-ci|vrai|juste)\b|^(et|ou|mais|alors|donc)\b/,
  aside:
    /\b(etes-vous un|(vous appelez|t.appelles)|est-ce que je parle a|vous etes humain|quel age|quelle heure|temps fera|t'aime|je t.aime|n.importe quoi|a bientot|tu (joues|connais|es)|as-tu|en bourse|sens de la vie|m'avez (bien )?aide|nous sommes \w+$|sommes-nous|prefere|blagu|pome|joyeux)\b|^(merci|d'accord)\b[^?]*$/,
  withoutParking:
    /\b(pas|sans|aucun\w*) (de |d')?(garage|parking|place de (parc|parking|stationnement))(?![a-z])|\b(gare\w*|parque\w*|stationn\w*|dort) (\w+ )?dans la ru\b/,
  countries: [
    [
      /\b(suisse|pronovo|geneve|vaud|lausanne|fribourg|valais|neuchatel|sion|bienne|francs?( suisses?)?|chf|centimes)\b/,
      'ch',
    ],
    [/\b(allemagne|kfw|berlin|munich)\b/, 'de'],
    [/\b(autriche)\b/, 'at'],
    [/\b(etats-unis|usa|amerique|dollars?)\b/, 'us'],
  ],
  earning: /\b(gagn\w*|revenus?|salaires?|rente|retraite|pension|imposables?|avs|de cote)\b/,
  euros: /\beuros?\b|€/,
  refusing:
    /(?<!\p{L})(?:pas|plus|aucune?|non) (?:(?:de|du|la|le|les|l['’]|d['’]|des|une|un|pour|avec|sur) ?){0,3}(?:pompe à )?[\p{L}-]+/giu,
  takingUp:
    /^(ah |oh |non|pardon|attendez|enfin|en fait|plutôt|désolée?|je veux dire)[ ,.!:]*((plutôt|en fait|pardon|c'est|disons) )*/i,
};
