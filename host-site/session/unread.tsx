import { useEffect } from 'react';
import { session } from '#host-site/session/session.ts';
import { RetryButton } from '#host-site/shell/failed-read.tsx';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';

const again = () => void session.open(true);

/** Nobody could be asked who is signed in; asked again by the button, and when the connection returns. */
export function Unread() {
  const { unknown } = useAuthTexts();
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <div className="wrap notice">
      <h1>{unknown.title}</h1>
      <p>{unknown.text}</p>
      <RetryButton className="button" retry={again} />
    </div>
  );
}
