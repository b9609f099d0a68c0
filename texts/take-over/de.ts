import type { TakeOverTexts } from '#texts/take-over/texts.ts';

export const de: TakeOverTexts = {
  failed: 'Die KI antwortet gerade nicht. Ich bin der automatische Berater und mache hier weiter.',
  budget: 'Das Kontingent der KI ist für heute aufgebraucht. Ich bin der automatische Berater und mache hier weiter.',
  untrue:
    'Die Antwort der KI enthielt Angaben, die wir nicht belegen können. Ich bin der automatische Berater und antworte an ihrer Stelle.',
};
