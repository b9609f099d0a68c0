import type { ChatProgress } from '#domain/chat/progress.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Icon } from '#widgets/shared/ui/icon.tsx';
import { Progress } from '#widgets/shared/ui/progress.tsx';

interface BarsProps {
  progress: ChatProgress;
  options: WidgetOptions;
}

export function Bars({ progress, options }: BarsProps) {
  const { homeInfo, completedQuestions, totalQuestions, mediaUploads, uploadedMedia, totalMedia } = progress;
  const words = chatTexts[options.language].progress;
  return (
    <>
      <div className="measure">
        <Progress label={words.homeInformation} percent={homeInfo} locale={options} />
        <p className="soft">{words.questions(completedQuestions, totalQuestions)}</p>
      </div>
      <div className="measure">
        <Progress label={words.media} percent={mediaUploads} locale={options} />
        <p className="soft">{words.uploads(uploadedMedia, totalMedia)}</p>
        <MediaList progress={progress} options={options} />
      </div>
    </>
  );
}

const circle = '<circle cx="10" cy="10" r="8.500"/>';
const tick = '<path d="m6.200 10.300 2.600 2.600 5-5.500"/>';

/** What is worth a picture, ticked by the number of uploads. */
function MediaList({ progress: { uploadedMedia }, options }: BarsProps) {
  const { checklist, uploaded, pending } = chatTexts[options.language].progress;
  return (
    <ul className="media-list">
      {checklist.map((item, index) => {
        const isThere = index < uploadedMedia;
        return (
          <li key={item} className={isThere ? 'there' : undefined}>
            <Icon viewBox="0 0 20 20" markup={isThere ? circle + tick : circle} />
            <span>{item}</span>
            <span className="soft">{isThere ? uploaded : pending}</span>
          </li>
        );
      })}
    </ul>
  );
}
