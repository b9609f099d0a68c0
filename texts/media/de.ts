import type { MediaTexts } from '#texts/media/texts.ts';

export const de: MediaTexts = {
  arrived: (subject) => `Danke, das Bild ist angekommen (${subject}).`,
  good: 'Es ist groß, hell und scharf genug.',
  flaws: {
    small: 'Es ist recht klein: Auf einem größeren wäre mehr zu erkennen.',
    dark: 'Es ist zu dunkel: Bitte versuchen Sie es mit mehr Licht noch einmal.',
    blurred: 'Es ist unscharf: Bitte halten Sie die Kamera ruhig und versuchen Sie es noch einmal.',
  },
  unseen: {
    automatic: 'Ich bin der automatische Berater und sehe mir Bilder nicht selbst an.',
    failed: 'Die KI kann es sich gerade nicht ansehen.',
    budget: 'Das Kontingent der KI ist für heute aufgebraucht, sie sieht es sich nicht an.',
  },
  seen: (findings) => `Darauf erkenne ich: ${findings}. Stimmt das nicht, ändern Sie es bei Ihren Angaben.`,
  nothingSeen: 'Etwas Sicheres für Ihre Angaben erkenne ich darauf nicht.',
  keptFor:
    'Es bleibt bei Ihrer Beratung: Fragen Sie Fachbetriebe an, sehen diese es. Nach 30 Tagen ohne Besuch wird es gelöscht.',
};
