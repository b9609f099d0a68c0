import { AssessmentSection } from '#host-site/pages/home/assessment-section.tsx';
import { Hero } from '#host-site/pages/home/hero.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';

export function HomePage() {
  const { home } = useTexts().site;
  return (
    <>
      <title>{home.documentTitle}</title>
      <meta name="description" content={home.description} />
      <Hero />
      <AssessmentSection />
    </>
  );
}
