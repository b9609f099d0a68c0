import { Suspense, useEffect } from 'react';
import { useLive } from '#host-site/live/use-live.ts';
import { CurrentPage } from '#host-site/pages/current-page.tsx';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useFollowedTabs } from '#host-site/session/use-session.ts';
import { Footer } from '#host-site/shell/footer.tsx';
import { Header } from '#host-site/shell/header.tsx';
import { Toast } from '#host-site/shell/toast.tsx';
import { useArrival } from '#host-site/shell/use-arrival.ts';
import { TextsContext, useLoadedTexts } from '#host-site/texts/site-texts.ts';

function Site() {
  const { address } = useNavigation();
  const texts = useLoadedTexts(address.language);
  useArrival();
  useFollowedTabs();
  useLive();
  useEffect(() => {
    document.documentElement.lang = address.language;
  }, [address.language]);
  return (
    <TextsContext value={texts}>
      <a className="skip" href="#content">
        {texts.site.header.skip}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        <CurrentPage />
      </main>
      <Footer />
      <Toast />
    </TextsContext>
  );
}

export function App() {
  return (
    <Suspense fallback={null}>
      <Site />
    </Suspense>
  );
}
