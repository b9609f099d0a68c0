import type { Language } from '#domain/place.ts';

/** Each word and its number. */
export const spelled: Record<Language, string> = {
  de: 'zwei 2 zwo 2 zwa 2 zwoa 2 drei 3 vier 4 fünf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwölf 12 dreizehn 13 vierzehn 14 fünfzehn 15 sechzehn 16 siebzehn 17 achtzehn 18 neunzehn 19 zwanzig 20 dreissig 30 vierzig 40 fünfzig 50 sechzig 60 siebzig 70 achtzig 80 neunzig 90 hundert 100 tausend 1000 tausender 1000 hunderter 100 föif 5 füf 5 fünef 5 sächs 6 sibe 7 zäh 10 zwänzg 20 zwanzg 20 drissg 30 vierzg 40 füfzg 50 sächzg 60 sibezg 70 achzg 80 nünzg 90 tuusig 1000 achtzg 80 dreissg 30 sechzg 60 siebzg 70 neunzg 90 neinzg 90 fuffzig 50 fuffzg 50 fünfzg 50 zwoanzg 20 hundat 100 hundad 100 hondert 100 hunnert 100 hunnerd 100 honnert 100 dausnd 1000 tausnd 1000 dausend 1000 füfzäh 15 sächzäh 16 sibezäh 17 achzäh 18 nünzäh 19 vierzäh 14 drizäh 13 nün 9 drü 3 dreia 3 dreie 3 fünfe 5 sechse 6 siebene 7 achte 8 neune 9 zehne 10 elfe 11 zwölfe 12',
  en: 'two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 dozen 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fourty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 hundred 100 thousand 1000',
  fr: 'deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15 seize 16 dizaine 10 douzaine 12 quinzaine 15 vingtaine 20 trentaine 30 quarantaine 40 cinquantaine 50 soixantaine 60 centaine 100 millier 1000 vingt 20 vingts 20 trente 30 quarante 40 cinquante 50 soixante 60 septante 70 huitante 80 octante 80 nonante 90 cent 100 cents 100 mille 1000',
};
/** Read only inside a number: alone they are articles or adjectives. */
export const inside: Record<Language, string> = {
  de: 'ein 1 eins 1 eine 1 und 0',
  en: 'a 1 one 1 and 0',
  fr: 'un 1 une 1 et 0',
};
