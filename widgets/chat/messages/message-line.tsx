import { memo } from 'react';
import type { ChatLine } from '#widgets/chat/line.ts';
import { Markdown } from '#widgets/chat/markdown/markdown.tsx';
import { FailedNote } from '#widgets/chat/messages/failed-note.tsx';
import { LineFoot } from '#widgets/chat/messages/line-foot.tsx';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

/** What can be done with a line; the same for all, so that a line is drawn again only when it changes. */
export interface LineVerbs {
  retry(id: string): void;
  edit(id: string): void;
}

interface MessageLineProps {
  line: ChatLine;
  /** Whether a cut reply can be asked for again. */
  isLast: boolean;
  verbs: LineVerbs;
  options: WidgetOptions;
  texts: ChatTexts;
}

/** One thing said. A visitor's words stay the text they are; an adviser's are drawn as paragraphs and lists. */
export const MessageLine = memo(function MessageLine({ line, isLast, verbs, options, texts }: MessageLineProps) {
  const isOwn = line.role === 'user';
  const speaker = isOwn ? texts.you : texts.advisor[line.advisor ?? 'automatic'];
  return (
    <div className={`line ${isOwn ? 'own' : 'adviser'} ${line.state}`} part={isOwn ? 'message own' : 'message'}>
      <p className="unseen">{speaker}:</p>
      {line.content && (
        <div className="said" dir="auto">
          {isOwn ? line.content : <Markdown text={line.content} api={options.api} />}
        </div>
      )}
      {line.state === 'failed' ? (
        <FailedNote line={line} verbs={verbs} options={options} texts={texts} />
      ) : (
        <LineFoot line={line} canAskAgain={isLast} verbs={verbs} options={options} texts={texts} />
      )}
    </div>
  );
});
