import { useEffect } from 'react';
import { session } from '#host-site/session/session.ts';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';

const again = () => void session.open(true);

/** Nobody could be asked who is signed in; asked again by the button, and when the connection returns. */
export function Unread() {
  const { unknown, unread } = useAuthTexts();
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <div className="wrap notice">
      <h1>{unknown.title}</h1>
      <p>{unknown.text}</p>
      <button type="button" className="button" onClick={again}>
        {unread.retry}
      </button>
    </div>
  );
}
