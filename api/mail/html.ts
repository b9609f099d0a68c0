const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A tagged template that escapes every value but the ones made by `html` itself. */
export function html(strings: TemplateStringsArray, ...values: (string | number | Html | Html[])[]): Html {
  return { markup: strings.reduce((before, text, index) => before + markupOf(values[index - 1] ?? '') + text) };
}

export interface Html {
  markup: string;
}

function markupOf(value: string | number | Html | Html[]): string {
  if (Array.isArray(value)) return value.map((it) => it.markup).join('');
  return typeof value === 'object' ? value.markup : escapeHtml(String(value));
}
