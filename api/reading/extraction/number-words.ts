import { fold } from '#api/reading/extraction/fold.ts';
import type { Language } from '#domain/place.ts';

const spelled: Record<Language, string> = {
  de: 'zwei 2 zwo 2 zwa 2 zwoa 2 drei 3 vier 4 fünf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwölf 12 dreizehn 13 vierzehn 14 fünfzehn 15 sechzehn 16 siebzehn 17 achtzehn 18 neunzehn 19 zwanzig 20 dreissig 30 vierzig 40 fünfzig 50 sechzig 60 siebzig 70 achtzig 80 neunzig 90 hundert 100 tausend 1000 tausender 1000 hunderter 100 föif 5 füf 5 fünef 5 sächs 6 sibe 7 zäh 10 zwänzg 20 zwanzg 20 drissg 30 vierzg 40 füfzg 50 sächzg 60 sibezg 70 achzg 80 nünzg 90 tuusig 1000',
  en: 'two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 dozen 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fourty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 hundred 100 thousand 1000',
  fr: 'deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15 seize 16 dizaine 10 douzaine 12 quinzaine 15 vingtaine 20 trentaine 30 quarantaine 40 cinquantaine 50 soixantaine 60 centaine 100 millier 1000 vingt 20 vingts 20 trente 30 quarante 40 cinquante 50 soixante 60 septante 70 huitante 80 octante 80 nonante 90 cent 100 cents 100 mille 1000',
};
/** Read only inside a number: alone they are articles or adjectives. */
const inside: Record<Language, string> = {
  de: 'ein 1 eins 1 eine 1 und 0',
  en: 'a 1 one 1 and 0',
  fr: 'un 1 une 1 et 0',
};

const tableOf = (list: string, language: Language) => {
  const parts = list.split(' ');
  return new Map(
    parts.flatMap((word, at) => (at % 2 === 0 ? [[fold(word, language), Number(parts[at + 1])] as const] : [])),
  );
};
const tables = {
  de: [tableOf(spelled.de, 'de'), tableOf(inside.de, 'de')],
  en: [tableOf(spelled.en, 'en'), tableOf(inside.en, 'en')],
  fr: [tableOf(spelled.fr, 'fr'), tableOf(inside.fr, 'fr')],
} as const;

/** "two hundred and ten" is 210, "sixteen hundred" 1600, "one fifty" 150, "quatre-vingt-dix" 90. */
function add(parts: readonly number[]): number {
  let thousands = 0;
  let current = 0;
  for (const part of parts) {
    if (part === 1000) {
      thousands += (current || 1) * 1000;
      current = 0;
    } else if (part === 100) current = (current || 1) * 100;
    else if (part === 20 && current === 4) current = 80;
    else if (part >= 10 && current > 0 && current < 10) current = current * 100 + part;
    else current += part;
  }
  return thousands + current;
}

/** German writes units before tens and all in one word: "hundertfünfundvierzig". */
function germanWord(word: string): number | undefined {
  const [known, joints] = tables.de;
  const parts: number[] = [];
  for (let at = 0; at < word.length; ) {
    let end = Math.min(word.length, at + 9);
    while (end > at && !known.has(word.slice(at, end)) && !joints.has(word.slice(at, end))) end--;
    if (end === at) return undefined;
    parts.push(known.get(word.slice(at, end)) ?? joints.get(word.slice(at, end)) ?? 0);
    at = end;
  }
  const turned = parts.flatMap((part, at) =>
    parts[at - 1] === 0 ? [] : parts[at + 1] === 0 ? [(parts[at + 2] ?? 0) + part] : [part],
  );
  return parts.length > 1 ? add(turned.filter((part) => part > 0)) : undefined;
}

/** Whether a word is a number by itself: those are not misspelt others. */
export const isNumberWord = (word: string, language: Language) =>
  tables[language][0].has(word) || (language === 'de' && word.length > 6 && germanWord(word) !== undefined);

/** The number that begins at word `at`, and how many words it takes; 0 words when there is none. */
export function numberAt(
  words: readonly { word: string; gap: string }[],
  at: number,
  language: Language,
): [number, number] {
  const [known, joints] = tables[language];
  const opening = words[at]?.word ?? '';
  if (!known.has(opening) && !joints.has(opening) && (language !== 'de' || opening.length <= 6)) return [0, 0];
  const wordAt = (index: number): string => {
    const word = words[index];
    return word && (index === at || /^[\s-]*$/.test(word.gap)) ? word.word : '';
  };
  const first = wordAt(at);
  const alone = known.get(first) ?? (language === 'de' && first.length > 6 ? germanWord(first) : undefined);
  const next = known.get(wordAt(at + 1));
  if (alone === undefined && !(joints.get(first) === 1 && next !== undefined && next >= 20)) return [0, 0];
  const parts = [alone ?? 1];
  let end = at + 1;
  for (; end < at + 8; end++) {
    const part = known.get(wordAt(end));
    if (part !== undefined && mayFollow(parts, part)) parts.push(part);
    else if (joints.get(wordAt(end)) !== 0 || !joinsOn(parts, known.get(wordAt(end + 1)))) break;
  }
  return [add(parts), end - at];
}

function joinsOn(parts: readonly number[], next = 0): boolean {
  const last = parts.at(-1) ?? 0;
  return next > 0 && next < 100 && last >= 20 && last > next;
}

function mayFollow(parts: readonly number[], part: number): boolean {
  const last = parts.at(-1) ?? 0;
  if (part >= 100) return last < part;
  if (last < 10) return part >= 20 && parts.length === 1;
  return part < last && (last >= 20 || (last === 10 && part >= 7));
}
