import type { Recogniser } from '#widgets/chat/consultation/voice/recogniser.ts';

type Verb = 'start' | 'stop' | 'abort';

/** One that was made: what it was asked, and what it hears when the test says so. */
class StubRecogniser implements Recogniser {
  lang = '';
  continuous = true;
  interimResults = true;
  onresult: Recogniser['onresult'] = null;
  onerror: Recogniser['onerror'] = null;
  onend: Recogniser['onend'] = null;
  asked: Verb[] = [];
  start() {
    this.asked.push('start');
  }
  stop() {
    this.asked.push('stop');
  }
  abort() {
    this.asked.push('abort');
  }
  hear(transcript: string) {
    const results = [[{ transcript, confidence: 1 }]] as unknown as SpeechRecognitionResultList;
    this.onresult?.({ results });
    this.onend?.();
  }
  fail(error: SpeechRecognitionErrorEvent['error']) {
    this.onerror?.({ error });
    this.onend?.();
  }
}

/** A constructor in place of the browser's `SpeechRecognition`, and what it has made. */
export function stubRecogniser() {
  const made: StubRecogniser[] = [];
  class SpeechRecognition extends StubRecogniser {
    constructor() {
      super();
      made.push(this);
    }
  }
  return { SpeechRecognition, made };
}
