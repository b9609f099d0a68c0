import type { ChatProgress } from '#domain/chat/progress.ts';
import { MediaList } from '#widgets/chat/progress/media-list.tsx';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Progress } from '#widgets/shared/ui/progress.tsx';

interface BarsProps {
  progress: ChatProgress;
  options: WidgetOptions;
  texts: ChatTexts;
}

export function Bars({ progress, options, texts }: BarsProps) {
  const { homeInfo, completedQuestions, totalQuestions, mediaUploads, uploadedMedia, totalMedia } = progress;
  const words = texts.progress;
  return (
    <>
      <div className="measure">
        <Progress label={words.homeInformation} percent={homeInfo} locale={options} />
        <p className="soft">{words.questions(completedQuestions, totalQuestions)}</p>
      </div>
      <div className="measure">
        <Progress label={words.media} percent={mediaUploads} locale={options} />
        <p className="soft">{words.uploads(uploadedMedia, totalMedia)}</p>
        <MediaList uploaded={uploadedMedia} texts={texts} />
      </div>
    </>
  );
}
