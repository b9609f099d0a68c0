import { memo } from 'react';
import type { Locale } from '#domain/format.ts';
import type { ChatLine } from '#widgets/chat/line.ts';
import { Markdown } from '#widgets/chat/markdown/markdown.tsx';
import { keepFocus } from '#widgets/chat/messages/keep-focus.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { LaterPart, type Mount } from '#widgets/shared/later/later-part.tsx';
import { FallbackContact } from '#widgets/shared/ui/fallback-contact.tsx';

/** What can be done with a line; the same for all, so that a line is drawn again only when it changes. */
export interface LineVerbs {
  retry(id: string): void;
  edit(id: string): void;
}

interface LineProps {
  line: ChatLine;
  verbs: LineVerbs;
  options: WidgetOptions;
}

interface MessageLineProps extends LineProps {
  /** Whether a cut reply can be asked for again. */
  isLast: boolean;
  /** As soon as its code is there. */
  drawThumbnail: ((thumbnail: string) => Mount) | undefined;
}

/** One thing said. A visitor's words stay the text they are; an adviser's are drawn as paragraphs and lists. */
export const MessageLine = memo(function MessageLine({ isLast, drawThumbnail, ...props }: MessageLineProps) {
  const { line, options } = props;
  const texts = chatTexts[options.language];
  const isOwn = line.role === 'user';
  const speaker = isOwn ? texts.you : texts.advisor[line.advisor ?? 'automatic'];
  return (
    <div className={`line ${isOwn ? 'own' : 'adviser'} ${line.state}`} part={isOwn ? 'message own' : 'message'}>
      <p className="unseen">{speaker}:</p>
      {line.thumbnail && drawThumbnail && <LaterPart mount={drawThumbnail(line.thumbnail)} />}
      {line.content && (
        <div className="said" dir="auto" lang={line.language}>
          {isOwn ? line.content : <Markdown text={line.content} api={options.api} />}
        </div>
      )}
      {line.state === 'failed' ? <FailedNote {...props} /> : <LineFoot {...props} isLast={isLast} />}
    </div>
  );
});

/** Why a message did not get through, and the ways on; that it did not, the toast says. Nothing is lost. */
function FailedNote({ line: { id, problem }, verbs, options }: LineProps) {
  const texts = chatTexts[options.language];
  const isOffline = problem?.code === 'network' || problem?.code === 'timeout';
  return (
    <div className="failed-note">
      <p>
        <strong>{isOffline ? texts.noConnection : texts.notSent}</strong> {!isOffline && problem?.detail}
      </p>
      <p className="failed-actions">
        <button
          type="button"
          className="text-button"
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget);
            verbs.retry(id);
          }}
        >
          {texts.retry}
        </button>
        <button type="button" className="text-button" onClick={() => verbs.edit(id)}>
          {texts.edit}
        </button>
      </p>
      <FallbackContact options={options} intro={texts.orContact} />
    </div>
  );
}

/** Who and when, and what became of it. */
function LineFoot({ line, isLast, verbs, options }: Omit<MessageLineProps, 'drawThumbnail'>) {
  const { id, role, state, timestamp, advisor = 'automatic' } = line;
  const texts = chatTexts[options.language];
  return (
    <p className="line-foot">
      {state === 'cut' && <strong className="cut-mark">{texts.cut}</strong>}
      {state === 'cut' && isLast && (
        <button
          type="button"
          className="text-button"
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget);
            verbs.retry(id);
          }}
        >
          {texts.askAgain}
        </button>
      )}
      {role === 'assistant' && timestamp > 0 && <span aria-hidden="true">{texts.advisor[advisor]}</span>}
      {timestamp > 0 && <time dateTime={new Date(timestamp).toISOString()}>{clockTime(timestamp, options)}</time>}
    </p>
  );
}

const two = (value: number) => String(value).padStart(2, '0');

/** The time of day where the visitor is. Without `Intl`, for the reason of decision 6. */
function clockTime(timestamp: number, { language, market }: Locale): string {
  const at = new Date(timestamp);
  const hours = at.getHours();
  const halves = chatTexts[language].halfDays?.[market];
  const minutes = two(at.getMinutes());
  return halves ? `${hours % 12 || 12}:${minutes} ${halves[hours < 12 ? 0 : 1]}` : `${two(hours)}:${minutes}`;
}
