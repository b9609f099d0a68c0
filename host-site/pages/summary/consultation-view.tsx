import type { ReactNode } from 'react';
import type { Consultation, SummaryAuthor } from '#domain/contract/summary.ts';
import { numberLocale } from '#domain/place.ts';
import { AnswerList } from '#host-site/pages/summary/answer-list.tsx';
import { AnswerRequest } from '#host-site/pages/summary/answer-request.tsx';
import { Headline, ResultPart } from '#host-site/pages/summary/findings.tsx';
import { PhotoList } from '#host-site/pages/summary/photo-list.tsx';
import { PotentialList } from '#host-site/pages/summary/potential-list.tsx';
import { RequestPart } from '#host-site/pages/summary/request-part.tsx';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';
import type { SummaryTexts } from '#host-site/texts/summary/texts.ts';
import { narrative } from '#texts/mail/narrative.ts';

interface ConsultationViewProps {
  token: string;
  consultation: Consultation;
  refresh: () => Promise<void>;
}

/** One consultation behind its link. */
export function ConsultationView({ token, consultation, refresh }: ConsultationViewProps) {
  const { language } = useNavigation().address;
  const { site } = useTexts();
  const { summary } = useSummaryTexts();
  const { kind, market, createdAt } = consultation;
  const date = new Intl.DateTimeFormat(numberLocale(language, market), { dateStyle: 'long' });
  return (
    <section className="consultation">
      <h2>
        {summary.titles[kind](date.format(new Date(createdAt)))}{' '}
        <small className="consultation-country">{site.header.countries[market]}</small>
      </h2>
      <AnswerRequest token={token} consultation={consultation} refresh={refresh} />
      <ConsultationBody consultation={consultation}>
        {kind === 'lead' && <RequestPart token={token} consultation={consultation} date={date} refresh={refresh} />}
      </ConsultationBody>
    </section>
  );
}

interface ConsultationBodyProps {
  consultation: Consultation;
  /** Above the answers, where somebody else reads them. */
  answersTitle?: string;
  /** What stands between its potentials and its figures. */
  children?: ReactNode;
}

/** What a consultation tells: its figures in the market it was made for, whatever country the page shows. Confirmed, it is told in full. */
export function ConsultationBody({ consultation, answersTitle, children }: ConsultationBodyProps) {
  const { language } = useNavigation().address;
  const { home } = useTexts();
  const { summary, mail } = useSummaryTexts();
  const { market, potentials, assessment, name, consultationSummary, photos } = consultation;
  const told = name && assessment && narrative(assessment, mail.narrative, home, { language, market });
  return (
    <>
      <Headline findings={consultation} />
      {told && <p className="told">{told}</p>}
      <h3>{summary.potentials}</h3>
      <PotentialList potentials={potentials} />
      {children}
      <ResultPart findings={consultation} />
      {consultationSummary && <ChatSummary {...consultationSummary} texts={summary.adviser} />}
      {photos && <PhotoList photos={photos} />}
      <h3>{answersTitle ?? summary.answers}</h3>
      <AnswerList consultation={consultation} />
    </>
  );
}

interface ChatSummaryProps {
  by: SummaryAuthor;
  text: string;
  texts: SummaryTexts['adviser'];
}

function ChatSummary({ by, text, texts }: ChatSummaryProps): ReactNode {
  return (
    <>
      <h3>{texts.heading}</h3>
      <p className="adviser">{text}</p>
      <p className="small">{texts.source[by]}</p>
    </>
  );
}
