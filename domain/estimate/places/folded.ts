/** A name as it is compared: no case, accents, punctuation; ü, ue and u are one, as are Sankt, Saint and St. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(sankt|saint|sant)\b/g, 'st')
    .trim();
}
